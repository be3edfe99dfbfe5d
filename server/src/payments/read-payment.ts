import type { Payment } from '@aureole/contract/payments'
import { notFound } from '../platform/errors.ts'
import type { PaymentsTools } from './parts.ts'
import { presentPayment } from './present.ts'
import { paymentById } from './store.ts'

/** For everybody else it does not exist. */
export async function readPayment(tools: PaymentsTools, userId: string, id: string): Promise<Payment> {
  const row = await paymentById(tools.database.db, id)
  if (row?.userId !== userId) throw notFound('This payment')
  return presentPayment(row)
}
