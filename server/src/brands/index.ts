export type { BrandRecord } from './brand-record.ts'
export { createBrands, type Brands } from './create-brands.ts'
export { brandRoutes } from './routes.ts'
