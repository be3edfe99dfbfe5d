import type { Avatar, AvatarDetails } from '@aureole/contract/avatars'
import type { Picture } from '../portraits/index.ts'
import type { AvatarRow } from './store.ts'

export function presentAvatar(row: AvatarRow, picture: Picture): Avatar {
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    gender: row.gender,
    ethnicity: row.ethnicity,
    hook: row.hook,
    occupation: row.occupation,
    starter: row.starters[0] ?? '',
    imageUrl: picture.imageUrl,
    imageSources: picture.imageSources,
    thumbUrl: picture.thumbUrl,
    palette: row.palette,
  }
}

export function presentDetails(row: AvatarRow, picture: Picture): AvatarDetails {
  return {
    ...presentAvatar(row, picture),
    biography: row.biography,
    greeting: row.greeting,
    traits: row.traits,
    hobbies: row.hobbies,
    speakingStyle: row.speakingStyle,
    starters: row.starters,
  }
}
