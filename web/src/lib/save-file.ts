import type { ReceivedFile } from './request.ts'

/** Hands a file that was fetched with the person's token to the browser's downloads. */
export function saveFile({ blob, name }: ReceivedFile): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
