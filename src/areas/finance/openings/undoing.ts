import { heldBill } from '#areas/finance/bills/bills.ts'
import { heldCheque, writeStep } from '#areas/finance/cheques/step.ts'
import { tasksOf } from '#areas/finance/cheques/tasks.ts'
import { promisedOf } from '#areas/finance/deposits/promised.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import type { OpeningItemKind } from './columns.ts'

export type Standing = { id: string; kind: OpeningItemKind; number: string; holder: string; amount: bigint; journalId: string }

/** The paper is no more what it was opened as, as long as nothing of it was paid, used or moved; says the journal that mirrors it. */
export function undoPaper(work: Work, item: Standing, reason: string) {
  const undo = { invoices: undoInvoice, credits: undoCredit, deposits: undoDeposit, bills: undoBill, cheques: undoCheque }[
    item.kind
  ]
  return undo(work, item, reason)
}

const mirrored = async (work: Work, { journalId, number, holder }: Standing, reason: string) =>
  (await reverse(work, journalId, { memo: cut(`عكس رصيد افتتاحي ${number}، ${holder}: ${reason}`, 200) })).journalId

const used = (what: string) => new Refusal('finance.opening-used', `${what}، فلا يُعكس رصيدها الافتتاحي. أعدها كما كانت أولًا.`)

async function undoInvoice(work: Work, item: Standing, reason: string) {
  const { id: chargeId } = await work.tx
    .selectFrom('charges')
    .select('id')
    .where('invoiceId', '=', item.id)
    .executeTakeFirstOrThrow()
  const charge = (await heldCharges(work, [chargeId])).get(chargeId)
  if (charge?.openNet !== charge?.net || charge?.openVat !== charge?.vat) throw used('سُدّد من هذه الفاتورة أو شُطب منها')
  const journalId = await mirrored(work, item, reason)
  const back = { net: -(charge?.net ?? 0n), vat: -(charge?.vat ?? 0n) }
  await work.tx
    .insertInto('chargeMovements')
    .values({ chargeId, kind: 'undone', ...back, journalId })
    .execute()
  await work.tx.deleteFrom('chequeCovers').where('chargeId', '=', chargeId).execute()
  return journalId
}

async function undoCredit(work: Work, item: Standing, reason: string) {
  const { id: receiptId, amount } = item
  const receipt = (await heldReceipts(work, [receiptId])).get(receiptId)
  if (receipt?.unused !== amount) throw used('استُعمل رصيد هذه الورقة أو رُدّ منه')
  const journalId = await mirrored(work, item, reason)
  await work.tx.insertInto('receiptMovements').values({ receiptId, kind: 'reversed', amount: -amount, journalId }).execute()
  const row = { receiptId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
  await work.tx.insertInto('receiptReversals').values(row).execute()
  return journalId
}

async function undoDeposit(work: Work, item: Standing, reason: string) {
  const { id: depositId, amount } = item
  const deposit = (await heldDeposits(work, [depositId])).get(depositId)
  if (deposit?.held !== amount || (await promisedOf(work, depositId)) > 0n) throw used('خُصم من تأمين هذه الورقة أو طُلب رده')
  if (deposit.contractId)
    throw new Refusal('finance.opening-used', 'هذا التأمين محفوظ لعقد دخل السجل بعده، فلا يُعكس رصيده الافتتاحي. اخصم منه أو رُدّه.')
  const journalId = await mirrored(work, item, reason)
  await work.tx.insertInto('depositMovements').values({ depositId, kind: 'undone', amount: -amount, journalId }).execute()
  return journalId
}

async function undoBill(work: Work, item: Standing, reason: string) {
  const bill = await heldBill(work, item.id)
  if (bill.open !== item.amount) throw used('سُدّد من هذه الفاتورة')
  const journalId = await mirrored(work, item, reason)
  const row = { open: 0n, reversedBy: work.actor.id, reversedAt: work.now(), reason }
  await work.tx.updateTable('bills').set(row).where('id', '=', item.id).execute()
  return journalId
}

async function undoCheque(work: Work, item: Standing, reason: string) {
  const { id: chequeId } = item
  const cheque = await heldCheque(work, chequeId, financePermissions.keepCheques)
  if (cheque.status !== 'received') throw used('خرج شيك هذه الورقة من الحافظة')
  const journalId = await mirrored(work, item, reason)
  await work.tx.deleteFrom('chequeCovers').where('chequeId', '=', chequeId).execute()
  await work.tx.updateTable('cheques').set({ status: 'undone' }).where('id', '=', chequeId).execute()
  const step = { id: work.newId(), chequeId, status: 'undone' as const, onDay: dayOf(work.now()), reason, journalId }
  await writeStep(work, { ...step, slipId: null, receiptId: null })
  for (const task of tasksOf(chequeId)) await settleTasks(work, task)
  return journalId
}
