declare const BUILD_STAMP: string

const stamp = typeof BUILD_STAMP === 'string' ? BUILD_STAMP : '0'

/** The address of a static file with the build's stamp, so that a cache never serves an older release's file. */
export function asset(path: string): string {
  const [address = '', fragment] = path.split('#')
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}h=${stamp}${fragment === undefined ? '' : `#${fragment}`}`
}
