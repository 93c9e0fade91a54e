import { partyOnPaper, recordsOf } from '#areas/customers/public.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { mostHeld, uncovered } from '#areas/finance/invoices/cheque-covers.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import { payAll } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { least } from '#values/money.ts'
import { chequeCan } from '../cheque.ts'
import { mustBeBankDay } from '../days-at-bank.ts'
import { chequeCleared } from '../facts.ts'
import { ClearChequeInput } from '../inputs.ts'
import { slipBehind } from '../presenting.ts'
import { type Cheque, heldCheque, mustAllow, takeStep, told } from '../step.ts'
import { tasksOf } from '../tasks.ts'

/** The bank has paid: only now money came, with a receipt like any other, and pays what the cheque covered as far as it is still open. */
export const clearCheque = command({
  name: 'finance.clear-cheque',
  permission: financePermissions.settleCheques,
  input: ClearChequeInput,
  async run(work, { chequeId: chequeIds, on }) {
    if (chequeIds.length === 0) throw fieldFault('chequeId', 'اختر شيكًا واحدًا على الأقل.')
    const held: Cheque[] = []
    for (const id of [...new Set(chequeIds)].toSorted()) held.push(await heldCheque(work, id, financePermissions.settleCheques))
    const together = held.reduce((sum, { amount }) => sum + amount, 0n)
    const cleared: string[] = []
    for (const cheque of held) cleared.push(await clear(work, cheque, { on, together }))
    return { receipts: cleared }
  },
})

/** `together`: a bank may show what it paid of one slip as one sum. */
async function clear(work: Work, cheque: Cheque, { on, together }: { on: string; together: bigint }) {
  const { id: chequeId } = cheque
  mustAllow(chequeCan.clear, cheque)
  const account = await slipBehind(work, cheque)
  await mustBeBankDay(work, on, { slip: account, amounts: [cheque.amount, together], due: cheque })
  const paid = await paidBy(work, cheque)

  const receipt = { ...(await receiptOf(work, cheque, on)), paidAtOnce: paid.length }
  const part = { place: 1, method: 'cheque' as const, amount: cheque.amount, tendered: null, reference: cheque.number }
  const { number } = await writeReceipt(work, receipt, [{ ...part, ...bankLeaf(account) }])
  await takeStep(work, cheque, { status: 'cleared', purpose: 'clear', onDay: on, receiptId: receipt.id })
  await payAll(work, { id: receipt.id, number, partyId: cheque.partyId }, paid)

  for (const task of tasksOf(chequeId)) await settleTasks(work, task)
  const { partyId, amount } = cheque
  work.record(paymentReceived, receipt.id, { number, partyId, amount, paid: paid.length })
  work.record(chequeCleared, chequeId, { ...told(cheque), receipt: number })
  return number
}

/**
 * What it pays, held: its named dues as far as they are still open, so that nothing is paid twice; then the oldest, where it was said so.
 * The rest stays the customer's credit.
 */
async function paidBy(work: Work, { id, partyId, amount, rest }: Cheque) {
  const covers = await work.tx
    .selectFrom('chequeCovers')
    .innerJoin('charges', 'charges.id', 'chequeCovers.chargeId')
    .select(['chargeId', 'chequeCovers.amount'])
    .where('chequeId', '=', id)
    .where('charges.partyId', 'in', recordsOf(partyId))
    .orderBy('chequeCovers.place')
    .execute()
  const others = rest === 'oldest' ? await uncovered(work, partyId, { covered: true, most: mostHeld }) : []
  const wanted = [...covers, ...others.map((due) => ({ chargeId: due.id, amount: due.open }))]
  const held = await heldCharges(
    work,
    wanted.map(({ chargeId }) => chargeId),
  )
  const paid = new Map<string, bigint>()
  let left = amount
  for (const { chargeId, amount: most } of wanted) {
    const charge = held.get(chargeId)
    const before = paid.get(chargeId) ?? 0n
    const part = charge ? least(least(left, most), charge.openNet + charge.openVat - before) : 0n
    if (part <= 0n) continue
    paid.set(chargeId, before + part)
    left -= part
  }
  return [...paid].flatMap(([chargeId, sum]) => {
    const charge = held.get(chargeId)
    return charge ? [{ charge, share: shareOf(charge, sum) }] : []
  })
}

async function receiptOf(work: Work, { partyId, branchId, amount, number, bank, drawer }: Cheque, on: string) {
  const party = await partyOnPaper(work, partyId)
  const words = [party?.number, party?.name, party?.phone, bank, drawer].join(' ')
  return {
    ...{ id: work.newId(), partyId, branchId, amount, words, sessionId: null, receivedOn: on },
    ...{ payer: party?.name ?? drawer, note: `شيك ${number}، ${bank}` },
  }
}
