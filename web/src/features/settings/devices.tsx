import { endDevice, listDevices, type Device } from '@aureole/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, LogOut, Smartphone, Tablet, Unplug } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/rows.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { deviceName } from './device-name.ts'
import { Group } from './group.tsx'
import { ago } from './when.ts'

const icons = { computer: Laptop, tablet: Tablet, phone: Smartphone }

interface DeviceRowProps {
  device: Device
  userId: string
  /** When the list was read: what it says of the others is as old as that. */
  now: number
}

function DeviceRow({ device, userId, now }: DeviceRowProps) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { name, kind } = deviceName(device.userAgent)
  const Icon = icons[kind]

  async function logOut() {
    setBusy(true)
    try {
      await api(endDevice, { params: { id: userId, sessionId: device.id } })
      await queries.invalidateQueries({ queryKey: ['devices', userId] })
    } catch (error) {
      toast({ severity: 'error', title: `${name} is still logged in`, message: sentenceFor(error) })
      setBusy(false)
    }
  }

  return (
    <Row
      icon={<Icon aria-hidden />}
      title={name}
      text={device.isThis ? 'This device' : `Last used ${ago(new Date(device.lastUsedAt), new Date(now))}`}
      end={
        device.isThis ? (
          'Now'
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3"
            busy={busy}
            aria-label={`Log out ${name}`}
            onClick={() => void logOut()}
          >
            Log out
          </Button>
        )
      }
    />
  )
}

function DeviceList({ userId }: { userId: string }) {
  const devices = useQuery({
    queryKey: ['devices', userId],
    queryFn: ({ signal }) => api(listDevices, { params: { id: userId } }, { signal }),
    staleTime: 0,
  })
  if (devices.isPending) {
    return (
      <Row
        icon={<Laptop aria-hidden />}
        title={<Skeleton shape="line" width="9rem" />}
        text={<Skeleton shape="line" width="6rem" />}
      />
    )
  }
  if (devices.isError) {
    return (
      <Row
        icon={<Unplug aria-hidden />}
        title="The list did not load"
        text={sentenceFor(devices.error)}
        end={
          <Button variant="quiet" size="sm" busy={devices.isFetching} onClick={() => void devices.refetch()}>
            Retry
          </Button>
        }
      />
    )
  }
  const own = devices.data.items.filter((device) => device.isThis)
  const others = devices.data.items.filter((device) => !device.isThis)
  return [...own, ...others].map((device) => (
    <DeviceRow key={device.id} device={device} userId={userId} now={devices.dataUpdatedAt} />
  ))
}

export function Devices({ userId }: { userId: string }) {
  return (
    <Group title="Where you are logged in">
      <DeviceList userId={userId} />
      <Row
        icon={<LogOut aria-hidden />}
        title="Log out everywhere"
        text="This device too"
        chevron
        onClick={() => void openDialog('log-out-everywhere', {})}
      />
    </Group>
  )
}
