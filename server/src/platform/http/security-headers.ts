import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

type Headers = Readonly<Record<string, string>>

const unusedPowers = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]

/** On every answer. Data needs no scripts at all; a page of HTML sets a policy of its own, see `contentPolicy`. */
export function securityHeaders(config: Pick<Config, 'nodeEnv' | 'publicUrl'>): Headers {
  const secure = config.nodeEnv === 'production' && config.publicUrl.protocol === 'https:'
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unusedPowers.map((power) => `${power}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-dns-prefetch-control': 'off',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

export interface PolicyParts {
  /** The text of each inline script and style that we wrote ourselves: nothing else inline runs. */
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  /** Hosts that a consented pixel needs. */
  readonly pixel?: boolean
}

/** The content security policy of a page of HTML. */
export function contentPolicy(parts: PolicyParts): string {
  const pixelScript = parts.pixel ? ['https://www.redditstatic.com'] : []
  const pixelCalls = parts.pixel ? ['https://alb.reddit.com', 'https://pixel-config.reddit.com'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(parts.scripts ?? []).map(sourceHash), ...pixelScript],
    'style-src': ["'self'", ...(parts.styles ?? []).map(sourceHash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pixelCalls],
    'connect-src': ["'self'", ...pixelCalls],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
