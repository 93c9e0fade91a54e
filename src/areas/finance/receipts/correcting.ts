import { openSession, openSessionOfBox } from '#areas/finance/cash/sessions.ts'
import { sumSettledBy } from '#areas/finance/cheques/settled-by.ts'
import { receiptReversed } from '#areas/finance/hooks.ts'
import { mustBeUnseen } from '#areas/finance/ledger/seen.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { runHook } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { releaseReceipt, standingPayments } from './allocations.ts'
import type { Correction } from './correction.ts'
import { receiptFreed } from './facts.ts'
import { mustBeReversible } from './origin.ts'
import { receiptKind } from './receipt-record.ts'
import { undoReceipt } from './undoing.ts'

type Receipt = { id: string; kind: 'receipt' | 'opening-credit' | 'credit-transfer'; journalId: string; number: string }

/** What can be said before anybody agrees, and is asked again when they do. */
export async function mustBeCorrectable(work: Work, receipt: Receipt, what: Correction) {
  const reversed = await work.tx
    .selectFrom('receiptReversals')
    .select('receiptId')
    .where('receiptId', '=', receipt.id)
    .executeTakeFirst()
  if (reversed) throw new Refusal('finance.receipt-reversed-before', 'عُكس هذا السند من قبل. حدّث الصفحة.')
  if (what === 'free') return mustPaySomething(work, receipt)
  await mustBeReversible(work, receipt)
  await mustBeUnseen(work, receipt.journalId)
}

async function mustPaySomething(work: Work, receipt: Receipt) {
  if ((await standingPayments(work, receipt.id)).length === 0)
    throw new Refusal('finance.pays-nothing', 'لا يسدّد هذا السند شيئًا الآن. وزّع ما بقي منه، أو اطلب عكسه.')
  if ((await sumSettledBy(work, receipt)) > 0n)
    throw new Refusal('finance.receipt-settles-cheque', 'سُدّد بهذا السند شيك. اطلب عكس السند كله، فيعود الشيك غير مسدَّد.')
}

type Asked = { receiptId: string; what: Correction; boxId: string | null; reason: string }

/** In the transaction of whoever agrees, as the receipt and the boxes are then. */
export async function correctReceipt(work: Work, { receiptId, what, boxId, reason }: Asked) {
  const receipt = await work.tx.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirstOrThrow()
  if (what === 'free') {
    await mustBeCorrectable(work, receipt, what)
    await releaseReceipt(work, receiptId, cut(`إلغاء ما سدّده ${receipt.number}: ${reason}`, 200))
    const { number, partyId, amount } = receipt
    return work.record(receiptFreed, receiptId, { number, partyId, amount, reason })
  }
  const from = await boxOfToday(work, receipt.sessionId, boxId)
  await mustBeCorrectable(work, receipt, what)
  const reversed = await undoReceipt(work, receiptId, { reason, boxId: from })
  await runHook(work, receiptReversed, { ...reversed, reason })
  await giveBack(work, receipt, from)
}

/** Null where the shift in which the cash came still goes on: it leaves the box it lies in. */
async function boxOfToday(work: Work, sessionId: string | null, boxId: string | null) {
  if (!sessionId || (await openSession(work, sessionId))) return null
  if (!boxId)
    throw new Refusal('finance.session-closed', 'أُغلقت وردية السند بعد هذا الطلب. ارفضه، ليُطلب من جديد من صندوق ورديته مفتوحة.')
  if (!(await openSessionOfBox(work, boxId)))
    throw new Refusal('finance.box-not-kept', 'لا وردية مفتوحة الآن على الصندوق الذي يُردّ منه النقد. اعتمده بعد فتحها.')
  return boxId
}

type Paid = { id: string; number: string; payer: string; branchId: string; receivedBy: string }

/** The books say at once that the cash has left the box: whoever keeps it hands it to the payer. */
async function giveBack(work: Work, { id, number, payer, branchId }: Paid, boxId: string | null) {
  if (!boxId) return
  const { cash } = await work.tx
    .selectFrom('receiptParts')
    .select(({ fn }) => fn.sum<bigint>('amount').as('cash'))
    .where('receiptId', '=', id)
    .where('method', '=', 'cash')
    .executeTakeFirstOrThrow()
  const { name } = await work.tx.selectFrom('cashBoxes').select('name').where('id', '=', boxId).executeTakeFirstOrThrow()
  await addTask(work, {
    ...{ rule: 'finance.give-back-cash', period: id, subject: { kind: receiptKind, id } },
    title: cut(`أعد نقد السند ${number} إلى ${payer}: ${inRials(BigInt(cash))}`, 200),
    details: `عُكس السند بعد إغلاق ورديته، وخرج نقده في الدفاتر من ${name} اليوم. سلّمه له، أو أبقه في الصندوق إن لم يُقبض أصلًا، فيظهر زيادة عند العدّ.`,
    ...{ role: 'cashier', branchId, dueAt: timeOn(dayOf(work.now()), '14:00') },
  })
}
