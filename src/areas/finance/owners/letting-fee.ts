import { onceFor } from '#areas/finance/once.ts'
import { takeOffRent } from '#areas/finance/rents/taking-off.ts'
import type { Work } from '#platform/context.ts'
import { cut } from '#values/text.ts'
import { invoice, payOut } from './commission.ts'
import { heldTerms } from './terms.ts'

export type LettingFee = { id: string; mandateId: string; amount: bigint; description: string }

/** Our fee for a letting, once for its id: invoiced to whoever stands for the owners, and paid by what lies with us for them. */
export async function chargeLetting(work: Work, { id, mandateId, amount, description }: LettingFee) {
  await onceFor(work, id)
  if (await work.tx.selectFrom('invoices').select('id').where('id', '=', id).executeTakeFirst()) return
  const pool = await heldTerms(work, mandateId)
  await invoice(work, pool, { id, kind: 'letting-fee', net: amount, description: cut(description, 200) })
  await payOut(work, pool)
}

/** The letting did not come about: our fee for it is owed no more, and what paid it lies with us for the owners again. */
export async function takeBackLetting(
  work: Work,
  { id, mandateId, reason }: Pick<LettingFee, 'id' | 'mandateId'> & { reason: string },
) {
  await heldTerms(work, mandateId)
  const fee = await work.tx
    .selectFrom('charges')
    .select('id')
    .where('invoiceId', '=', id)
    .where('kind', '=', 'letting-fee')
    .executeTakeFirst()
  if (fee) await takeOffRent(work, { chargeId: fee.id, reason })
}
