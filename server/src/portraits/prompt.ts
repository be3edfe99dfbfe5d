import type { Look } from '@aureole/portrait-drawing'

const descriptionMax = 600

/** What an image model is told. Adult and clothed comes first and last, whatever the description says in between. */
export function promptOf(look: Look, description: string): string {
  const who = look.gender === 'FEMALE' ? 'woman' : 'man'
  const features = [
    `${words(look.ethnicity)} features`,
    look.hair === 'BALD' ? 'a shaved head' : `${words(look.hairColour)} hair (${words(look.hair)})`,
    `${words(look.eyes)} eyes`,
    ...(look.beard === 'NONE' ? [] : [`beard: ${words(look.beard)}`]),
    ...(look.glasses === 'NONE' ? [] : ['glasses']),
    ...(look.freckles === 'NONE' ? [] : ['freckles']),
    `wearing a ${words(look.outfit)}`,
    `${words(look.expression)} expression`,
  ]
  const about = description.replaceAll(/\s+/g, ' ').trim().slice(0, descriptionMax)
  return [
    `Head-and-shoulders portrait of one adult ${who} of ${look.age} years, fully clothed.`,
    `${features.join(', ')}.`,
    ...(about === '' ? [] : [`About the person: ${about}`]),
    'Illustrated poster with clean lines and flat colour, an ornamental halo behind the head, plain ground, looking at the viewer.',
    'Upright format. No text, no watermark, no other person. Safe for work; clearly an adult.',
  ].join('\n')
}

function words(value: string): string {
  return value.toLowerCase().replaceAll('_', ' ')
}
