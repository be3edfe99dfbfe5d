import { readCoupon } from '@aureole/contract/payments'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { couponState, isCouponLike, unknownCoupon, type CouponAnswer, type CouponState } from './coupon.ts'

export interface Coupon {
  /** What stands in the address. */
  readonly code: string | undefined
  readonly state: CouponState
  apply: (code: string | undefined) => void
  retry: () => void
  /** What a product costs with it; nothing where it takes nothing off. */
  priceOf: (productId: string) => number | undefined
  /** The code, where it is of use for the product: a refused one would only be refused again. */
  codeFor: (productId: string) => string | undefined
}

async function ask(code: string, productId: string | undefined, signal: AbortSignal): Promise<CouponAnswer> {
  try {
    const query = productId === undefined ? {} : { 'product-id': productId }
    return await api(readCoupon, { params: { code }, query }, { signal })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.passing) throw error
    const none = { percentOff: null, amountMinor: null, expiresAt: null }
    return { code, valid: false, reason: error.status === 422 ? unknownCoupon : error.message, ...none }
  }
}

function question(code: string, productId: string | undefined, enabled: boolean) {
  return {
    queryKey: ['coupon', code, productId ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(code, productId, signal),
    enabled: enabled && isCouponLike(code),
    staleTime: 60_000,
  }
}

/** The coupon of the address's query, and what it does for these products. */
export function useCoupon(productIds: readonly string[]): Coupon {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const given = search['coupon-code']
  const code = typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined
  const results = useQueries({
    queries: productIds.map((productId) => question(code ?? '', productId, code !== undefined)),
  })
  const asked = results.map(({ data, isError }, place) => ({
    productId: productIds[place] ?? '',
    answer: data,
    failed: isError,
  }))
  const state = productIds.length === 0 && code !== undefined ? checking : couponState(code, asked)
  const priceOf = (productId: string) => (state.status === 'valid' ? state.prices.get(productId) : undefined)
  return {
    code,
    state,
    apply(next) {
      const { 'coupon-code': _, ...rest } = search
      void navigate({
        to: '.',
        search: next === undefined || next === '' ? rest : { ...rest, 'coupon-code': next },
        replace: true,
        resetScroll: false,
      })
    },
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
    priceOf,
    codeFor: (productId) => (priceOf(productId) === undefined ? undefined : code),
  }
}

const checking: CouponState = { status: 'checking' }
const pause = 450

/** Asks while somebody still types, without a word when the answer is no: half a code is not a wrong one. */
export function useTypedCoupon(
  typed: string,
  productId: string | undefined,
  onValid: (code: string) => void,
): void {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const wanted = settled === typed && typed.length >= 3 && productId !== undefined
  const { data } = useQuery({ ...question(settled, productId, wanted), retry: false })
  const found = wanted && data?.valid === true ? settled : undefined
  useEffect(() => {
    if (found !== undefined) onValid(found)
    // What follows from a valid code does not change with the renders in between.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found])
}
