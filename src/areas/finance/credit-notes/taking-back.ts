import { creditedBefore, heldCharges } from '#areas/finance/invoices/charges.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { vatOfCredit } from '#values/shares.ts'
import { takeOff } from './crediting.ts'

type Asked = { chargeIds: readonly string[]; reason: string; parts?: ReadonlyMap<string, bigint> }

/**
 * What is still open of these charges is owed no more, or the part of each that is said, by a credit note for each of their papers; what
 * was paid stays paid. Where less than such a part is open by now, nothing is taken off.
 */
export async function takeBack(work: Work, { chargeIds, reason, parts }: Asked) {
  if (chargeIds.length === 0) return []
  const held = await heldCharges(work, chargeIds)
  const open = [...held.values()].filter(({ openNet }) => openNet > 0n)
  if (open.length === 0) return []
  if ([...held.values()].some(({ id, openNet, openVat }) => openNet + openVat < (parts?.get(id) ?? 0n)))
    throw new Refusal('finance.less-open', 'دُفع بعض هذه المستحقات بعد الطلب، أو خُصم. ارفضه، ويُطلب من جديد لما بقي.')
  const before = await creditedBefore(
    work,
    open.map(({ id }) => id),
  )
  const papers = await work.tx
    .selectFrom('invoices')
    .selectAll()
    .where(
      'id',
      'in',
      open.map(({ invoiceId }) => invoiceId),
    )
    .orderBy('number')
    .execute()
  const notes: { id: string; number: string }[] = []
  for (const paper of papers) {
    const taken = open
      .filter(({ invoiceId }) => invoiceId === paper.id)
      .map((charge) => {
        const net = netOf(charge, parts?.get(charge.id))
        return { charge, net, vat: vatOfCredit(charge, net, before.get(charge.id) ?? { net: 0n, vat: 0n }), place: charge.place }
      })
    const id = work.newId()
    notes.push({ id, number: await takeOff(work, { id, invoice: { ...paper, ...sidesOn(paper) }, taken, reason }) })
  }
  return notes
}

/** Of a sum with its tax: the part of it that is owed before tax. */
const netOf = (charge: Parameters<typeof shareOf>[0], most: bigint | undefined) =>
  most === undefined || most >= charge.openNet + charge.openVat ? charge.openNet : shareOf(charge, most).net
