import { toast } from '../../lib/toasts.ts'

/** Says whether it worked: a browser may forbid it, and then the person has to know. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast({
      id: 'copy',
      severity: 'error',
      title: 'Not copied',
      message: 'Your browser did not allow it. Select the text and copy it by hand.',
    })
    return false
  }
}
