import * as contract from '@aureole/contract/accounts'
import type { Http } from '../platform/http/index.ts'
import { cancelEmailChange } from './change-email.ts'
import { changeSelf } from './change-self.ts'
import { closeAccount, keepAccount } from './close-account.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { endDevice, endDevices, listDevices } from './devices.ts'
import { exportDownload } from './download-export.ts'
import { readExport, startExport } from './export-data.ts'
import { forgetPassword } from './forget-password.ts'
import { addressLimits } from './limits.ts'
import { logIn } from './log-in.ts'
import { logInSecondFactor } from './log-in-second-factor.ts'
import { logOut } from './log-out.ts'
import { readUser } from './read-user.ts'
import { refresh } from './refresh.ts'
import { register } from './register.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.ts'
import { setPassword } from './set-password.ts'
import type { AccountsTools } from './tools.ts'

export function accountRoutes(http: Http, tools: AccountsTools): void {
  http.serve(
    contract.register,
    async ({ body }, { brandId }) => {
      await register(tools, { ...body, brandId })
      return undefined
    },
    per('register'),
  )
  http.serve(
    contract.confirmRegistration,
    async ({ body }) => {
      await confirmRegistration(tools, body.token)
      return undefined
    },
    per('link'),
  )
  http.serve(
    contract.resendConfirmation,
    async ({ body }, { brandId }) => {
      await resendConfirmation(tools, { ...body, brandId })
      return undefined
    },
    per('mail'),
  )
  http.serve(
    contract.logIn,
    ({ body }, { brandId, userAgent }) => logIn(tools, { ...body, brandId, userAgent }),
    per('logIn'),
  )
  http.serve(
    contract.refresh,
    ({ body }, { brandId }) => refresh(tools, { ...body, brandId }),
    per('refresh'),
  )
  http.serve(
    contract.logOut,
    async ({ body }) => {
      await logOut(tools, body)
      return undefined
    },
    per('refresh'),
  )
  http.serve(
    contract.forgetPassword,
    async ({ body }, { brandId }) => {
      await forgetPassword(tools, { ...body, brandId })
      return undefined
    },
    per('mail'),
  )
  http.serve(
    contract.setPassword,
    async ({ body }) => {
      await setPassword(tools, body)
      return undefined
    },
    per('link'),
  )
  http.serve(
    contract.logInSecondFactor,
    ({ body }, { brandId, userAgent }) => logInSecondFactor(tools, { ...body, brandId, userAgent }),
    per('logIn'),
  )
  http.serve(
    contract.confirmEmail,
    async ({ body }) => {
      await confirmEmail(tools, body.token)
      return undefined
    },
    per('link'),
  )
  http.serve(contract.readUser, ({ params }, { principal }) => readUser(tools, principal, params.id))
  http.serve(
    contract.changeUser,
    async ({ params, body }, { principal }) => {
      await changeSelf(tools, principal, params.id, body)
      return readUser(tools, principal, params.id)
    },
    { limit: { perUser: addressLimits.link } },
  )
  http.serve(contract.listDevices, async ({ params }, { principal }) => ({
    items: await listDevices(tools, principal, params.id),
  }))
  http.serve(contract.endDevice, async ({ params }, { principal }) => {
    await endDevice(tools, principal, params.id, params.sessionId)
    return undefined
  })
  http.serve(contract.endDevices, async ({ params }, { principal }) => {
    await endDevices(tools, principal, params.id)
    return undefined
  })
  rightsRoutes(http, tools)
  secondFactorRoutes(http, tools)
  exportDownload(http, tools)
}

function rightsRoutes(http: Http, tools: AccountsTools): void {
  http.serve(contract.cancelEmailChange, async ({ params }, { principal }) => {
    await cancelEmailChange(tools, principal, params.id)
    return undefined
  })
  http.serve(contract.startExport, async ({ params }, { principal }) => {
    await startExport(tools, principal, params.id)
    return undefined
  })
  http.serve(contract.readExport, ({ params }, { principal }) => readExport(tools, principal, params.id))
  http.serve(contract.closeAccount, async ({ params, body }, { principal }) => {
    const deletionAt = await closeAccount(tools, principal, params.id, body.currentPassword)
    return { deletionAt: deletionAt.toISOString() }
  })
  http.serve(contract.keepAccount, async ({ params }, { principal }) => {
    await keepAccount(tools, principal, params.id)
    return readUser(tools, principal, params.id)
  })
}

function secondFactorRoutes(http: Http, tools: AccountsTools): void {
  http.serve(
    contract.beginSecondFactor,
    ({ params }, { principal }) => beginSecondFactor(tools, principal, params.id),
    { limit: { perUser: addressLimits.link } },
  )
  http.serve(contract.confirmSecondFactor, async ({ params, body }, { principal }) => ({
    recoveryCodes: await confirmSecondFactor(tools, principal, params.id, body.code),
  }))
  http.serve(contract.endSecondFactor, async ({ params, body }, { principal }) => {
    await endSecondFactor(tools, principal, params.id, body)
    return undefined
  })
}

function per(rule: keyof typeof addressLimits) {
  return { limit: { perAddress: addressLimits[rule] } }
}
