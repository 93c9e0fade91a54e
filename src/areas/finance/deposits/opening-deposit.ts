import { type OpeningAbout, openPaper } from '#areas/finance/invoices/opening-paper.ts'
import { itemUsed, type OpenedItem, postItem, reverseItem } from '#areas/finance/ledger/opened.ts'
import { openedPot } from '#areas/finance/ledger/posting-rules.ts'
import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { startOfDay } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { accountFor, type DepositLine } from './deposit.ts'
import { promisedOf } from './promised.ts'

type Opening = {
  holder: { id: string; name: string }
  /** The contract it was left for. */
  number: string
  line: DepositLine
  day: string
  amount: bigint
  releaseOn?: string | undefined
}

/** A deposit that was asked for and paid in the old books: held here from the first day, under its contract. */
export async function openDeposit(work: Work, item: Opening, about: OpeningAbout) {
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
  const chargeId = await openPaper(work, { ...paper, charge, description, journalId }, about)
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

/** As long as nothing of it was taken or promised, and no contract of the register holds it. */
export async function undoOpenedDeposit(work: Work, item: OpenedItem, reason: string) {
  const { id: depositId, amount } = item
  const deposit = (await heldDeposits(work, [depositId])).get(depositId)
  if (deposit?.held !== amount || (await promisedOf(work, depositId)) > 0n) throw itemUsed('خُصم من تأمين هذه الورقة أو طُلب رده')
  if (deposit.contractId)
    throw new Refusal('finance.opening-used', 'هذا التأمين محفوظ لعقد دخل السجل بعده، فلا يُعكس رصيده الافتتاحي. اخصم منه أو رُدّه.')
  const journalId = await reverseItem(work, item, reason)
  await work.tx.insertInto('depositMovements').values({ depositId, kind: 'undone', amount: -amount, journalId }).execute()
  return journalId
}
