import * as appealContract from '@aureole/contract/appeals'
import * as auditContract from '@aureole/contract/audit'
import * as peopleContract from '@aureole/contract/desk-people'
import * as violationContract from '@aureole/contract/violations'
import { notFound } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import { createAppeal, decideAppeal, listAppeals } from './appeals.ts'
import { readAudit } from './read-audit.ts'
import { readDashboard } from './read-dashboard.ts'
import { readPerson } from './read-person.ts'
import { readStanding } from './read-standing.ts'
import { liftSuspension } from './lift.ts'
import { suspendPerson, warn } from './penalise.ts'
import { acting, caseRoutes } from './routes-cases.ts'
import type { ModerationTools } from './tools.ts'
import { decideViolation, listViolations } from './violations.ts'

const appeals = { limit: { perAddress: { limit: 20, seconds: 3600 } } }

export function moderationRoutes(http: Http, tools: ModerationTools): void {
  caseRoutes(http, tools)

  http.serve(violationContract.listViolations, ({ query }, context) =>
    listViolations(tools, acting(context), query),
  )
  http.serve(violationContract.decideViolation, ({ params, body }, context) =>
    decideViolation(tools, acting(context), { ...params, ...body }),
  )
  http.serve(peopleContract.readPerson, ({ params }, context) =>
    readPerson(tools, acting(context), params.id),
  )
  http.serve(peopleContract.warnPerson, ({ params, body, idempotencyKey: key }, context) =>
    warn(tools, acting(context), { userId: params.id, key, ...body }),
  )
  http.serve(peopleContract.suspendPerson, ({ params, body }, context) =>
    suspendPerson(tools, acting(context), { userId: params.id, ...body }),
  )
  http.serve(peopleContract.liftSuspension, ({ params, query }, context) =>
    liftSuspension(tools, acting(context), { userId: params.id, ...query }),
  )
  http.serve(
    appealContract.createAppeal,
    ({ body }, { principal }) => createAppeal(tools, { userId: principal?.userId, ...body }),
    appeals,
  )
  http.serve(appealContract.listAppeals, ({ query }, context) => listAppeals(tools, acting(context), query))
  http.serve(appealContract.decideAppeal, ({ params, body }, context) =>
    decideAppeal(tools, acting(context), { ...params, ...body }),
  )
  http.serve(auditContract.readAudit, ({ query }, context) => readAudit(tools, acting(context), query))
  http.serve(auditContract.readDashboard, () => readDashboard(tools))
  http.serve(appealContract.readStanding, ({ params }, { principal }) => {
    if (params.id !== principal.userId) throw notFound('This person')
    return readStanding(tools, params.id)
  })
}
