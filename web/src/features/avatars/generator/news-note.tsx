import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { nameFields } from './describe.ts'
import type { News } from './generator-view.ts'

interface NewsNoteProps {
  news: News
  onHeard: () => void
  onTakeOther: () => void
}

function textOf(news: News): [string, string] {
  switch (news.kind) {
    case 'taken':
      return ['You went on elsewhere', `We brought ${nameFields(news.fields)} along. Undo takes it back.`]
    case 'contested':
      return [
        'You went on elsewhere',
        `There you changed ${nameFields(news.fields)}, too. What you see here is kept.`,
      ]
    case 'other':
      return ['You had begun somebody before', 'You can go on with them instead. Undo brings this one back.']
    case 'finished-elsewhere':
      return ['That one is finished', 'You brought them to life in another tab. Here you can begin the next.']
  }
}

/** What happened to the answers without the person, said once. */
export function NewsNote({ news, onHeard, onTakeOther }: NewsNoteProps) {
  const [title, text] = textOf(news)
  return (
    <Notice tone="info" role="status" title={title} className="mb-6">
      <p>{text}</p>
      <div className="mt-2 flex gap-2">
        {news.kind === 'other' && (
          <Button variant="quiet" size="sm" onClick={onTakeOther}>
            Go on with them
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onHeard}>
          {news.kind === 'other' ? 'Keep this one' : 'All right'}
        </Button>
      </div>
    </Notice>
  )
}
