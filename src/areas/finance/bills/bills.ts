import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

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

/** A supplier pays back no more than he was paid. */
export async function mustHavePaid(work: Pick<Work, 'tx'>, billId: string, amount: bigint) {
  const paid = await stillPaid(work, billId)
  if (amount > paid) throw fieldFault('amount', paid === 0n ? 'لم يُسدَّد من هذه الفاتورة شيء.' : `سُدّد منها ${inRials(paid)} فقط.`)
}

/** So much of a held bill is to pay from here. */
export const leaveOpen = ({ tx }: Pick<Work, 'tx'>, id: string, open: bigint) =>
  tx.updateTable('bills').set({ open }).where('id', '=', id).execute()
