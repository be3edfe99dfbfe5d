import { limits, type UserDetails } from '@aureole/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { toast } from '../../lib/toasts.ts'
import { Field, TextInput } from '../../ui/field.tsx'
import { DetailForm } from './detail-form.tsx'
import { Detail } from './detail.tsx'
import { changeSelf } from './use-details.ts'

function NameForm({ id, name, done }: { id: string; name: string; done: () => void }) {
  const form = useForm({ defaultValues: { name }, mode: 'onTouched' })
  const { busy, problem, submit } = useSubmission()
  const send = form.handleSubmit((values) =>
    submit(
      async () => {
        await changeSelf(id, { name: values.name.trim() })
        done()
        toast({ severity: 'success', title: `Angels will call you ${values.name.trim()}` })
      },
      (error) => showProblem(error, ['name'], form.setError),
    ),
  )
  return (
    <DetailForm
      action="Save the name"
      busy={busy}
      problem={problem}
      onCancel={done}
      onSubmit={(event) => void send(event)}
    >
      <Field label="What angels call you" error={form.formState.errors.name?.message}>
        <TextInput
          {...form.register('name', { validate: (value) => value.trim() !== '' || 'Please choose a name.' })}
          maxLength={limits.nameMax}
          autoComplete="nickname"
          autoFocus
          required
        />
      </Field>
    </DetailForm>
  )
}

export function DisplayName({ details }: { details: UserDetails }) {
  const [editing, setEditing] = useState(false)
  const name = details.avatar?.name
  // Without a persona there is nobody to name yet: agents have none, and everyone else is asked for one first.
  if (name === undefined) return null
  return (
    <Detail
      title="Name"
      value={name}
      text="Angels call you this."
      onChange={() => setEditing(true)}
      form={editing && <NameForm id={details.id} name={name} done={() => setEditing(false)} />}
    />
  )
}
