let mounted = false
let signal: () => void
const signalled = new Promise<void>((resolve) => {
  signal = resolve
})

/** Start-up says so once its two waits are over, right before the first render. */
export function signalMounted(): void {
  mounted = true
  signal()
}

export function isMounted(): boolean {
  return mounted
}

/** Guards wait for it: a dialog cannot be answered before there is a page. */
export function whenMounted(): Promise<void> {
  return signalled
}
