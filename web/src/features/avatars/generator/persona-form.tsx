import { avatarLimits } from '@aureole/contract/avatar-limits'
import { setPersonalAvatar, type PersonalAvatar } from '@aureole/contract/personal-avatar'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { api } from '#lib/api.ts'
import { session } from '#lib/session.ts'
import { AvatarPicture } from '#ui/avatar-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { CountedText } from './choices/counted-text.tsx'
import { Group } from './choices/group.tsx'
import { useOptions } from './options.ts'
import { refusalOf, type Refusal } from './problems.ts'

interface PersonaFormProps {
  userId: string
  persona: PersonalAvatar | null
  onDone: () => void
}

function ReadyPictures(props: { current: string; value: string; onChange: (imageUrl: string) => void }) {
  const { current, value, onChange } = props
  const { options } = useOptions()
  const name = useId()
  const ready = (options['picture'] ?? []).map(({ value: own, label, imageUrl }) => ({
    label,
    url: imageUrl ?? own,
  }))
  // A picture of one's own making stays a choice among the ready ones.
  const all =
    ready.some(({ url }) => url === current) || current === ''
      ? ready
      : [{ label: 'Your own', url: current }, ...ready]
  return (
    <Group label="Picture">
      <div className="grid grid-cols-4 gap-4 sm:grid-cols-6">
        {all.map(({ label, url }) => (
          <label
            key={url}
            className="relative block cursor-pointer rounded-full transition-shadow duration-fast has-checked:shadow-[0_0_0_3px_var(--surface-0),0_0_0_5px_var(--primary-ink),0_0_28px_2px_var(--halo)] has-focus-visible:outline-2 has-focus-visible:outline-offset-[7px] has-focus-visible:outline-primary-ink"
          >
            <input
              type="radio"
              name={name}
              value={url}
              checked={url === value}
              onChange={() => onChange(url)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <img
              src={url}
              alt={label}
              width={96}
              height={96}
              draggable={false}
              className="aspect-square w-full rounded-full bg-surface-3 object-cover"
            />
          </label>
        ))}
      </div>
    </Group>
  )
}

/** Name, lines and a ready picture, for everyone. */
export function PersonaForm({ userId, persona, onDone }: PersonaFormProps) {
  const [name, setName] = useState(persona?.name ?? '')
  const [about, setAbout] = useState(persona?.about ?? '')
  const [imageUrl, setImageUrl] = useState(persona?.imageUrl ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const queries = useQueryClient()

  async function save(): Promise<void> {
    if (busy) return
    if (name.trim() === '')
      return setRefusal({ text: undefined, fields: { name: 'Please choose a name.' }, isFull: false })
    setBusy(true)
    setRefusal(undefined)
    try {
      const picture = imageUrl === '' || imageUrl === persona?.imageUrl ? {} : { imageUrl }
      const body = { name: name.trim(), about: about.trim(), ...picture }
      const saved = await api(setPersonalAvatar, { params: { id: userId }, body })
      session.patchUser({ avatar: { name: saved.name, imageUrl: saved.imageUrl } })
      queries.setQueryData(['personal-avatar', userId], saved)
      onDone()
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      aria-label="Your persona"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
      className="mx-auto flex max-w-[38rem] flex-col gap-6"
    >
      <div className="flex items-center gap-5">
        <AvatarPicture src={imageUrl || undefined} name={name.trim() || ' '} size={88} ring eager />
        <h1 className="font-serif text-32 tracking-[-0.02em] text-ink-1">
          {name.trim() || 'You, without a name yet'}
        </h1>
      </div>
      <Field label="Your name" error={refusal?.fields['name']}>
        <TextInput
          value={name}
          maxLength={avatarLimits.nameMax}
          autoComplete="nickname"
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <CountedText
        label="About you"
        note="optional"
        rows={4}
        hint="Angels read this. Leave out what you would not tell a stranger."
        value={about}
        max={avatarLimits.aboutMax}
        error={refusal?.fields['about']}
        onChange={setAbout}
      />
      <ReadyPictures current={persona?.imageUrl ?? ''} value={imageUrl} onChange={setImageUrl} />
      {refusal?.fields['imageUrl'] && <Notice tone="danger">{refusal.fields['imageUrl']}</Notice>}
      {refusal?.text && (
        <Notice tone="danger" role="alert">
          {refusal.text}
        </Notice>
      )}
      <div className="flex gap-3">
        <Button type="submit" size="lg" busy={busy}>
          Save
        </Button>
        <Button variant="ghost" size="lg" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
