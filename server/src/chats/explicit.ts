import type { Screening } from '../safety/index.ts'

/** What the person's brand allows beside what everybody does. */
export async function explicitFor(
  { allowsExplicit }: { readonly allowsExplicit?: (userId: string) => Promise<boolean> },
  userId: string,
): Promise<Pick<Screening, 'explicit'>> {
  return (await allowsExplicit?.(userId)) === true ? { explicit: 'allowed' } : {}
}
