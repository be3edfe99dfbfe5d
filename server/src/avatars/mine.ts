import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/index.ts'

/** The person in the address is the one who calls; anybody else does not exist for them. */
export function mine(principal: Principal, userId: string): string {
  if (principal.userId !== userId) throw notFound('This person')
  return userId
}
