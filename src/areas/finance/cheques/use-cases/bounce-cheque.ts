import { takenAsFee } from '#areas/finance/cash/booked-fee.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { bill } from '#areas/finance/invoices/issuing.ts'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { chequeCan, chequeSource, daysToSettle } from '../cheque.ts'
import { mustBeBankDay } from '../days-at-bank.ts'
import { chequeBounced } from '../facts.ts'
import { BounceChequeInput } from '../inputs.ts'
import { slipBehind } from '../presenting.ts'
import { type Cheque, heldCheque, mustAllow, takeStep, told } from '../step.ts'
import { taskOf } from '../tasks.ts'

const may = financePermissions.settleCheques

/** The bank did not pay. No receipt is undone, for there was none: what it covered is chased again, and somebody calls. */
export const bounceCheque = command({
  name: 'finance.bounce-cheque',
  permission: may,
  input: BounceChequeInput,
  async run(work, { chequeId, on, reason, bankFee = 0n, ourFee = 0n }) {
    const cheque = await heldCheque(work, chequeId, may)
    mustAllow(chequeCan.bounce, cheque)
    const slip = await slipBehind(work, cheque)
    await mustBeBankDay(work, on, { slip, amounts: [-cheque.amount, -bankFee] })
    const line = await lineOf(work, cheque)
    const settleBy = daysAfter(dayOf(work.now()), daysToSettle)
    const payer = bankFee > 0n ? await feePayer(work, slip, { fee: bankFee, on }) : null
    const feeInvoiceId = ourFee > 0n ? await chargeFee(work, cheque, { fee: ourFee, line, dueOn: settleBy }) : undefined

    const step = { status: 'bounced' as const, purpose: 'bounce', onDay: on, reason, bankFee, feeInvoiceId }
    const id = await takeStep(work, cheque, step)
    if (payer) await postFee(work, cheque, { id, fee: bankFee, line, payer })
    await askToCall(work, cheque, reason)
    work.record(chequeBounced, chequeId, { ...told(cheque), reason, settleBy })
    return { id: chequeId, number: cheque.number }
  },
})

/** The trade whose dues it covered; without any it is everybody's. */
async function lineOf({ tx }: Work, { id }: Cheque): Promise<ServiceLine> {
  const first = await tx
    .selectFrom('chequeCovers')
    .innerJoin('charges', 'charges.id', 'chequeCovers.chargeId')
    .select('charges.line')
    .where('chequeId', '=', id)
    .orderBy('chequeCovers.place')
    .limit(1)
    .executeTakeFirst()
  return first?.line ?? 'shared'
}

type Slip = Awaited<ReturnType<typeof slipBehind>>

/** Never out of what is held for others: a fee of the trust account is the company's own cost. */
async function feePayer(work: Work, slip: Slip, { fee, on }: { fee: bigint; on: string }) {
  if (slip.heldFor === 'operating') return bankLeaf(slip)
  const taken = await takenAsFee(work, { accountId: slip.id, amount: -fee, day: on })
  if (taken) throw fieldFault('bankFee', `قُيّد هذا الرسم من كشف حساب الأمانات يوم ${taken}. اترك الخانة فارغة.`)
  const own = await work.tx
    .selectFrom('companyBankAccounts')
    .select('id')
    .where('heldFor', '=', 'operating')
    .where('active', '=', true)
    .orderBy('addedAt')
    .executeTakeFirst()
  if (!own) throw fieldFault('bankFee', 'لا حساب تشغيليًا يُخصم منه الرسم. أضف حسابًا، أو اترك الرسم فارغًا.')
  return bankLeaf({ id: own.id, heldFor: 'operating' })
}

type Fee = { id: string; fee: bigint; line: ServiceLine; payer: { account: string; key: string } }

const postFee = (work: Work, { number, bank, partyId, branchId }: Cheque, { id, fee, line, payer }: Fee) =>
  post(work, {
    source: { kind: chequeSource, id, purpose: 'bank-fee' },
    memo: cut(`رسم البنك عن ارتجاع الشيك ${number}، ${bank}`, 200),
    transfers: [{ debit: { account: '6150' }, credit: payer, amount: fee, line, partyId, branchId }],
  })

/** Where the company takes it for compensation. */
const untaxed = { category: 'out-of-scope', reason: 'تعويض عن ارتجاع شيك، وليس مقابل توريد' } as const

type Charged = { fee: bigint; line: ServiceLine; dueOn: string }

/** Our own fee comes with its paper, and its tax where the company adds one. */
async function chargeFee(work: Work, { number, bank, partyId, branchId }: Cheque, { fee, line, dueOn }: Charged) {
  const today = dayOf(work.now())
  const { bounceFeeVat } = await moneySettingsOn(work, today)
  const taxed = bounceFeeVat === 'standard' ? undefined : untaxed
  const about = { kind: 'administration-fee' as const, line, description: `رسم ارتجاع الشيك ${number}`, taxed }
  const proof = { ground: `ارتجاع الشيك ${number}`, evidence: `إشعار ${bank}` }
  const papers = await bill(work, {
    ...{ id: work.newId(), partyId, branchId, suppliedFrom: today, suppliedUntil: today, dueOn },
    lines: [{ ...about, ...proof, quantity: 1000, unitPrice: fee, discount: 0n }],
  })
  for (const { id, number: paper, kind, net, vat } of papers)
    work.record(invoiceIssued, id, { number: paper, kind, partyId, total: net + vat })
  return papers[0]?.id
}

const askToCall = (work: Work, { id, number, bank, drawer, amount, branchId }: Cheque, reason: string) =>
  addTask(work, {
    ...taskOf('bounced', id),
    period: work.newId(),
    kind: 'overdue-call',
    title: cut(`ارتجع شيك ${drawer}: ${inRials(amount)}`, 200),
    details: `الشيك ${number} من ${bank}. سبب البنك: ${reason}. اطلب بديله أو سداده.`,
    ...{
      role: 'collector',
      needs: financePermissions.settleCheques,
      branchId,
      dueAt: timeOn(daysAfter(dayOf(work.now()), 1), '10:00'),
    },
  })
