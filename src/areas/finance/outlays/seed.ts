import { approveAs } from '#areas/access/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import type { ChargeOutlayForm } from './inputs.ts'
import { chargeOutlay } from './use-cases/charge-outlay.ts'
import { payOutlay } from './use-cases/pay-outlay.ts'

type Told = { ago: number; whom: string; came?: string; order?: string } & Pick<
  ChargeOutlayForm,
  'kind' | 'line' | 'authority' | 'reference' | 'amount'
>

/** A lease that was registered with the municipality, whose receipt is still missing; and water that nobody has paid yet. */
const told: Told[] = [
  {
    ...{ ago: 9, whom: 'أحمد باعمر', came: 'FT26-120480', order: 'TT26-00977' },
    ...{ kind: 'municipal', line: 'rent', authority: 'بلدية ظفار', reference: 'MUN-26-4471', amount: '54' },
  },
  {
    ...{ ago: 3, whom: 'نورة الرواس' },
    ...{ kind: 'utility', line: 'rent', authority: 'نماء لخدمات المياه', reference: '30057712', amount: '18.250' },
  },
]

/** The accountant charges it as the authority asks, and pays the authority once the customer has paid. */
export async function seedOutlays(ctx: Ctx) {
  const [maryam, salim] = await colleagues(ctx, 'maryam', 'salim')
  const account = await operatingAccount(ctx)
  if (!maryam || !salim || !account) return
  for (const { ago, whom, came, order, ...asked } of told) {
    const [customer] = await findParties(ctx, whom, 1)
    if (!customer) continue
    const day = daysAfter(dayOf(ctx.now()), -ago)
    const at = (clock: string) => acting(ctx, maryam, () => timeOn(day, clock))
    const { id: outlayId } = await chargeOutlay(at('09:20'), { id: ctx.newId(), partyId: customer.id, dueOn: day, ...asked })
    if (!came || !order) continue
    const way = { method1: 'bank-transfer', amount1: asked.amount, reference1: came, account1: account.id } as const
    await receivePayment(at('10:15'), { id: ctx.newId(), partyId: customer.id, ...way })
    const voucher = { id: ctx.newId(), outlayId, amount: asked.amount, method: 'bank-transfer' } as const
    const { id: payoutId, approvalId } = await payOutlay(at('11:00'), voucher)
    if (approvalId) await approveAs(ctx, salim, { id: approvalId, at: at('11:30').now() })
    await transferPayout(at('12:05'), { payoutId, account: account.id, reference: order })
  }
}
