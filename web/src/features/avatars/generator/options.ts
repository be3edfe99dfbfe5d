import { listOptions, type AvatarOption } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export type Option = AvatarOption
export type Options = Readonly<Record<string, readonly Option[]>>

const none: Options = {}

/** Traits, hobbies and the like are kept in words, since people may add their own. */
export function labelsOf(options: Options, name: string): string[] {
  return (options[name] ?? []).map((option) => option.label)
}

/** The tone of the skin is the one look that is a number. */
export function valuesOf(options: Options, name: string): (string | number)[] {
  return (options[name] ?? []).map(({ value }) => (name === 'skin' ? Number(value) : value))
}

export function labelOf(options: Options, name: string, value: unknown): string | undefined {
  return options[name]?.find((option) => option.value === String(value))?.label
}

export function useOptions() {
  const { data, error, isError, isPending, refetch } = useQuery({
    queryKey: ['avatar-options'],
    queryFn: ({ signal }) => api(listOptions, {}, { signal }),
    staleTime: Infinity,
  })
  return { options: data ?? none, error, isError, isPending, retry: () => void refetch() }
}
