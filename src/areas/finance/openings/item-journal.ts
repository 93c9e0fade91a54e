import type { Buyer, Seller } from '#areas/finance/invoices/invoice-parties.ts'
import { post } from '#areas/finance/ledger/books.ts'
import type { Transfer } from '#areas/finance/ledger/journal.ts'
import type { Work } from '#platform/context.ts'
import { cut } from '#values/text.ts'

/** What every item of a file has in common with the others, and who stands on its paper. */
export type About = {
  openedOn: string
  makerId: string
  branchId: string
  seller: Seller
  buyer: Buyer
  rate: number | null
}

/** What the journals of opened papers are called among the sources of the books; each has its own, so that each can be undone alone. */
export const itemSource = 'opening-item'

type Opened = { id: string; memo: string; transfers: Transfer[] }

/** On the day of the opening; made by whoever brought it, posted by whoever agreed. */
export async function postItem(
  work: Work,
  { id, memo, transfers }: Opened,
  { openedOn: day, makerId }: Pick<About, 'openedOn' | 'makerId'>,
) {
  const source = { kind: itemSource, id, purpose: 'post' }
  const { journalId } = await post(work, { source, memo: cut(memo, 200), day, transfers })
  await work.tx.insertInto('vouchers').values({ id, journal: journalId, madeBy: makerId }).execute()
  return journalId
}
