import { partyOnPaper } from '#areas/customers/public.ts'
import {
  type ChequeLists,
  type OpeningAbout,
  openBill,
  openCheque,
  openCredit,
  openDeposit,
  openInvoice,
  sellerNow,
} from '#areas/finance/public-openings.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { openingItemOpened } from './facts.ts'
import type { OpeningItem } from './validate-rows.ts'

type File = { importId: string; openedOn: string; makerId: string }
type Buyer = NonNullable<Awaited<ReturnType<typeof partyOnPaper>>>
type Shared = Omit<OpeningAbout, 'branchId' | 'buyer'> & { buyers: Map<string, Buyer>; lists: ChequeLists }

/** All of a file becomes papers of ours, in the caller's transaction: each with its journal, and a row that says where it came from. */
export async function openItems(work: Work, items: readonly OpeningItem[], { importId, ...file }: File) {
  const shared = { ...file, ...(await sellerNow(work)), buyers: new Map(), lists: new Map() }
  for (const item of items) {
    const { place, holder, kind, mark, day, dueOn, amount } = item
    const number = item.number || 'بلا رقم'
    const { id, journalId } = await opened(work, item, shared)
    const [partyId, supplierId] = kind === 'bills' ? [null, holder.id] : [holder.id, null]
    const open = { undoneBy: null, undoneAt: null, undoReason: null, undoJournalId: null }
    const paper = { number, mark, day, dueOn, amount, journalId }
    await work.tx
      .insertInto('openingItems')
      .values({ id, importId, kind, place, partyId, supplierId, holder: holder.name, ...paper, ...open })
      .execute()
    work.record(openingItemOpened, id, { kind, number, holder: holder.name, amount })
  }
}

async function opened(work: Work, item: OpeningItem, shared: Shared) {
  if (item.kind === 'bills') return openBill(work, item, shared)
  const buyer = shared.buyers.get(item.holder.id) ?? (await onPaper(work, item.holder.id))
  shared.buyers.set(item.holder.id, buyer)
  if (!item.branchId) throw new Error('an opening paper without a branch')
  const about = { ...shared, buyer, branchId: item.branchId }
  switch (item.kind) {
    case 'invoices':
      return openInvoice(work, item, about)
    case 'credits':
      return openCredit(work, item, about)
    case 'deposits':
      return openDeposit(work, item, about)
    case 'cheques':
      return openCheque(work, item, about)
  }
}

async function onPaper(work: Work, partyId: string) {
  const party = await partyOnPaper(work, partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'أحد عملاء الملف خارج صلاحيتك. يعتمده من يرى العملاء كلهم.', 404)
  return party
}
