import type { Figures, Share } from './measure.ts'

function rate({ is, of }: Share): number {
  return of === 0 ? 1 : is / of
}

/** What the half that nobody tunes for has to reach. */
const floors: readonly { says: string; reached: (figures: Figures) => boolean }[] = [
  { says: 'knows at least 90 % of what it is asked back', reached: (of) => rate(of.recall.all) >= 0.9 },
  { says: 'contradicts nothing', reached: (of) => of.contradictions === 0 },
  { says: 'repeats nothing word by word within 50 turns', reached: (of) => of.exactRepeats === 0 },
  {
    says: 'gives up in less than 20 %',
    reached: (of) => of.replies > 0 && of.fallback.is / of.replies < 0.2,
  },
  { says: 'is sensible in at least 80 %', reached: (of) => rate(of.sensible) >= 0.8 },
  { says: 'always answers', reached: (of) => of.failed === 0 },
]

/** The floors that are not reached; none when all is well. */
export function missedFloors(figures: Figures): string[] {
  return floors.filter((floor) => !floor.reached(figures)).map((floor) => floor.says)
}
