type Call = (...args: unknown[]) => void

interface Pixel extends Call {
  callQueue: unknown[][]
  sendEvent?: Call
}

const source = 'https://www.redditstatic.com/ads/pixel.js'
let pixel: Pixel | undefined

function queueingPixel(): Pixel {
  const callQueue: unknown[][] = []
  const call = (...args: unknown[]) => {
    if (made.sendEvent === undefined) callQueue.push(args)
    else made.sendEvent(...args)
  }
  const made: Pixel = Object.assign(call, { callQueue })
  return made
}

/** Only after consent. Calls made before the script arrives wait in its queue. */
export function loadRedditPixel(pid: string): void {
  if (pixel !== undefined) return
  pixel = queueingPixel()
  Object.assign(window, { rdt: pixel })
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
  pixel('init', pid)
  trackReddit('PageVisit')
}

/** Does nothing without consent, since then there is no pixel. */
export function trackReddit(event: 'PageVisit' | 'SignUp' | 'Purchase', details?: object): void {
  if (details === undefined) pixel?.('track', event)
  else pixel?.('track', event, details)
}
