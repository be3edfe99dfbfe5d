import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, PasswordInput } from '../../ui/field.tsx'

interface CurrentPasswordProps {
  register: UseFormRegisterReturn
  error: string | undefined
  /** For password managers: whose password this is. */
  email: string
}

export function CurrentPassword({ register, error, email }: CurrentPasswordProps) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={error}>
        <PasswordInput {...register} autoComplete="current-password" required />
      </Field>
    </>
  )
}
