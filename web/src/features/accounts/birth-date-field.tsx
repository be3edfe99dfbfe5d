import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { DateParts } from '../../lib/forms/checks.ts'
import { FieldError, SelectInput } from '../../ui/field.tsx'

export interface WithBirthDate {
  birthDate: DateParts
}

const days = Array.from({ length: 31 }, (_, index) => String(index + 1))
const oldest = 110

function monthNames(): string[] {
  const format = new Intl.DateTimeFormat(navigator.language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))))
}

function years(): string[] {
  const latest = new Date().getFullYear()
  return Array.from({ length: oldest }, (_, index) => String(latest - index))
}

type Part = `birthDate.${keyof DateParts}`

interface BirthDateFieldProps {
  register: (part: Part, rules: { validate: () => true | string; deps: Part[] }) => UseFormRegisterReturn
  errors: FieldErrors<WithBirthDate>
  /** The three are one answer: a change of any of them checks it anew. */
  check: () => true | string
  brandName: string
}

export function BirthDateField({ register, errors, check, brandName }: BirthDateFieldProps) {
  const { birthDate } = errors
  const message =
    birthDate?.message ?? birthDate?.year?.message ?? birthDate?.month?.message ?? birthDate?.day?.message
  const described = message === undefined ? 'birth-date-hint' : 'birth-date-error'
  const select = {
    'aria-describedby': described,
    'aria-invalid': message !== undefined || undefined,
    required: true,
  }
  const part = (name: keyof DateParts) =>
    register(`birthDate.${name}`, {
      validate: check,
      deps: ['birthDate.day', 'birthDate.month', 'birthDate.year'],
    })
  return (
    <fieldset className="k-field min-w-0">
      <legend className="k-label mb-1.5">Date of birth</legend>
      <div className="grid grid-cols-[4fr_6fr_4fr] gap-2">
        <SelectInput {...part('day')} {...select} aria-label="Day" autoComplete="bday-day">
          <option value="">Day</option>
          {days.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectInput>
        <SelectInput {...part('month')} {...select} aria-label="Month" autoComplete="bday-month">
          <option value="">Month</option>
          {monthNames().map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectInput>
        <SelectInput {...part('year')} {...select} aria-label="Year" autoComplete="bday-year">
          <option value="">Year</option>
          {years().map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectInput>
      </div>
      <div aria-live="polite">
        {message !== undefined && <FieldError id="birth-date-error">{message}</FieldError>}
      </div>
      {message === undefined && (
        <p className="k-hint" id="birth-date-hint">
          {brandName} is for adults. We show it to nobody.
        </p>
      )}
    </fieldset>
  )
}
