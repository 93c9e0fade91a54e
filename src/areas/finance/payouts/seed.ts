import { approveAs } from '#areas/access/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import type { AskRefundForm } from './inputs.ts'
import { askRefund } from './use-cases/ask-refund.ts'
import { transferPayout } from './use-cases/pay-payout.ts'

type Told = {
  ago: number
  whom: string
  paid: string
  reference: string
  back: Pick<AskRefundForm, 'amount' | 'purpose'>
  iban: string
  order?: string
}

/** Two who paid too much by transfer: one has it back, the other's waits to be paid. */
const told: Told[] = [
  {
    ...{ ago: 16, whom: 'خالد العمري', paid: '62.500', reference: 'FT26-118761', iban: 'OM810180000001299123456' },
    ...{ back: { amount: '62.500', purpose: 'حوّل المبلغ مرتين' }, order: 'TT26-00931' },
  },
  {
    ...{ ago: 2, whom: 'زينب باوزير', paid: '18', reference: 'FT26-121540', iban: 'OM810180000001299123456' },
    back: { amount: '18', purpose: 'ألغى الحجز قبل موعده' },
  },
]

/** The accountant prepares, the head of finance agrees above the amount of the rule, and the accountant pays. */
export async function seedPayouts(ctx: Ctx) {
  const [maryam, salim] = await colleagues(ctx, 'maryam', 'salim')
  const account = await operatingAccount(ctx)
  if (!maryam || !salim || !account) return
  for (const one of told) {
    const [customer] = await findParties(ctx, one.whom, 1)
    if (!customer) continue
    const at = (clock: string) => acting(ctx, maryam, () => timeOn(daysAfter(dayOf(ctx.now()), -one.ago), clock))
    const came = { method1: 'bank-transfer', amount1: one.paid, reference1: one.reference, account1: account.id } as const
    await receivePayment(at('09:40'), { id: ctx.newId(), partyId: customer.id, ...came })
    const asked = { id: ctx.newId(), partyId: customer.id, method: 'bank-transfer', iban: one.iban, ...one.back } as const
    const { id: payoutId, approvalId } = await askRefund(at('12:15'), asked)
    if (approvalId) await approveAs(ctx, salim, { id: approvalId, at: at('12:40').now() })
    if (!one.order) continue
    await transferPayout(at('13:05'), { payoutId, account: account.id, reference: one.order })
  }
}
