import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy, type Http } from '../../platform/http/index.ts'
import { nothingPage, style } from './page.ts'
import { pressOnPayment, pressOnSubscription, showPayment, showSubscription } from './visit.ts'
import { sandboxPath, type SandboxTools } from './tools.ts'

type Show = (tools: SandboxTools, id: string, locale: string) => Promise<string | undefined>
type Press = (tools: SandboxTools, id: string, action: string) => Promise<string | undefined>

/** The sandbox's own pages: plain HTML without a script, as far from the app as a provider's page is. */
export function sandboxRoutes(http: Http, tools: SandboxTools): void {
  void http.fastify.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    )
    visit(scope, `${sandboxPath}/:id`, showPayment, pressOnPayment)
    visit(scope, `${sandboxPath}/subscriptions/:id`, showSubscription, pressOnSubscription)
  })

  function visit(scope: FastifyInstance, url: string, show: Show, press: Press): void {
    const enter = (request: FastifyRequest, reply: FastifyReply) =>
      http.enter(request, reply, { who: 'all', name: 'sandbox' })
    const idOf = (request: FastifyRequest) => (request.params as { id: string }).id

    scope.route({
      method: 'GET',
      url,
      handler: async (request, reply) => {
        const { language } = await enter(request, reply)
        const html = await show(tools, idOf(request), language)
        return sendHtml(reply, html === undefined ? 404 : 200, html ?? nothingPage())
      },
    })
    scope.route({
      method: 'POST',
      url,
      handler: async (request, reply) => {
        await enter(request, reply)
        const action = request.body instanceof URLSearchParams ? (request.body.get('action') ?? '') : ''
        const onward = await press(tools, idOf(request), action)
        if (onward === undefined) return sendHtml(reply, 404, nothingPage())
        return reply.code(303).header('location', onward).header('cache-control', 'no-store').send()
      },
    })
  }
}

function sendHtml(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy({ styles: [style] }))
    .type('text/html; charset=utf-8')
    .send(html)
}
