import { RotateCw, TicketPercent, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, TextInput } from '../../ui/field.tsx'
import { useTypedCoupon, type Coupon } from './use-coupon.ts'

function untilText(expiresAt: string | null): string {
  if (expiresAt === null) return ''
  const day = new Date(expiresAt).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return ` until ${day}`
}

function hintOf({ state }: Coupon): string | undefined {
  if (state.status === 'checking') return 'Checking your coupon.'
  if (state.status !== 'valid') return undefined
  const off = state.percentOff === null ? 'Your coupon counts' : `${state.percentOff}% off`
  return `${off}${untilText(state.expiresAt)}.`
}

/** Where a coupon is typed; prices change as soon as it is known to be one. */
export function CouponField({
  coupon,
  productId,
  className,
}: {
  coupon: Coupon
  productId: string | undefined
  className?: string
}) {
  const { code, state } = coupon
  const [text, setText] = useState(code ?? '')
  const [known, setKnown] = useState(code)
  // Back, or a link with another code: the field says what the address says.
  if (known !== code) {
    setKnown(code)
    if (code !== undefined) setText(code)
  }
  const typed = text.trim()
  const applied = typed === (code ?? '')
  useTypedCoupon(applied ? '' : typed, productId, coupon.apply)

  function submit(event: FormEvent): void {
    event.preventDefault()
    coupon.apply(typed)
  }

  function write(next: string): void {
    setText(next)
    if (code !== undefined && next.trim() !== code) coupon.apply(undefined)
  }

  const shown = applied && code !== undefined
  return (
    <form noValidate onSubmit={submit} className={classNames('max-w-sm', className)}>
      <Field
        label="Coupon"
        error={
          !shown ? undefined : state.status === 'refused' ? (
            state.reason
          ) : state.status === 'errored' ? (
            <>
              Your coupon could not be checked.{' '}
              <button type="button" className="k-link inline-flex items-center gap-1" onClick={coupon.retry}>
                <RotateCw aria-hidden="true" size={13} className="!mt-0 !size-3.5" />
                Retry
              </button>
            </>
          ) : undefined
        }
        hint={
          shown ? (
            <span className={state.status === 'valid' ? 'text-ok' : undefined}>{hintOf(coupon)}</span>
          ) : undefined
        }
      >
        <div className="flex gap-2">
          <TextInput
            value={text}
            onChange={(event) => write(event.target.value)}
            placeholder="Code"
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            enterKeyHint="go"
            icon={<TicketPercent aria-hidden="true" />}
            end={
              text === '' ? undefined : (
                <IconButton label="Remove the coupon" onClick={() => write('')}>
                  <X aria-hidden="true" />
                </IconButton>
              )
            }
          />
          <Button
            type="submit"
            variant="quiet"
            className="h-12"
            busy={shown && state.status === 'checking'}
            disabled={typed === '' || (shown && state.status === 'valid')}
          >
            {shown && state.status === 'valid' ? 'Applied' : 'Apply'}
          </Button>
        </div>
      </Field>
    </form>
  )
}
