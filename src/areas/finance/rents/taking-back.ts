import { creditedBefore, heldCharges, vatOfCredit } from '#areas/finance/invoices/charges.ts'
import { takeOff } from '#areas/finance/invoices/crediting.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import type { Work } from '#platform/context.ts'

type Asked = { chargeIds: readonly string[]; reason: string }

/** What is still open of these charges is owed no more, by a credit note for each of their papers; what was paid stays paid. */
export async function takeBack(work: Work, { chargeIds, reason }: Asked) {
  if (chargeIds.length === 0) return []
  const held = await heldCharges(work, chargeIds)
  const open = [...held.values()].filter(({ openNet }) => openNet > 0n)
  if (open.length === 0) return []
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
        const vat = vatOfCredit(charge, charge.openNet, before.get(charge.id) ?? { net: 0n, vat: 0n })
        return { charge, net: charge.openNet, vat, place: charge.place }
      })
    const id = work.newId()
    notes.push({ id, number: await takeOff(work, { id, invoice: { ...paper, ...sidesOn(paper) }, taken, reason }) })
  }
  return notes
}
