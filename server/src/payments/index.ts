export { createPayments, type Payments } from './payments.ts'
