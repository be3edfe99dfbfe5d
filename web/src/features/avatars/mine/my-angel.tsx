import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileJson, ImageDown, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useVars } from '#lib/brand.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { Page } from '#ui/page.tsx'
import { paletteStyle, Portrait } from '#ui/portrait.tsx'
import { Row, Rows } from '#ui/rows.tsx'
import { saveCard } from '../cards/save-card.ts'
import { inSentence } from '../in-sentence.ts'
import { useStartChat } from '../start-chat.ts'
import { useDeletion } from './delete-angel.ts'
import { Publication } from './publication.tsx'

const sources = {
  DRAWN: 'Drawn from what you chose.',
  GENERATED: 'Made by an image model from what you chose.',
  UPLOADED: 'Came with a card.',
}

function Told({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <section className="pt-6">
      <h2 className="font-sans text-13 font-semibold tracking-normal text-ink-3">{title}</h2>
      <div className="mt-1 max-w-measure space-y-3 text-17 leading-relaxed text-ink-1">
        {text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** An own angel: who they are, who meets them, and everything that can be done about it. */
export function MyAngel({ angel }: { angel: OwnAvatar }) {
  const { prices } = useVars()
  const { starting, start } = useStartChat(angel)
  const remove = useDeletion(angel)
  return (
    <Page>
      <Link to="/avatars/ai" className="k-page-back">
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        My Angels
      </Link>
      <div
        style={paletteStyle(angel)}
        className="mt-4 grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14"
      >
        <div className="mx-auto w-full max-w-80 md:sticky md:top-6 md:self-start">
          <div className="aspect-3/4 overflow-hidden rounded-bubble shadow-[var(--shadow-high),0_0_4rem_-1rem_var(--portrait-halo)]">
            <Portrait picture={angel} alt={`Portrait of ${angel.name}`} sizes="20rem" priority />
          </div>
          <p className="mt-3 text-center text-13 text-ink-3">{sources[angel.pictureSource]}</p>
        </div>
        <div>
          <h1 className="font-serif text-44 tracking-[-0.024em] break-words text-ink-1">{angel.name}</h1>
          <p className="mt-1 text-17 text-ink-2">
            {[`${angel.age}`, angel.occupation, angel.relation ?? '']
              .filter(Boolean)
              .map(inSentence)
              .join(', ')}
          </p>
          <ul aria-label="Traits" className="mt-4 flex flex-wrap gap-2">
            {angel.traits.map((trait) => (
              <li key={trait}>
                <Tag size="md">{trait}</Tag>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              size="lg"
              icon={<MessageCircle aria-hidden />}
              busy={starting}
              onClick={() => void start()}
            >
              Chat with {angel.name}
            </Button>
            <Link
              to="/avatars/ai/$id"
              params={{ id: angel.id }}
              search={{ edit: 'true' }}
              className={buttonClass({ variant: 'quiet', size: 'lg' })}
            >
              <Pencil aria-hidden />
              Edit
            </Link>
          </div>
          <p className="mt-3 text-13 text-ink-3">
            {angel.name} is an AI. A reply costs{' '}
            {prices.replyTokens === 1 ? '1 token' : `${prices.replyTokens} tokens`}.
          </p>
          <Told title="Who they are" text={angel.biography} />
          <Told title="How they say hello" text={angel.greeting} />
          <Told title="How they speak" text={angel.speakingStyle} />
          <Told
            title="What they like"
            text={angel.hobbies.map((one, index) => (index === 0 ? one : inSentence(one))).join(', ')}
          />
          <Publication angel={angel} />
          <Rows className="mt-8">
            <Row
              icon={<ImageDown aria-hidden />}
              title="Save as a picture card"
              text="A PNG with the portrait and everything about them, for other programs too."
              onClick={() => void saveCard(angel, 'png')}
            />
            <Row
              icon={<FileJson aria-hidden />}
              title="Save as a text card"
              text="The same as JSON."
              onClick={() => void saveCard(angel, 'json')}
            />
            <Row
              icon={<Trash2 aria-hidden />}
              title={`Delete ${angel.name}`}
              text="Chats that you had can still be read."
              danger
              onClick={() => void remove()}
            />
          </Rows>
        </div>
      </div>
    </Page>
  )
}
