/** The one ordered list: a feature calls what stands before it and publishes facts to what stands after it. */
export const serverOrder = [
  'platform',
  'brands',
  'wallet',
  'minds',
  'safety',
  'accounts',
  'portraits',
  'avatars',
  'memories',
  'chats',
  'payments',
  'moderation',
] as const

/** Rooms beside the features that only the composition root enters. */
export const besideFeatures = ['realtime', 'pages', 'seed'] as const
