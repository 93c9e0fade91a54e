import { branches } from '#areas/company/public.ts'
import { partyOnPaper } from '#areas/customers/public.ts'
import { sellerNow } from '#areas/finance/invoices/invoice-parties.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { openingItemOpened } from './facts.ts'
import type { OpeningItem } from './judge.ts'
import { openInvoice } from './open-invoice.ts'

type File = { importId: string; openedOn: string; makerId: string }

/** All of a file becomes papers of ours, in the caller's transaction: each with its journal, and a row that says where it came from. */
export async function openItems(work: Work, items: readonly OpeningItem[], { importId, ...file }: File) {
  const { seller, rate } = await sellerNow(work)
  const [first] = await branches(work)
  const buyers = new Map<string, Awaited<ReturnType<typeof onPaper>>>()
  for (const item of items) {
    const { place, holder, kind, number, mark, day, dueOn, amount } = item
    const buyer = buyers.get(holder.id) ?? (await onPaper(work, holder.id))
    buyers.set(holder.id, buyer)
    const branchId = holder.branchId ?? first?.id ?? ''
    const { id, journalId } = await openInvoice(work, item, { ...file, branchId, seller, buyer, rate })
    const whose = { partyId: holder.id, supplierId: null, holder: holder.name }
    const open = { undoneBy: null, undoneAt: null, undoReason: null, undoJournalId: null }
    await work.tx
      .insertInto('openingItems')
      .values({ id, importId, kind, place, ...whose, number, mark, day, dueOn, amount, journalId, ...open })
      .execute()
    work.record(openingItemOpened, id, { kind, number, holder: holder.name, amount })
  }
}

async function onPaper(work: Work, partyId: string) {
  const party = await partyOnPaper(work, partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'أحد عملاء الملف خارج صلاحيتك. يعتمده من يرى العملاء كلهم.', 404)
  return party
}
