import type { UserDetails } from '@aureole/contract/accounts'
import { useVars } from '../../lib/brand.ts'
import { Detail } from './detail.tsx'
import { calendarDate } from './when.ts'

export function BirthDate({ details }: { details: UserDetails }) {
  const { brand } = useVars()
  return (
    <Detail
      title="Date of birth"
      value={<time dateTime={details.birthDate}>{calendarDate(details.birthDate)}</time>}
      text={
        <>
          It shows that you are an adult, so it cannot be changed here. Is it wrong? Write to{' '}
          <a className="k-link" href={`mailto:${brand.supportMail}?subject=My%20date%20of%20birth`}>
            {brand.supportMail}
          </a>
          .
        </>
      }
    />
  )
}
