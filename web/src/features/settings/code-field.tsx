import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, TextInput } from '../../ui/field.tsx'

interface CodeFieldProps {
  register: UseFormRegisterReturn
  error: string | undefined
  hint?: string
}

/** Six digits; spaces, which apps like to show in the middle, do no harm. */
export function CodeField({ register, error, hint }: CodeFieldProps) {
  return (
    <Field label="Code from the app" error={error} hint={hint}>
      <TextInput
        {...register}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="tabular-nums"
        required
      />
    </Field>
  )
}
