import { ethnicities, genders, type AvatarOption } from '@aureole/contract/avatars'
import type { Database } from '../../platform/database/index.ts'
import { keepAllDrawn, type Picture, type Portraits } from '../../portraits/index.ts'
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

/** Hair fits into the close crop; of the others one has to see the whole. */
const pictured = { hair: 'close', outfit: 'whole', halo: 'whole', palette: 'whole' } as const

/** The same with small pictures where a picture says more than a word. */
export async function picturedOptions(parts: {
  database: Database
  portraits: Pick<Portraits, 'picture' | 'ready'>
}): Promise<Record<string, AvatarOption[]>> {
  const { database, portraits } = parts
  const options = avatarOptions(portraits.ready())
  const choices = Object.entries(pictured).flatMap(([option, crop]) =>
    (options[option] ?? []).map((choice) => ({ look: { ...model, [option]: choice.value }, choice, crop })),
  )
  const names = await keepAllDrawn(
    database.db,
    choices.map(({ look }) => look),
  )
  for (const [i, { choice, crop }] of choices.entries()) {
    const picture = portraits.picture(names[i] ?? '')
    choice.imageUrl = crop === 'close' ? picture.thumbUrl : smallest(picture)
  }
  return options
}

/** The smallest file of the whole picture that every browser reads. */
function smallest({ imageSources, imageUrl }: Picture): string {
  return imageSources.find(({ type }) => type === 'image/webp')?.srcset.split(' ')[0] ?? imageUrl
}
