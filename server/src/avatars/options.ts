import { ethnicities, genders } from '@aureole/contract/avatars'

export interface Option {
  value: string
  label: string
  imageUrl?: string
}

/** Everything that the filters and the generator offer. `pictures` are the ready ones for a person's own persona. */
export function avatarOptions(pictures: Option[]): Record<string, Option[]> {
  return {
    gender: genders.map((value) => ({ value, label: value === 'FEMALE' ? 'Woman' : 'Man' })),
    ethnicity: ethnicities.map((value) => ({ value, label: titleOf(value) })),
    hair: named(
      'Long waves',
      'Long straight',
      'Bob',
      'Curls',
      'Plaits',
      'Ponytail',
      'Pixie',
      'Bun',
      'Afro',
      'Box braids',
      'Locs',
      'Crop',
      'Headwrap',
      'Hijab',
    ),
    hairColour: named(
      'Black',
      'Dark brown',
      'Chestnut',
      'Copper',
      'Auburn',
      'Blond',
      'Platinum',
      'Grey',
      'White',
    ),
    eyes: named('Brown', 'Dark brown', 'Hazel', 'Amber', 'Green', 'Blue', 'Grey', 'Sea green'),
    outfit: named(
      'Jumper',
      'Shirt',
      'Blazer',
      'Turtleneck',
      'Wrap',
      'V-neck',
      'Stand collar',
      'Off the shoulder',
    ),
    personality: named(
      'Curious',
      'Calm',
      'Playful',
      'Direct',
      'Tender',
      'Dry',
      'Bold',
      'Thoughtful',
      'Stubborn',
      'Sunny',
    ),
    occupation: named(
      'Astronomer',
      'Baker',
      'Bookbinder',
      'Carpenter',
      'Doctor',
      'Gardener',
      'Musician',
      'Photographer',
      'Sailor',
      'Teacher',
      'Watchmaker',
      'Writer',
    ),
    hobbies: named(
      'Chess',
      'Climbing',
      'Cooking',
      'Crosswords',
      'Dancing',
      'Drawing',
      'Film',
      'Gardening',
      'Hiking',
      'Reading',
      'Sewing',
      'Swimming',
    ),
    relation: named(
      'New acquaintance',
      'Good friend',
      'Mentor',
      'Neighbour',
      'Confidant',
      'Travel companion',
    ),
    speakingStyle: named(
      'Short and plain',
      'Warm and winding',
      'Dry and quick',
      'Full of pictures',
      'Asks more than says',
      'Old-fashioned',
    ),
    picture: pictures,
  }
}

function named(...labels: string[]): Option[] {
  return labels.map((label) => ({ value: label.toUpperCase().replace(/[^A-Z]+/g, '_'), label }))
}

function titleOf(value: string): string {
  return value
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
}
