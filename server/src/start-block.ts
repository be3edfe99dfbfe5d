import { relative } from 'node:path'
import type { Config } from './platform/config.ts'

/** What a person wants to know who has just started the app. */
export function startBlock(
  config: Config,
  { mind, ...started }: { url: string; seconds: number; mind: string },
): string {
  const origin = config.publicUrl.origin
  const rows: [string, string][] = [
    ['Address', origin === started.url ? origin : `${origin} (listening on ${started.url})`],
    [
      'Database',
      config.databaseUrl
        ? `PostgreSQL at ${hostOf(config.databaseUrl)}`
        : `embedded, in ${nearPath(config.dataDir)}`,
    ],
    [
      'Live',
      config.redisUrl ? `across nodes, through Redis at ${hostOf(config.redisUrl)}` : 'in this process',
    ],
    ['Mind', mind],
    ['Payments', 'sandbox, no money moves'],
    ['Mail', config.smtpUrl ? `through ${hostOf(config.smtpUrl)}` : `outbox, ${origin}/dev/outbox`],
  ]
  if (config.demoData) {
    rows.push(
      ['Log in as', 'user@aureole.test, premium@aureole.test or agent@aureole.test'],
      ['Password', 'angels-demo'],
    )
  }
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`)
  return ['', `  Aureole started in ${started.seconds.toFixed(1)} s`, '', ...lines, ''].join('\n')
}

/** Without name and password, which the URL may carry. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : pathname}`
}

function nearPath(path: string): string {
  const near = relative(process.cwd(), path)
  return near !== '' && !near.startsWith('..') ? `./${near}` : path
}
