export function headersFor(apiKey: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }
}

export function completionsAddress(base: URL): URL {
  return new URL(`${apiRoot(base)}/chat/completions`)
}

/** With its `/v1`, which operators leave out as often as not. */
export function apiRoot(base: URL): string {
  const path = base.pathname.replace(/\/+$/, '')
  return `${base.origin}${path === '' ? '/v1' : path}`
}
