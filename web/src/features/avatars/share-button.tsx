import { Share2 } from 'lucide-react'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'

async function share(title: string): Promise<void> {
  const url = location.href
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    toast({ severity: 'success', title: 'Link copied', id: 'share' })
  } catch (error) {
    // Closing the system's share sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ severity: 'error', title: 'The link could not be copied', message: url, id: 'share' })
  }
}

export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="ghost" icon={<Share2 />} onClick={() => void share(title)}>
      Share
    </Button>
  )
}
