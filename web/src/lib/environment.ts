/** Any built page calls itself production: its storage keys must not depend on where it was built. */
export const environment = import.meta.env.PROD ? 'production' : 'development'
