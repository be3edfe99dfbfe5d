import { useUser } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'

/** What the person has, as the page's headline. */
export function Balance() {
  const balance = useUser()?.tokens
  const text = balance?.toLocaleString() ?? '…'
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h1 className="flex min-w-0 flex-col font-sans tracking-normal">
        <span className="text-15 font-normal text-ink-2">You have</span>{' '}
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span
            className={classNames(
              'font-serif tracking-[-0.02em] break-all text-ink-1 lining-nums tabular-nums',
              // A fortune has to fit a phone, too.
              text.length > 8 ? 'text-44' : 'text-60',
            )}
          >
            {text}
          </span>{' '}
          <span className="text-17 font-normal text-ink-2">{balance === 1 ? 'token' : 'tokens'}</span>
        </span>
      </h1>
      <p className="max-w-[36ch] pb-2 text-15 text-ink-2">
        Tokens do not expire. The price stands beside Send before you press it.
      </p>
    </header>
  )
}
