import { Copy, Flag, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../lib/toasts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Checkbox, Field, PasswordInput, TextInput } from '../../ui/field.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Columns, Section, Specimen } from './kit-parts.tsx'

type Layer = 'form' | 'login' | 'age' | 'long' | 'left' | 'right' | 'bottom'

const paragraphs = Array.from(
  { length: 14 },
  (_, n) =>
    `${n + 1}. What is said here stays readable: long content scrolls inside, the actions stay in view.`,
)

function Dialogs({
  layer,
  show,
  close,
}: {
  layer: Layer | undefined
  show: (layer: Layer) => void
  close: () => void
}) {
  return (
    <>
      {layer === 'login' ? null : (
        <DialogFrame
          open={layer === 'form'}
          onClose={close}
          title="Create your account"
          lead="50 tokens are waiting for you, and Wren stays as you made her."
        >
          <form className="space-y-4" onSubmit={(event) => event.preventDefault()}>
            <Field label="E-mail">
              <TextInput type="email" autoComplete="off" />
            </Field>
            <Field label="Password" hint="At least 8 characters. A short sentence works well.">
              <PasswordInput autoComplete="off" />
            </Field>
            <Checkbox>I accept the Terms of Service and have read the Privacy Policy.</Checkbox>
            <Button type="submit" size="lg" block>
              Create account
            </Button>
            <p className="text-center text-ink-2">
              Already have one?{' '}
              <button type="button" className="k-link" onClick={() => show('login')}>
                Log in
              </button>
            </p>
          </form>
        </DialogFrame>
      )}
      {layer === 'login' ? (
        <DialogFrame swapped onClose={close} title="Log in" lead="Welcome back.">
          <Field label="E-mail">
            <TextInput type="email" autoComplete="off" />
          </Field>
          <Button block className="mt-4" onClick={close}>
            Log in
          </Button>
        </DialogFrame>
      ) : null}
      <DialogFrame
        open={layer === 'age'}
        closable={false}
        size="sm"
        art={<Halo size={96}>18</Halo>}
        title="Are you 18 or older?"
        lead="Aureole is for adults. We ask once and keep your answer in this browser only."
      >
        <Button block onClick={close}>
          I am 18 or older
        </Button>
        <Button block variant="ghost" className="mt-2" onClick={close}>
          Leave
        </Button>
      </DialogFrame>
      <DialogFrame
        open={layer === 'long'}
        onClose={close}
        size="lg"
        title="Something long"
        footer={
          <>
            <Button onClick={close}>Understood</Button>
            <Button variant="quiet" onClick={close}>
              Not now
            </Button>
          </>
        }
      >
        <div className="space-y-3 text-ink-2">
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      </DialogFrame>
    </>
  )
}

export function Layers() {
  const [layer, setLayer] = useState<Layer>()
  const close = () => setLayer(undefined)
  return (
    <Section
      id="layers"
      title="Layers"
      text="Sheets from the bottom on a phone, cards on a desk. Toasts lie on layer 50, drawers on 1000, dialogs on 1100."
    >
      <Columns>
        <Specimen name="DialogFrame" className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setLayer('form')}>
            A form
          </Button>
          <Button variant="quiet" onClick={() => setLayer('age')}>
            One that must be answered
          </Button>
          <Button variant="quiet" onClick={() => setLayer('long')}>
            Long content
          </Button>
        </Specimen>
        <Specimen name="Drawer" className="flex flex-wrap gap-3">
          {(['left', 'right', 'bottom'] as const).map((side) => (
            <Button key={side} variant="quiet" onClick={() => setLayer(side)}>
              From the {side}
            </Button>
          ))}
        </Specimen>
        <Specimen name="ToastArea" className="flex flex-wrap gap-3">
          {(['success', 'error', 'contrast'] as const).map((severity) => (
            <Button
              key={severity}
              variant="quiet"
              onClick={() =>
                toast({
                  severity,
                  title: `A toast, ${severity}`,
                  message: 'It waits while the pointer is on it.',
                })
              }
            >
              Show {severity}
            </Button>
          ))}
        </Specimen>
        <Specimen name="Menu">
          <Menu
            align="start"
            trigger={
              <IconButton label="More">
                <MoreHorizontal />
              </IconButton>
            }
            entries={[
              { label: 'Copy', icon: <Copy aria-hidden />, kbd: 'C', onSelect: () => undefined },
              { label: 'Change', icon: <Pencil aria-hidden />, kbd: 'E', onSelect: () => undefined },
              { label: 'Report', icon: <Flag aria-hidden />, disabled: true, onSelect: () => undefined },
              {
                label: 'Delete for good',
                icon: <Trash2 aria-hidden />,
                danger: true,
                apart: true,
                onSelect: () => undefined,
              },
            ]}
          />
        </Specimen>
      </Columns>
      <Dialogs layer={layer} show={setLayer} close={close} />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Drawer key={side} side={side} open={layer === side} onClose={close} title={`From the ${side}`}>
          <Rows>
            <Row title="Discover" chevron onClick={close} />
            <Row title="Chats" chevron onClick={close} />
          </Rows>
        </Drawer>
      ))}
    </Section>
  )
}
