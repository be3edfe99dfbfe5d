import type { Ethnicity, Gender } from '@aureole/contract/avatars'

export const ethnicityLabels: Readonly<Record<Ethnicity, string>> = {
  AFRICAN: 'African',
  EAST_ASIAN: 'East Asian',
  EUROPEAN: 'European',
  LATIN_AMERICAN: 'Latin American',
  MIDDLE_EASTERN: 'Middle Eastern',
  PACIFIC: 'Pacific',
  SOUTH_ASIAN: 'South Asian',
}

export const genderOptions: readonly { value: Gender; label: string }[] = [
  { value: 'FEMALE', label: 'Women' },
  { value: 'MALE', label: 'Men' },
]
