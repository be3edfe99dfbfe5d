import { CloudOff, Coffee, WifiOff } from 'lucide-react'
import { AvatarStack } from '../../ui/avatar-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  Loading,
  SkeletonBubble,
  SkeletonPortrait,
  SkeletonRow,
  SkeletonText,
  Skeleton,
} from '../../ui/skeleton.tsx'
import { Toast, type ToastView } from '../../ui/toast-area.tsx'
import { useFaces } from './faces.ts'
import { Columns, Section, Specimen } from './kit-parts.tsx'

const toasts: readonly ToastView[] = [
  {
    id: '1',
    severity: 'info',
    title: 'Reply continues',
    message: 'You can close the page. Noor goes on writing.',
  },
  {
    id: '2',
    severity: 'success',
    title: 'Account activation',
    message: 'Your account has been successfully activated. You can now log in to your account.',
  },
  {
    id: '3',
    severity: 'warn',
    title: 'Logged out',
    message: 'Your session has expired. Please log in again.',
  },
  {
    id: '4',
    severity: 'error',
    title: 'Error message',
    message: 'Unexpected error while fetching the data. Please try again.',
  },
  { id: '5', severity: 'secondary', title: 'Chat archived', message: 'You find it under Archived.' },
  {
    id: '6',
    severity: 'contrast',
    title: 'You are offline',
    message: 'What you write is kept here and sent when you are back.',
  },
]

export function Messages() {
  const faces = useFaces()
  return (
    <Section id="messages" title="States and messages">
      <Specimen name="Toast" note="six severities">
        <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} onClose={() => undefined} />
          ))}
        </div>
      </Specimen>
      <Columns count={3}>
        <Specimen name="EmptyState: pictures" flush>
          <EmptyState
            level={3}
            art={<AvatarStack pictures={faces.slice(0, 3)} size={56} />}
            title="No chats yet"
            text="This is where your conversations will be. Start with anyone who makes you curious."
            action={<Button>Meet your angel</Button>}
          />
        </Specimen>
        <Specimen name="EmptyState: halo" flush>
          <EmptyState
            level={3}
            title="Nobody matches, yet"
            text="There are no women from 90 to 99 in the catalogue. A wider age would show 38 angels."
            action={<Button>Widen the age</Button>}
          />
        </Specimen>
        <Specimen name="EmptyState: success" flush>
          <EmptyState
            level={3}
            art={
              <Halo size={144} glow>
                +1,200
              </Halo>
            }
            title="You have 1,384 tokens"
            text="1,200 were added just now. A receipt is in your mail."
            action={<Button>Go back to Noor</Button>}
          />
        </Specimen>
        <Specimen name="ErrorView: list" flush>
          <ErrorView
            level={3}
            icon={<CloudOff aria-hidden />}
            title="The angels did not load"
            text="The connection dropped while we were fetching them. Your filters are kept."
            onRetry={() => undefined}
          />
        </Specimen>
        <Specimen name="ErrorView: unexpected" flush>
          <ErrorView level={3} onRetry={() => undefined} retryLabel="Load again" />
        </Specimen>
        <Specimen name="ErrorView: trying again" flush>
          <ErrorView
            level={3}
            title="Still nothing"
            text="We are asking once more."
            onRetry={() => undefined}
            retrying
          />
        </Specimen>
      </Columns>
      <Specimen name="Notice" className="grid gap-3 lg:grid-cols-2">
        <Notice icon={<Coffee aria-hidden />}>
          You have been talking for three hours. Noor is an AI and will be here later, too.
        </Notice>
        <Notice tone="info" title="Noor is an AI">
          She remembers what you let her keep.
        </Notice>
        <Notice tone="warn">
          You received a warning for threatening words. Two more suspend the account for 24 hours.{' '}
          <a className="k-link" href="#messages">
            Appeal
          </a>
        </Notice>
        <Notice tone="danger">Your payment did not go through. Nothing was taken.</Notice>
        <Notice tone="ok">Your address is confirmed.</Notice>
      </Specimen>
      <Specimen name="Notice: bar" flush>
        <Notice tone="warn" bar icon={<WifiOff aria-hidden />}>
          No connection. Trying again in 4 seconds.{' '}
          <button type="button" className="k-link">
            Try now
          </button>
        </Notice>
      </Specimen>
      <Columns>
        <Specimen name="Skeleton: cards">
          <Loading label="Loading angels" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {[0, 1, 2, 3].map((card) => (
              <SkeletonPortrait key={card} />
            ))}
          </Loading>
        </Specimen>
        <Specimen name="Skeleton: rows, text, bubbles">
          <Loading className="grid gap-6 sm:grid-cols-2">
            <div>
              {[0, 1, 2, 3].map((row) => (
                <SkeletonRow key={row} index={row} />
              ))}
            </div>
            <div>
              <Skeleton width="60%" height={28} className="mb-3" />
              <SkeletonText lines={3} />
              <SkeletonBubble width="76%" />
              <SkeletonBubble out width="52%" />
            </div>
          </Loading>
        </Specimen>
      </Columns>
    </Section>
  )
}
