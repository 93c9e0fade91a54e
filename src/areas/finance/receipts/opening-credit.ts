import type { OpeningAbout } from '#areas/finance/invoices/opening-paper.ts'
import { itemUsed, type OpenedItem, postItem, reverseItem } from '#areas/finance/ledger/opened.ts'
import { openedPot } from '#areas/finance/ledger/posting-rules.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { heldReceipts } from './allocations.ts'

type Opening = { holder: { id: string; name: string }; number: string; day: string; amount: bigint }

/** What a customer had paid ahead in the old books: credit that is used and goes back as any other. */
export async function openCredit(work: Work, item: Opening, about: OpeningAbout) {
  const { holder, amount, day } = item
  const { branchId, buyer } = about
  const id = work.newId()
  const transfers = openedPot({ account: '2160', key: holder.id }, { amount, partyId: holder.id, branchId })
  const journalId = await postItem(work, { id, memo: `رصيد دائن سابق ${item.number}، ${holder.name}`, transfers }, about)
  const place = await nextNumber(work, 'opening-credit', { branchId, day: dayOf(work.now()) })
  const number = item.number || place.number
  const taken = { receivedOn: day, receivedAt: startOfDay(day), receivedBy: about.makerId, sessionId: null, note: null }
  await work.tx
    .insertInto('receipts')
    .values({
      ...{ id, kind: 'opening-credit', branchId, ...place, number, partyId: holder.id, payer: holder.name, amount, ...taken },
      ...{ journalId, paidAtOnce: 0, words: folded([number, buyer.number, buyer.name, buyer.phone].join(' ')) },
    })
    .execute()
  const part = { place: 1, method: 'opening' as const, amount, account: '3999', key: '', reference: number, tendered: null }
  await work.tx
    .insertInto('receiptParts')
    .values({ ...part, id: work.newId(), receiptId: id })
    .execute()
  await work.tx.insertInto('receiptMovements').values({ receiptId: id, kind: 'received', amount, journalId }).execute()
  return { id, journalId }
}

/** As long as nothing of it was used or went back. */
export async function undoOpenedCredit(work: Work, item: OpenedItem, reason: string) {
  const { id: receiptId, amount } = item
  const receipt = (await heldReceipts(work, [receiptId])).get(receiptId)
  if (receipt?.unused !== amount) throw itemUsed('استُعمل رصيد هذه الورقة أو رُدّ منه')
  const journalId = await reverseItem(work, item, reason)
  await work.tx.insertInto('receiptMovements').values({ receiptId, kind: 'reversed', amount: -amount, journalId }).execute()
  const row = { receiptId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
  await work.tx.insertInto('receiptReversals').values(row).execute()
  return journalId
}
