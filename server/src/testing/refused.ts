import { isProblem } from '../platform/errors.ts'

/** For `toSatisfy`: it was refused with this code. */
export function refused(code: Parameters<typeof isProblem>[1]) {
  return (error: unknown) => isProblem(error, code)
}
