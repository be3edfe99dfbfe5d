import { kinIn } from './own-keys.ts'

/** Up to the first pause, if that is a sentence. */
export function shortened(text: string): string {
  const cut = /^(?:[^\s,:;]+ ){3,}[^\s,:;.]+(?=[,:;])/u.exec(text)?.[0]
  // Names of places and people are what was asked for.
  const names = (part: string) => part.match(/(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0
  return cut === undefined || /“[^”]*$/.test(cut) || names(cut) < names(text) || kinIn(text) !== kinIn(cut)
    ? text
    : `${cut}.`
}
