import { elsewhere, linesAnywhere, listCrisisLines, type CrisisLines } from '@aureole/contract/crisis'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { observable, useObservable } from '../../lib/observable.ts'
import { browserStore } from '../../lib/storage.ts'
import { guessRegion } from './guess-region.ts'

const key = 'crisis-region'

/** What the page knows by itself, so that something is there also when the connection is not. */
const builtIn = {
  ...linesAnywhere,
  region: elsewhere,
  regions: [{ code: elsewhere, name: linesAnywhere.name }],
}

function firstRegion(): string {
  return (
    browserStore.get(key) ??
    guessRegion(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages) ??
    ''
  )
}

const wanted = observable<string | undefined>(undefined)

export interface ShownLines extends Pick<CrisisLines, 'lines' | 'emergency' | 'regions' | 'region'> {
  checkedOn?: string
  failed: boolean
  retry: () => void
  choose: (region: string) => void
}

/** Who answers where the person probably is, or where they say they are: the same on every card and page. */
export function useCrisisLines(): ShownLines {
  const chosen = useObservable(wanted, undefined)
  const { data, isError, refetch } = useQuery({
    queryKey: ['crisis-lines', chosen ?? 'guess'],
    queryFn: ({ signal }) => {
      const region = chosen ?? firstRegion()
      return api(listCrisisLines, { query: region === '' ? {} : { region } }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  })
  const { region, ...shown } = data ?? builtIn
  return {
    ...shown,
    lines: [...shown.lines],
    emergency: [...shown.emergency],
    region: isError || chosen === undefined ? region : chosen,
    failed: isError,
    retry: () => void refetch(),
    choose(code) {
      browserStore.set(key, code)
      wanted.set(code)
    },
  }
}

/** The number as a telephone dials it. */
export function dialable(phone: string): string {
  return `tel:${digits(phone)}`
}

/** A text message with its first word, for those who want one; the odd `?&` is what all telephones read. */
export function textable({ number, word }: { number: string; word?: string | undefined }): string {
  return word === undefined
    ? `sms:${digits(number)}`
    : `sms:${digits(number)}?&body=${encodeURIComponent(word)}`
}

function digits(number: string): string {
  return number.replace(/[^\d+]/g, '')
}
