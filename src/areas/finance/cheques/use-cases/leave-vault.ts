import { financePermissions } from '#areas/finance/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { latinDigits } from '#values/text.ts'
import { chequeCan } from '../cheque.ts'
import { chequeEscalated, chequeReturned, chequeSettledOtherwise } from '../facts.ts'
import { EscalateChequeInput, ReturnChequeInput, SettleOtherwiseInput } from '../inputs.ts'
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
    await leave(work, cheque, { status: 'settled-otherwise', purpose: 'settle', reason: `${reason} (${receipt})` })
    work.record(chequeSettledOtherwise, chequeId, { ...told(cheque), reason, receipt })
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

type Leaving = { status: 'returned' | 'settled-otherwise'; purpose: string; reason: string }

async function leave(work: Work, cheque: Cheque, leaving: Leaving) {
  await takeStep(work, cheque, { ...leaving, onDay: dayOf(work.now()) })
  for (const task of tasksOf(cheque.id)) await settleTasks(work, task)
}

async function receiptNamed({ tx }: Pick<Work, 'tx'>, { partyId }: Cheque, typed: string) {
  const receipt = await tx
    .selectFrom('receipts')
    .leftJoin('receiptReversals', 'receiptReversals.receiptId', 'receipts.id')
    .select('number')
    .where('number', '=', latinDigits(typed).trim().toUpperCase())
    .where('partyId', '=', partyId)
    .where('receiptReversals.receiptId', 'is', null)
    .executeTakeFirst()
  if (!receipt) throw fieldFault('receipt', 'لا سند قبض صادر لهذا العميل بهذا الرقم. راجعه.')
  return receipt.number
}
