import { sql } from 'kysely'
import type { OpeningAbout } from '#areas/finance/invoices/opening-paper.ts'
import { itemUsed, type OpenedItem, postItem, reverseItem } from '#areas/finance/ledger/opened.ts'
import { chequeMoved } from '#areas/finance/ledger/posting-rules.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { vaultAccount } from './cheque.ts'
import { sameCheque } from './cheque-banks.ts'
import { heldCheque, writeStep } from './step.ts'
import { tasksOf } from './tasks.ts'

type Opening = {
  holder: { id: string; name: string }
  number: string
  bank: string
  amount: bigint
  dueOn: string
  account?: string | undefined
  drawer?: string | undefined
}

/** The list of one giver in this file, with how many are on it by now. */
export type ChequeLists = Map<string, { id: string; number: string; count: number }>

/** A cheque that was seen in the safe: it lies there as any other, and pays the oldest dues when the bank has paid it. */
export async function openCheque(work: Work, item: Opening, about: OpeningAbout & { lists: ChequeLists }) {
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

async function listOf(
  work: Work,
  holder: { id: string; name: string },
  { lists, branchId }: OpeningAbout & { lists: ChequeLists },
) {
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

/** As long as it lies in the vault. */
export async function undoOpenedCheque(work: Work, item: OpenedItem, reason: string) {
  const { id: chequeId } = item
  const cheque = await heldCheque(work, chequeId, financePermissions.keepCheques)
  if (cheque.status !== 'received') throw itemUsed('خرج شيك هذه الورقة من الحافظة')
  const journalId = await reverseItem(work, item, reason)
  await work.tx.deleteFrom('chequeCovers').where('chequeId', '=', chequeId).execute()
  await work.tx.updateTable('cheques').set({ status: 'undone' }).where('id', '=', chequeId).execute()
  const step = { id: work.newId(), chequeId, status: 'undone' as const, onDay: dayOf(work.now()), reason, journalId }
  await writeStep(work, { ...step, slipId: null, receiptId: null })
  for (const task of tasksOf(chequeId)) await settleTasks(work, task)
  return journalId
}

type Sought = { bank: string; account: string | null; number: string }

/** Those of these that are registered by now. */
export async function chequesRegistered<One extends Sought>(asked: { db: Ctx['db'] } | Pick<Work, 'tx'>, sought: readonly One[]) {
  const there = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('cheques')
    .select(['bank', 'account', 'number'])
    .where('status', 'not in', ['returned', 'undone'])
    .where(({ eb, fn, val }) =>
      eb(sql<string>`ltrim(number, '0')`, '=', fn.any(val(sought.map(({ number }) => number.replace(/^0+/, ''))))),
    )
    .execute()
  return sought.filter(({ bank, account, number }) => there.some((one) => sameCheque(one, { bank, account, number })))
}
