/** Joins what is given; `false` and `undefined` fall out, so that conditions can stand in the list. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
