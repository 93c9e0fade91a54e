import { takeOff } from '#areas/finance/credit-notes/crediting.ts'
import { creditedBefore, heldCharges } from '#areas/finance/invoices/charges.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import type { Work } from '#platform/context.ts'
import { vatOfCredit } from '#values/shares.ts'

const nothing = { net: 0n, vat: 0n }

type TakingOff = { chargeId: string; net?: bigint; reason: string }

/** So much of a demand is owed no more, or all that is left of it, also where it was paid: what was paid of that is the customer's credit again. */
export async function takeOffRent(work: Work, { chargeId, net: asked, reason }: TakingOff) {
  const charge = (await heldCharges(work, [chargeId])).get(chargeId)
  if (!charge) throw new Error('a charge that was held and is not there')
  const before = (await creditedBefore(work, [chargeId])).get(chargeId) ?? nothing
  const net = asked ?? charge.net - before.net
  if (net <= 0n) return null
  const paper = await work.tx.selectFrom('invoices').selectAll().where('id', '=', charge.invoiceId).executeTakeFirstOrThrow()
  const taken = [{ charge, net, vat: vatOfCredit(charge, net, before), place: charge.place }]
  return takeOff(work, { id: work.newId(), invoice: { ...paper, ...sidesOn(paper) }, taken, reason })
}
