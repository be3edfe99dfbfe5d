import { avatarLimits } from '@aureole/contract/avatar-limits'
import { listOptions } from '@aureole/contract/avatars'
import { setPersonalAvatar } from '@aureole/contract/personal-avatar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useVars } from '../../lib/brand.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session, useUser } from '../../lib/session.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useWaitingAngel, WaitingAngel, type Waiting } from './waiting-angel.tsx'

interface SetupForm {
  name: string
  imageUrl: string
}

/** A name and a picture: without them angels would not know whom they are talking with. */
export function AvatarSetupDialog({ frame }: DialogView<'avatar-setup'>) {
  const { brand } = useVars()
  const user = useUser()
  const options = useQuery({
    queryKey: ['avatar-options'],
    queryFn: ({ signal }) => api(listOptions, {}, { signal }),
    staleTime: Infinity,
  })
  const form = useForm<SetupForm>({ defaultValues: { name: '', imageUrl: '' }, mode: 'onTouched' })
  const { errors } = form.formState
  const [name, imageUrl] = useWatch({ control: form.control, name: ['name', 'imageUrl'] })
  const { busy, problem, submit } = useSubmission()
  const findWaiting = useWaitingAngel(user?.id)
  const [waiting, setWaiting] = useState<Waiting>()

  const send = form.handleSubmit((values) =>
    submit(
      async () => {
        if (user === undefined) return
        const body = { name: values.name.trim(), imageUrl: values.imageUrl }
        const avatar = await api(setPersonalAvatar, { params: { id: user.id }, body })
        const found = await findWaiting()
        session.patchUser({ avatar: { name: avatar.name, imageUrl: avatar.imageUrl } })
        if (found === undefined) closeDialog('done')
        else setWaiting(found)
      },
      (error) => showProblem(error, ['name', 'imageUrl'], form.setError),
    ),
  )

  if (waiting !== undefined) return <WaitingAngel waiting={waiting} frame={frame} />

  return (
    <DialogFrame
      {...frame}
      art={<AvatarPicture src={imageUrl || undefined} name={name.trim() || ' '} size={88} ring />}
      title={`Welcome to ${brand.name}`}
      lead="How should angels call and picture you? You can change both at any time."
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        <Field label="Your name" error={errors.name?.message}>
          <TextInput
            {...form.register('name', {
              validate: (value) => value.trim() !== '' || 'Please choose a name.',
            })}
            maxLength={avatarLimits.nameMax}
            autoComplete="nickname"
            required
          />
        </Field>
        <PictureChoice
          register={form.register('imageUrl', { required: 'Please choose a picture.' })}
          pictures={options.data?.['picture'] ?? []}
          loading={options.isPending}
          error={errors.imageUrl?.message}
          onRetry={options.isError ? () => void options.refetch() : undefined}
        />
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          Start
        </Button>
        <Button
          variant="ghost"
          size="sm"
          block
          onClick={() => void session.logOut().then(() => closeDialog())}
        >
          Log out
        </Button>
      </form>
    </DialogFrame>
  )
}
