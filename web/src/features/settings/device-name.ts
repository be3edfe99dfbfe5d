export interface DeviceName {
  /** "Firefox on Linux", as a person would say it. */
  name: string
  kind: 'computer' | 'tablet' | 'phone'
}

type Sign = readonly [pattern: RegExp, word: string]

/** Most browsers claim to be several others: the first that fits is the one that it is. */
const browsers: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Phones and tablets first: they name the system that they descend from as well. */
const systems: readonly Sign[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

function wordFor(signs: readonly Sign[], userAgent: string): string | undefined {
  return signs.find(([pattern]) => pattern.test(userAgent))?.[1]
}

function kindOf(system: string | undefined, userAgent: string): DeviceName['kind'] {
  if (system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet'
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'computer'
}

/** What a browser says of itself, in words that its owner recognises. */
export function deviceName(userAgent: string): DeviceName {
  const browser = wordFor(browsers, userAgent)
  const system = wordFor(systems, userAgent)
  const kind = kindOf(system, userAgent)
  if (browser !== undefined && system !== undefined) return { name: `${browser} on ${system}`, kind }
  return { name: browser ?? system ?? 'A device we do not recognise', kind }
}
