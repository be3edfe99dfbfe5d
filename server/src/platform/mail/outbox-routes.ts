import type { FastifyReply } from 'fastify'
import { notFound } from '../errors.ts'
import type { Http } from '../http/index.ts'
import { escapeHtml } from '../html.ts'
import type { Outbox, OutboxMail } from './outbox.ts'

/** Only served where mails go to the outbox by configuration: whoever reads it reads everyone's links. */
export function outboxRoutes(http: Http, outbox: Outbox): void {
  http.fastify.get('/api/dev/outbox', async (_request, reply) => {
    const mails = await outbox.list()
    return reply.header('cache-control', 'no-store').send(mails.map(presentMail))
  })

  http.fastify.get('/dev/outbox', async (_request, reply) =>
    sendPage(
      reply,
      listPage(await outbox.list()),
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    ),
  )

  http.fastify.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = await outbox.read(request.params.id)
    if (mail === undefined) throw notFound('This mail')
    // Sandboxed: a mail is shown as a mail program would show it, without scripts and with links that leave the frame.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`
    return sendPage(reply, mail.html.replace('<head>', '<head>\n<base target="_top">'), policy)
  })
}

function presentMail(mail: OutboxMail) {
  const { id, at, to, subject, text, html, links } = mail
  return { id, at, to, subject, text, html, links }
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

function listPage(mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    (mail) => `<details><summary><span class="subject">${escapeHtml(mail.subject)}</span>
<span class="to">${escapeHtml(mail.to)}</span> <time datetime="${mail.at}">${mail.at.slice(0, 19).replace('T', ' ')}</time></summary>
<iframe src="/dev/outbox/${mail.id}" title="${escapeHtml(mail.subject)}" loading="lazy"></iframe>
<pre>${escapeHtml(mail.text)}</pre></details>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Outbox</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } summary { cursor: pointer; padding: 0.75rem 0; } details { border-top: 1px solid #8886; }
.subject { font-weight: 600; } .to, time { opacity: 0.75; margin-left: 0.75rem; }
iframe { width: 100%; height: 36rem; border: 1px solid #8886; border-radius: 12px; background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: 12px; }
</style></head><body><main><h1>Outbox</h1>
<p>Mails that would have left if a mail server were configured, newest first.</p>
${rows.length === 0 ? '<p>Nothing has been sent yet.</p>' : rows.join('\n')}
</main></body></html>
`
}
