import { onceFor } from '#areas/finance/once.ts'
import type { Work } from '#platform/context.ts'
import { invoiceIssued } from './facts.ts'
import { type Bill, bill } from './issuing.ts'

/** What another service charges a customer for by hand: once for its id, which is that of the first paper: what bears no tax stands on one of its own. */
export async function chargeOnce(work: Work, asked: Bill) {
  const { id, partyId } = asked
  await onceFor(work, id)
  const before = await work.tx.selectFrom('invoices').select('id').where('id', '=', id).executeTakeFirst()
  if (before) return { invoiceId: id, existed: true, papers: [] }
  const papers = await bill(work, asked)
  for (const paper of papers)
    work.record(invoiceIssued, paper.id, { number: paper.number, kind: paper.kind, partyId, total: paper.net + paper.vat })
  return {
    invoiceId: id,
    existed: false,
    papers: papers.map((paper) => ({
      id: paper.id,
      number: paper.number,
      total: paper.net + paper.vat,
      chargeIds: paper.charges.map((charge) => charge.id),
    })),
  }
}
