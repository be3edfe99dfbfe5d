import { ethnicities, genders, type AvatarOption } from '@aureole/contract/avatars'
import type { Database } from '../../platform/database/index.ts'
import { keepAllDrawn, type Portraits } from '../../portraits/index.ts'
import { hobbies } from './hobbies.ts'
import { lookLabels } from './looks.ts'
import { relations, speakingStyles } from './manners.ts'
import { names } from './names.ts'
import { occupations } from './occupations.ts'
import { personality } from './personality.ts'

/**
 * Everything that the filters and the generator offer. What is drawn goes by its value; what is said (a trait, a hobby, a
 * name) is its own value, so that a choice and words of the person's own are kept alike.
 */
export function avatarOptions(pictures: AvatarOption[]): Record<string, AvatarOption[]> {
  return {
    ...lookLabels(),
    personality: said(personality),
    occupation: said(occupations),
    hobbies: said(hobbies),
    relation: said(relations),
    speakingStyle: said(speakingStyles),
    name: ethnicities.flatMap((ethnicity) =>
      genders.flatMap((gender) =>
        names[ethnicity][gender].map((name) => ({ value: name, label: name, gender, ethnicity })),
      ),
    ),
    picture: pictures,
  }
}

function said(options: readonly { label: string }[]): AvatarOption[] {
  return options.map(({ label }) => ({ value: label, label }))
}

/** Whom the pictures of hair and clothes show: one plain face, so that nothing else differs. */
const model = {
  seed: 'model',
  gender: 'FEMALE',
  ethnicity: 'LATIN_AMERICAN',
  age: 30,
  hair: 'BOB',
  hairColour: 'DARK_BROWN',
  outfit: 'JUMPER',
  expression: 'SERENE',
  glasses: 'NONE',
  earrings: 'NONE',
  palette: 'SAGE',
  halo: 'RINGS',
} as const

const pictured = ['hair', 'outfit', 'halo', 'palette'] as const

/** The same with small pictures where a picture says more than a word. */
export async function picturedOptions(parts: {
  database: Database
  portraits: Pick<Portraits, 'picture' | 'ready'>
}): Promise<Record<string, AvatarOption[]>> {
  const { database, portraits } = parts
  const options = avatarOptions(portraits.ready())
  const choices = pictured.flatMap((option) => (options[option] ?? []).map((choice) => ({ option, choice })))
  const looks = choices.map(({ option, choice }) => ({ ...model, [option]: choice.value }))
  const names = await keepAllDrawn(database.db, looks)
  for (const [i, { choice }] of choices.entries())
    choice.imageUrl = portraits.picture(names[i] ?? '').thumbUrl
  return options
}
