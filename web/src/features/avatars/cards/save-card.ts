import { exportCard } from '@aureole/contract/cards'
import { api, ApiProblem } from '#lib/api.ts'
import { saveFile } from '#lib/save-file.ts'
import { toast } from '#lib/toasts.ts'

/** The newest form of the card is saved: programs that only know the older one read it too. */
export async function saveCard(angel: { id: string; name: string }, format: 'png' | 'json'): Promise<void> {
  try {
    saveFile(await api(exportCard, { params: { id: angel.id }, query: { format, version: '3' } }))
  } catch (error) {
    toast({
      severity: 'error',
      title: `The card of ${angel.name} could not be saved`,
      message: error instanceof ApiProblem ? error.message : 'Check your connection and try again.',
      id: 'save-card',
    })
  }
}
