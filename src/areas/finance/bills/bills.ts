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
