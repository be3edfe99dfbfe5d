import type { FastifyReply } from 'fastify'
import { contentPolicy } from '../platform/http/index.ts'
import { escapeHtml } from '../platform/html.ts'

const style =
  ':root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-items:center;' +
  'font:17px/1.5 system-ui,sans-serif;background:light-dark(#f7f3ea,#180f19);color:light-dark(#2b1f2c,#f5efe7)}' +
  'main{max-width:34rem;padding:2rem;text-align:center}h1{font:400 1.75rem/1.25 Georgia,serif;margin:0 0 .75rem}' +
  'p{margin:0;opacity:.8}'

/** For when there is no brand or no build to show: one sentence that says so, and what to do. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy({ styles: [style] }))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
        `<style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`,
    )
}
