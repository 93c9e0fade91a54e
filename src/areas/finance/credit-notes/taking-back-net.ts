import { creditedBefore, heldCharges } from '#areas/finance/invoices/charges.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import type { Work } from '#platform/context.ts'
import { least } from '#values/money.ts'
import { vatOfCredit } from '#values/shares.ts'
import { type Taken, takeOff } from './crediting.ts'

type Asked = { chargeIds: readonly string[]; net: bigint; reason: string }

/**
 * So much of these charges, the last first, is owed no more, by a credit note for each of their papers; what was paid of it is the
 * customer's credit then. Answers how much that was, with its tax.
 */
export async function takeBackNet(work: Work, { chargeIds, net, reason }: Asked) {
  if (chargeIds.length === 0 || net === 0n) return 0n
  const held = await heldCharges(work, chargeIds)
  const before = await creditedBefore(work, chargeIds)
  let left = net
  const taken = chargeIds.toReversed().flatMap((id): Taken[] => {
    const charge = held.get(id)
    const so = before.get(id) ?? { net: 0n, vat: 0n }
    const part = charge ? least(left, charge.net - so.net) : 0n
    if (!charge || part <= 0n) return []
    left -= part
    return [{ charge, net: part, vat: vatOfCredit(charge, part, so), place: charge.place }]
  })
  for (const [invoiceId, lines] of Map.groupBy(taken, ({ charge }) => charge.invoiceId)) {
    const paper = await work.tx.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirstOrThrow()
    await takeOff(work, { id: work.newId(), invoice: { ...paper, ...sidesOn(paper) }, taken: lines, reason })
  }
  return taken.reduce((sum, one) => sum + one.net + one.vat, 0n)
}
