import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** A bill with its supplier's name, held until the transaction ends. */
export async function heldBill({ tx }: Pick<Work, 'tx'>, id: string) {
  const bill = await tx.selectFrom('bills').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!bill) throw new Refusal('not-found', 'لم نجد هذه الفاتورة.', 404)
  const { name, iban } = await tx
    .selectFrom('suppliers')
    .select(['name', 'iban'])
    .where('id', '=', bill.supplierId)
    .executeTakeFirstOrThrow()
  return { ...bill, supplier: name, iban }
}

/** What was paid of a held bill and neither mirrored nor paid back. */
export async function stillPaid({ tx }: Pick<Work, 'tx'>, billId: string) {
  const payments = await tx
    .selectFrom('billPayments')
    .select('amount')
    .where('billId', '=', billId)
    .where('id', 'not in', (eb) => eb.selectFrom('billPaymentReversals').select('paymentId'))
    .execute()
  const refunds = await tx
    .selectFrom('billRefunds')
    .select('amount')
    .where('billId', '=', billId)
    .where('id', 'not in', (eb) => eb.selectFrom('billRefundReversals').select('refundId'))
    .execute()
  const sum = (rows: readonly { amount: bigint }[]) => rows.reduce((total, { amount }) => total + amount, 0n)
  return sum(payments) - sum(refunds)
}
