declare const __BUILD_STAMP__: string

const stamp = typeof __BUILD_STAMP__ === 'string' ? __BUILD_STAMP__ : '0'

/** The address of a static file with the build's stamp, so that a cache never serves an older release's file. */
export function asset(path: string): string {
  const [address = '', fragment] = path.split('#')
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}h=${stamp}${fragment === undefined ? '' : `#${fragment}`}`
}
