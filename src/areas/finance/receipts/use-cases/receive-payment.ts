import type { z } from 'zod'
import { partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { ownSession } from '#areas/finance/cash/own-session.ts'
import { chequesReceived } from '#areas/finance/cheques/facts.ts'
import { takeIn } from '#areas/finance/cheques/taking-in.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { paymentReceived } from '../facts.ts'
import { ReceivePaymentInput } from '../inputs.ts'
import { chequePlace } from '../receipt.ts'
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
  async run(work, { bank, otherBank, number9, dueOn9, amount9, ...asked }) {
    const { id, parts } = asked
    const cheque =
      bank && number9 && dueOn9 && amount9 ? { bank, otherBank, number: number9, dueOn: dueOn9, amount: amount9 } : null
    const done = await before(work, asked, cheque)
    if (done) return done
    if (parts.length === 0 && !cheque) throw await nothingTaken(work)
    await work.tx.deleteFrom('parkedPayments').where('id', '=', id).where('cashierId', '=', work.actor.id).execute()
    const mostShort = await belowCoins(work, parts)
    if (!cheque) return { id, number: await takeMoney(work, { ...asked, mostShort }), list: null }

    const money = parts.reduce((sum, { amount }) => sum + amount, 0n)
    const { paid, promised } = parted(asked.dues, { money, cheque: cheque.amount, mostShort })
    const number = parts.length > 0 ? await takeMoney(work, { ...asked, dues: paid, mostShort }) : null
    const list = await takeCheque(work, asked, { cheque, charges: promised })
    return { id, number, list }
  },
})
export type Taken = { id: string; number: string | null; list: string | null }

type Asked = z.output<typeof ReceivePaymentInput>

/** Under a field that can be filled in: without a box of one's own that is not the cash. */
async function nothingTaken({ tx, actor }: Work) {
  const session = await ownSession({ db: tx, actor })
  if (session?.takesCash) return fieldFault('amount1', 'اكتب المبلغ المقبوض.')
  return fieldFault('amount2', 'اكتب المبلغ في الطريقة التي قبضت بها.')
}

/** Of two presses of one form the second finds what the first did; one that was gone back to and says something else is told. */
async function before(work: Work, { id, partyId, parts }: Asked, cheque: Cheque | null): Promise<Taken | null> {
  await onceFor(work, id)
  const receipt = await work.tx
    .selectFrom('receipts')
    .select(['number', 'partyId', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst()
  const list = await work.tx
    .selectFrom('chequeLists')
    .innerJoin('cheques', 'cheques.listId', 'chequeLists.id')
    .select(['chequeLists.number', 'chequeLists.partyId', 'cheques.number as cheque', 'cheques.amount'])
    .where('chequeLists.id', '=', id)
    .executeTakeFirst()
  const done = receipt ?? list
  if (!done) return null
  const isSame =
    done.partyId === partyId &&
    (receipt?.amount ?? 0n) === parts.reduce((sum, { amount }) => sum + amount, 0n) &&
    list?.cheque === cheque?.number &&
    list?.amount === cheque?.amount
  if (!isSame)
    throw new Refusal('finance.form-used', `صدر السند ${done.number} من هذا النموذج بغير ما فيه الآن. ابدأ قبضًا جديدًا.`)
  work.repeated()
  return { id, number: receipt?.number ?? null, list: list?.number ?? null }
}

type Paying = Pick<Asked, 'id' | 'partyId' | 'note' | 'otherSlip' | 'parts' | 'dues' | 'rest'>

async function takeMoney(
  work: Work,
  { id, partyId, note, otherSlip, parts: asked, dues, rest, mostShort }: Paying & { mostShort: bigint },
) {
  const party = await partyOnPaper(work, partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  const { session, parts } = await landed(work, asked)
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
  const branchId = session?.branchId ?? (await branchOf(work, may))
  const paid = await chosen(work, { partyId, amount, dues, rest, mostShort })

  const words = [party.number, party.name, party.phone].join(' ')
  const about = {
    id,
    partyId,
    branchId,
    payer: party.name,
    amount,
    note: note ?? null,
    otherSlip,
    words,
    paidAtOnce: paid.length,
  }
  const { number } = await writeReceipt(work, { ...about, sessionId: session?.sessionId ?? null }, parts)
  await payAll(work, { id, number, partyId }, paid)
  work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
  return number
}

/** What cash may leave of what it pays; cash that no coins make is refused. */
async function belowCoins(work: Work, parts: Asked['parts']) {
  let most = 0n
  for (const { place, method, amount } of parts)
    if (method === 'cash') most = (await mustBeInCoins(work, amount, `amount${place}`)) - 1n
  return most
}

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

type Cheque = { bank: string; otherBank: string | undefined; number: string; dueOn: string; amount: bigint }
type Promised = {
  cheque: Cheque
  charges: readonly string[] | null
}

/** Where nothing was chosen it covers the oldest dues, or nothing where it stays the payer's credit. */
async function takeCheque(work: Work, { id, partyId, note, rest }: Paying, { cheque, charges }: Promised) {
  const unchosen = rest === 'credit' ? 'later' : 'oldest'
  const cover = charges === null ? unchosen : charges.length > 0 ? 'chosen' : 'later'
  const { bank, otherBank, ...one } = cheque
  const given = { id, partyId, note, bank, otherBank, cover, cheques: [{ ...one, place: chequePlace }] } as const
  const { number, count, amount } = await takeIn(work, { ...given, charges: (charges ?? []).map((charge) => ({ charge })) })
  work.record(chequesReceived, id, { number, count, amount, partyId })
  return number
}
