import { vaultAccount } from '#areas/finance/cheques/cheque.ts'
import { writeStep } from '#areas/finance/cheques/step.ts'
import { chequeMoved } from '#areas/finance/ledger/posting-rules.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { type About, postItem } from './item-journal.ts'
import type { OpeningItem } from './judge.ts'

/** The list of one giver in this file, with how many are on it by now. */
export type Lists = Map<string, { id: string; number: string; count: number }>

/** A cheque that was seen in the safe: it lies there as any other, and pays the oldest dues when the bank has paid it. */
export async function openCheque(work: Work, item: Extract<OpeningItem, { kind: 'cheques' }>, about: About & { lists: Lists }) {
  const { holder, number, bank, amount, dueOn, account = null, drawer = holder.name } = item
  const { branchId, buyer } = about
  const id = work.newId()
  const transfers = chequeMoved({ partyId: holder.id, branchId, amount }, null, vaultAccount('received'))
  const journalId = await postItem(work, { id, memo: `شيك سابق ${number}، ${bank}، من ${drawer}`, transfers }, about)
  const list = await listOf(work, holder, about)
  const words = folded([number, bank, drawer, buyer.number, buyer.name, buyer.phone, list.number].join(' '))
  const none = { slipId: null, receiptId: null, replacedBy: null, toldOn: null }
  const cheque = { branchId, partyId: holder.id, drawer, bank, account, number, amount, dueOn, words, ...none }
  await work.tx
    .insertInto('cheques')
    .values({ ...cheque, id, listId: list.id, place: list.count, rest: 'oldest', status: 'received' })
    .execute()
  const step = { chequeId: id, status: 'received' as const, onDay: about.openedOn, reason: null, journalId }
  await writeStep(work, { ...step, id: work.newId(), slipId: null, receiptId: null })
  return { id, journalId }
}

async function listOf(work: Work, holder: { id: string; name: string }, { lists, branchId }: About & { lists: Lists }) {
  const before = lists.get(holder.id)
  if (before) {
    before.count += 1
    return before
  }
  const today = dayOf(work.now())
  const place = await nextNumber(work, 'cheque-list', { branchId, day: today })
  const list = { id: work.newId(), number: place.number, count: 1 }
  const received = { receivedOn: today, receivedAt: work.now(), receivedBy: work.actor.id }
  await work.tx
    .insertInto('chequeLists')
    .values({ id: list.id, branchId, ...place, partyId: holder.id, giver: holder.name, note: 'من الدفاتر السابقة', ...received })
    .execute()
  lists.set(holder.id, list)
  return list
}
