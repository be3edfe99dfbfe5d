import { Check, ChevronDown, CircleAlert, Eye, EyeOff, Search } from 'lucide-react'
import { createContext, useContext, useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

interface FieldParts {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldParts | undefined>(undefined)

export interface FieldProps {
  label: ReactNode
  /** Beside the label, for example "optional". */
  note?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label, control, hint and error; the control inside learns its id, description and validity from here. */
export function Field({ label, note, hint, error, className, children }: FieldProps) {
  const id = useId()
  const told = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={classNames('k-field', className)}>
      <label className="k-label" htmlFor={id}>
        {label}
        {note ? <small> {note}</small> : null}
      </label>
      <FieldContext value={{ id, describedBy: told, invalid: Boolean(error) }}>{children}</FieldContext>
      <div className="k-field-told" aria-live="polite">
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : hint ? (
          <p className="k-hint" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="k-hint k-hint-error" id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** What a control inside a `Field` puts on its element; own controls can use it too. */
export function useFieldControl(): {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true
} {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    ...(field.invalid && { 'aria-invalid': true as const }),
  }
}

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: ReactNode
  end?: ReactNode
}

export function TextInput({ icon, end, className, ...rest }: TextInputProps) {
  const control = useFieldControl()
  const input = <input type="text" {...control} {...rest} className={classNames('k-input', className)} />
  if (!icon && !end) return input
  return (
    <span className="k-input-wrap" data-end={end ? '' : undefined}>
      {icon}
      {input}
      {end ? <span className="k-input-end">{end}</span> : null}
    </span>
  )
}

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}

export function SearchInput({ className, ...rest }: Omit<TextInputProps, 'type' | 'icon'>) {
  return (
    <TextInput
      {...rest}
      type="search"
      icon={<Search aria-hidden="true" />}
      className={classNames('k-search', className)}
    />
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl()
  return <textarea rows={3} {...control} {...rest} className={classNames('k-input', className)} />
}

export function SelectInput({ className, children, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl()
  return (
    <span className="k-input-wrap">
      <select {...control} {...rest} className={classNames('k-input', className)}>
        {children}
      </select>
      <ChevronDown className="k-select-arrow" aria-hidden="true" />
    </span>
  )
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  error?: ReactNode
}

/** The children are the label and may hold links. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="k-check">
        <span className="k-check-box">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
          />
          <Check aria-hidden="true" />
        </span>
        <span>{children}</span>
      </label>
      <div className="mt-1" aria-live="polite">
        {error ? <FieldError id={id}>{error}</FieldError> : null}
      </div>
    </div>
  )
}

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  hint?: ReactNode
}

/** Takes effect at once, unlike a checkbox in a form. */
export function Switch({ children, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('k-switch', className)}>
      {children ? (
        <span className="k-switch-text">
          {children}
          {hint ? <small>{hint}</small> : null}
        </span>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is on */}
      <input {...rest} type="checkbox" role="switch" />
    </label>
  )
}
