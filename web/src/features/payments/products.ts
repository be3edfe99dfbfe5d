import { listPremiumPlans, listTokenPacks } from '@aureole/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** Prices change with a release, not during a visit. */
const staleTime = 600_000

export function useTokenPacks() {
  return useQuery({
    queryKey: ['token-packs'],
    queryFn: async ({ signal }) => (await api(listTokenPacks, {}, { signal })).items,
    staleTime,
  })
}

export function usePremiumPlans() {
  return useQuery({
    queryKey: ['premium-plans'],
    queryFn: async ({ signal }) => (await api(listPremiumPlans, {}, { signal })).items,
    staleTime,
  })
}
