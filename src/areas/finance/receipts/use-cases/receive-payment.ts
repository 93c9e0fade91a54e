import type { z } from 'zod'
import { partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { cashStep } from '#areas/finance/cash/cash.ts'
import { chequesReceived } from '#areas/finance/cheques/facts.ts'
import { takeIn } from '#areas/finance/cheques/taking-in.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { paymentReceived } from '../facts.ts'
import { ReceivePaymentInput } from '../inputs.ts'
import { chequePlace, least } from '../receipt.ts'
import { chosen, landed, payAll } from '../receiving.ts'
import { writeReceipt } from '../writing.ts'

const may = financePermissions.receivePayments

/**
 * Takes what somebody brings over the counter: money in one way or several, for dues of any service, with its paper; what it does not pay
 * is the payer's credit. A cheque is no money yet: it goes into the vault, and covers what was chosen and is not paid by the rest.
 */
export const receivePayment = command({
  name: 'finance.receive-payment',
  permission: may,
  input: ReceivePaymentInput,
  async run(work, { bank, number9, dueOn9, amount9, ...asked }) {
    const { id, parts } = asked
    const done = await before(work, id)
    if (done) return done
    const cheque = bank && number9 && dueOn9 && amount9 ? { bank, number: number9, dueOn: dueOn9, amount: amount9 } : null
    if (parts.length === 0 && !cheque) throw fieldFault('amount1', 'اكتب المبلغ المقبوض.')
    await work.tx.deleteFrom('parkedPayments').where('id', '=', id).where('cashierId', '=', work.actor.id).execute()
    if (!cheque) return { id, number: await takeMoney(work, asked), list: null }

    const money = parts.reduce((sum, { amount }) => sum + amount, 0n)
    const { paid, promised } = parted(asked.dues, {
      money,
      cheque: cheque.amount,
      mostShort: hasCash(parts) ? cashStep - 1n : 0n,
    })
    const number = parts.length > 0 ? await takeMoney(work, { ...asked, dues: paid }) : null
    const list = await takeCheque(work, asked, { cheque, charges: promised })
    return { id, number, list }
  },
})
export type Taken = { id: string; number: string | null; list: string | null }

/** Of two presses of one form the second finds what the first did. */
async function before(work: Work, id: string): Promise<Taken | null> {
  await onceFor(work, id)
  const receipt = await work.tx.selectFrom('receipts').select('number').where('id', '=', id).executeTakeFirst()
  const list = await work.tx.selectFrom('chequeLists').select('number').where('id', '=', id).executeTakeFirst()
  if (!receipt && !list) return null
  work.repeated()
  return { id, number: receipt?.number ?? null, list: list?.number ?? null }
}

type Asked = z.output<typeof ReceivePaymentInput>
type Paying = Pick<Asked, 'id' | 'partyId' | 'note' | 'parts' | 'dues'>

async function takeMoney(work: Work, { id, partyId, note, parts: asked, dues }: Paying) {
  const party = await partyOnPaper(work, partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  const { session, parts } = await landed(work, asked)
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
  const branchId = session?.branchId ?? (await branchOf(work, may))
  const paid = await chosen(work, { partyId, amount, dues, isCash: hasCash(parts) })

  const words = [party.number, party.name, party.phone].join(' ')
  const about = { id, partyId, branchId, payer: party.name, amount, note: note ?? null, words, paidAtOnce: paid.length }
  const { number } = await writeReceipt(work, { ...about, sessionId: session?.sessionId ?? null }, parts)
  await payAll(work, { id, number, partyId }, paid)
  work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
  return number
}

const hasCash = (parts: readonly { method: string }[]) => parts.some(({ method }) => method === 'cash')

type Due = Asked['dues'][number]
type Brought = { money: bigint; cheque: bigint; mostShort: bigint }

/** The money pays the chosen dues in their order; what it does not reach is for the cheque, and no more than both, but for what no coin reaches. */
function parted(dues: readonly Due[], { money, cheque, mostShort }: Brought) {
  const chosenOnes = dues.filter(({ pay }) => pay)
  const sum = chosenOnes.reduce((all, { pay = 0n }) => all + pay, 0n)
  if (sum > money + cheque + mostShort)
    throw fieldFault(
      `pay${chosenOnes.at(-1)?.place}`,
      `المختار ${inRials(sum)} والمقبوض مع الشيك ${inRials(money + cheque)} فقط. قلّل المختار.`,
    )
  let left = money
  const paid: Due[] = []
  const promised: string[] = []
  for (const { pay = 0n, ...due } of chosenOnes) {
    const part = least(pay, left)
    left -= part
    if (part > 0n) paid.push({ ...due, pay: part })
    if (pay - part > (part > 0n ? mostShort : 0n)) promised.push(due.charge)
  }
  return { paid, promised: chosenOnes.length > 0 ? promised : null }
}

type Promised = { cheque: { bank: string; number: string; dueOn: string; amount: bigint }; charges: readonly string[] | null }

/** Where nothing was chosen it covers the oldest dues. */
async function takeCheque(work: Work, { id, partyId, note }: Paying, { cheque, charges }: Promised) {
  const cover = charges === null ? 'oldest' : charges.length > 0 ? 'chosen' : 'later'
  const { bank, ...one } = cheque
  const given = { id, partyId, note, bank, cover, cheques: [{ ...one, place: chequePlace }] } as const
  const { number, count, amount } = await takeIn(work, { ...given, charges: (charges ?? []).map((charge) => ({ charge })) })
  work.record(chequesReceived, id, { number, count, amount, partyId })
  return number
}
