import { requestApproval } from '#areas/access/public.ts'
import { boxAccount } from '#areas/finance/cash/cash.ts'
import { boxesKeptIn } from '#areas/finance/cash/own-session.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { cut } from '#values/text.ts'
import { mustBeCorrectable } from '../correcting.ts'
import { correctionAction, corrections } from '../correction.ts'
import { receiptCorrectionAsked } from '../facts.ts'
import { AskCorrectionInput } from '../inputs.ts'

const may = financePermissions.receivePayments

/** Whoever takes payments asks for it, whether or not the shift is over; it stands as it is until another agrees. */
export const askCorrection = command({
  name: 'finance.ask-receipt-correction',
  permission: may,
  input: AskCorrectionInput,
  async run(work, { receiptId, what, boxId, reason }) {
    const receipt = await work.tx.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirst()
    mustReach(work.actor, may, receipt)
    await mustBeCorrectable(work, receipt, what)
    const from = what === 'reverse' && (await cashHandedOver(work, receipt)) ? await boxToday(work, receipt, boxId) : null
    const { number, partyId, payer, amount, branchId } = receipt
    const approval = await requestApproval(work, {
      ...{ action: correctionAction, title: cut(`${corrections[what]}: ${number}، ${payer}`, 200), subjectId: receiptId },
      ...{ amount, branchId, reason, payload: { receiptId, what, boxId: from, reason } },
    })
    work.record(receiptCorrectionAsked, receiptId, { number, partyId, amount, what, reason })
    return { id: receiptId, number, approvalId: approval.id }
  },
})

type Receipt = { id: string; sessionId: string | null; branchId: string }

/** Whether cash of it was counted away. */
async function cashHandedOver({ tx }: Work, { id, sessionId }: Receipt) {
  if (!sessionId) return false
  const cash = await tx
    .selectFrom('receiptParts')
    .innerJoin('cashSessions', (join) => join.on('cashSessions.id', '=', sessionId))
    .select('receiptParts.id')
    .where('receiptId', '=', id)
    .where('account', '=', boxAccount)
    .where((eb) => eb.or([eb('closedAt', 'is not', null), eb('status', '=', 'difference')]))
    .executeTakeFirst()
  return cash !== undefined
}

async function boxToday(work: Work, { branchId }: Receipt, boxId: string | undefined) {
  const kept = await boxesKeptIn({ db: work.tx }, branchId)
  if (!boxId) throw fieldFault('boxId', 'اختر الصندوق الذي يُردّ منه النقد اليوم.')
  if (!kept.some(([id]) => id === boxId))
    throw fieldFault('boxId', 'لا وردية مفتوحة على هذا الصندوق في فرع السند. اختر صندوقًا ورديته مفتوحة.')
  return boxId
}
