import { accountFor } from '#areas/finance/deposits/deposit.ts'
import { openedPot } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import { startOfDay } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { type About, postItem } from './item-journal.ts'
import type { OpeningItem } from './judge.ts'
import { opensPaper } from './opening-paper.ts'

/** A deposit that was asked for and paid in the old books: held here from the first day, under its contract. */
export async function openDeposit(work: Work, item: Extract<OpeningItem, { kind: 'deposits' }>, about: About) {
  const { holder, amount, day, line, number: contract, releaseOn = null } = item
  const { branchId, buyer } = about
  const id = work.newId()
  const account = accountFor(line)
  const transfers = openedPot({ account, key: id }, { amount, partyId: holder.id, branchId })
  const journalId = await postItem(work, { id, memo: `تأمين مسترد سابق عن ${contract}، ${holder.name}`, transfers }, about)
  const charge = { kind: 'deposit' as const, line, debtAccount: '9130', incomeAccount: '9139', incomeKey: id }
  const description = `تأمين مسترد عن ${contract}`
  const paper = {
    id,
    kind: 'opening-deposit' as const,
    number: contract,
    partyId: holder.id,
    day,
    dueOn: day,
    net: amount,
    vat: 0n,
  }
  const chargeId = await opensPaper(work, { ...paper, charge, description, journalId }, about)
  // It was paid before: nothing of it is awaited, and the memorandum of what is never knew it.
  await work.tx.insertInto('chargeMovements').values({ chargeId, kind: 'paid', net: -amount, vat: 0n, journalId }).execute()
  await work.tx
    .insertInto('deposits')
    .values({
      ...{ id, branchId, partyId: holder.id, holder: holder.name, chargeId, line, account, contract, amount, releaseOn },
      ...{ askedBy: about.makerId, askedOn: day, askedAt: startOfDay(day) },
      words: folded([contract, buyer.number, buyer.name, buyer.phone].join(' ')),
    })
    .execute()
  await work.tx.insertInto('depositMovements').values({ depositId: id, kind: 'received', amount, journalId }).execute()
  return { id, journalId }
}
