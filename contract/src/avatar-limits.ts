/** How long and how many. Without schemas, so that a form can name them before it fetches those. */
export const avatarLimits = {
  nameMax: 40,
  lineMax: 120,
  traitsMax: 5,
  hobbiesMax: 8,
  biographyMax: 4000,
  greetingMax: 1000,
  startersMax: 3,
  aboutMax: 600,
  /** Own angels that a person may keep. */
  ownFree: 3,
  ownPremium: 50,
  cardBytesMax: 20 * 1024 * 1024,
} as const
