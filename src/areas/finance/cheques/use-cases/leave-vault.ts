import { financePermissions } from '#areas/finance/permissions.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import { chequeCan } from '../cheque.ts'
import { chequeEscalated, chequeReturned, chequeSettledOtherwise } from '../facts.ts'
import { EscalateChequeInput, ReturnChequeInput, SettleOtherwiseInput } from '../inputs.ts'
import { sumSettledBy } from '../settled-by.ts'
import { type Cheque, heldCheque, mustAllow, takeStep, told } from '../step.ts'
import { tasksOf } from '../tasks.ts'

const { keepCheques, settleCheques } = financePermissions

/** It goes back to whoever drew it, and covers nothing any more. */
export const returnCheque = command({
  name: 'finance.return-cheque',
  permission: keepCheques,
  input: ReturnChequeInput,
  async run(work, { chequeId, reason }) {
    const cheque = await heldCheque(work, chequeId, keepCheques)
    mustAllow(chequeCan.handBack, cheque)
    await leave(work, cheque, { status: 'returned', purpose: 'return', reason })
    work.record(chequeReturned, chequeId, { ...told(cheque), reason })
    return { id: chequeId, number: cheque.number }
  },
})

/** The money came in another way: the receipt that says so is named. */
export const settleChequeOtherwise = command({
  name: 'finance.settle-cheque-otherwise',
  permission: settleCheques,
  input: SettleOtherwiseInput,
  async run(work, { chequeId, receipt: typed, reason }) {
    const cheque = await heldCheque(work, chequeId, settleCheques)
    mustAllow(chequeCan.settle, cheque)
    const receipt = await receiptNamed(work, cheque, typed)
    const { id: receiptId, number } = receipt
    await leave(work, cheque, { status: 'settled-otherwise', purpose: 'settle', reason: `${reason} (${number})`, receiptId })
    work.record(chequeSettledOtherwise, chequeId, { ...told(cheque), reason, receipt: number })
    return { id: chequeId, number: cheque.number }
  },
})

/** It stays where it came back to until a court or an agreement decides. */
export const escalateCheque = command({
  name: 'finance.escalate-cheque',
  permission: settleCheques,
  input: EscalateChequeInput,
  async run(work, { chequeId, reason }) {
    const cheque = await heldCheque(work, chequeId, settleCheques)
    mustAllow(chequeCan.escalate, cheque)
    await takeStep(work, cheque, { status: 'legal', purpose: 'escalate', onDay: dayOf(work.now()), reason })
    work.record(chequeEscalated, chequeId, { ...told(cheque), reason })
    return { id: chequeId, number: cheque.number }
  },
})

type Leaving = { status: 'returned' | 'settled-otherwise'; purpose: string; reason: string; receiptId?: string }

async function leave(work: Work, cheque: Cheque, leaving: Leaving) {
  await takeStep(work, cheque, { ...leaving, onDay: dayOf(work.now()) })
  for (const task of tasksOf(cheque.id)) await settleTasks(work, task)
}

/** The receipt that was typed, held: of what it brought so much must be left as the cheque says, after the cheques it settled before. */
async function receiptNamed(work: Work, cheque: Cheque, typed: string) {
  const { partyId, amount } = cheque
  const named = await work.tx
    .selectFrom('receipts')
    .select('id')
    .where('number', '=', latinDigits(typed).trim().toUpperCase())
    .where('partyId', '=', partyId)
    .executeTakeFirst()
  if (named) await heldReceipts(work, [named.id])
  const receipt = await work.tx
    .selectFrom('receipts')
    .leftJoin('receiptReversals', 'receiptReversals.receiptId', 'receipts.id')
    .select(['receipts.id', 'number', 'amount', 'receivedOn'])
    .where('receipts.id', '=', named?.id ?? null)
    .where('receiptReversals.receiptId', 'is', null)
    .executeTakeFirst()
  if (!receipt) throw fieldFault('receipt', 'لا سند قبض صادر لهذا العميل بهذا الرقم. راجعه.')
  await mustBeSinceOwed(work, cheque, receipt.receivedOn)
  const left = receipt.amount - (await sumSettledBy(work, receipt))
  if (left >= amount) return receipt
  const less = left < receipt.amount ? `بقي من السند ${inRials(left)} بعد شيكات سُدّدت به` : `السند ${inRials(left)}`
  throw fieldFault('receipt', `${less}، والشيك ${inRials(amount)} اكتب سندًا يكفيه.`)
}

/** Money that came before the bank sent the cheque back, or before there was one, was for something else. */
async function mustBeSinceOwed({ tx }: Work, { id }: Cheque, receivedOn: string) {
  const { status, onDay } = await tx
    .selectFrom('chequeSteps')
    .select(['status', 'onDay'])
    .where('chequeId', '=', id)
    .where('status', 'in', ['received', 'bounced'])
    // A step that names a receipt brought it back where it lay, since that receipt was reversed.
    .where('receiptId', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (receivedOn >= onDay) return
  const [what, then] = status === 'bounced' ? ['ارتجاع', 'ارتجع'] : ['استلام', 'استُلم']
  const days = `قُبض ${dayInWords(receivedOn)}، و${then} الشيك ${dayInWords(onDay)}`
  throw fieldFault('receipt', `هذا السند قبل ${what} الشيك: ${days}. اكتب السند الذي صدر حين دفع بدله.`)
}
