import { openedDebt } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import { type About, postItem } from './item-journal.ts'
import type { OpeningItem } from './judge.ts'
import { opensPaper } from './opening-paper.ts'

/** A due from before our books: a paper with its old number and days, and a charge that is paid as any other. */
export async function openInvoice(work: Work, item: Extract<OpeningItem, { kind: 'invoices' }>, about: About) {
  const { number, day, dueOn, net, vat, line, amount, holder } = item
  const id = work.newId()
  const description = item.description ?? `فاتورة سابقة ${number}`
  const memo = item.description ? `${description} (${number})` : description
  const charge = { kind: 'opening' as const, line, debtAccount: '1210', incomeAccount: '3999', incomeKey: '' }
  const belongs = { contractId: null, resourceId: null, projectId: null }
  const debt = { ...charge, ...belongs, partyId: holder.id, branchId: about.branchId }
  const journalId = await postItem(work, { id, memo, transfers: openedDebt(debt, amount) }, about)
  const paper = { id, kind: 'opening-invoice' as const, number, partyId: holder.id, day, dueOn, net, vat }
  await opensPaper(work, { ...paper, charge, description, journalId }, about)
  return { id, journalId }
}
