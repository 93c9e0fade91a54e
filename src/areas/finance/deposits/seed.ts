import { findParties } from '#areas/customers/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import type { DepositLine } from './deposit.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'

type Told = { ago: number; whom: string; line: DepositLine; contract: string; amount: string; until: number; paid?: string }

/** A tenant’s, a car’s whose time has come, and a machine’s that nobody has paid yet. */
const told: Told[] = [
  { ago: 21, whom: 'أحمد باعمر', line: 'rent', contract: 'L-26-014', amount: '180', until: 340, paid: 'FT26-118020' },
  { ago: 11, whom: 'نورة الرواس', line: 'cars', contract: 'CR-26-031', amount: '100', until: -1, paid: 'FT26-120115' },
  { ago: 2, whom: 'مؤسسة سدح', line: 'equipment', contract: 'EQ-26-009', amount: '250', until: 30 },
]

export async function seedDeposits(ctx: Ctx) {
  const [maryam] = await colleagues(ctx, 'maryam')
  const account = await operatingAccount(ctx)
  if (!maryam || !account) return
  const today = dayOf(ctx.now())
  for (const { ago, whom, until, paid, ...asked } of told) {
    const [customer] = await findParties(ctx, whom, 1)
    if (!customer) continue
    const day = daysAfter(today, -ago)
    const at = (clock: string) => acting(ctx, maryam, () => timeOn(day, clock))
    const { id: partyId } = customer
    const dates = { dueOn: day, releaseOn: daysAfter(today, until) }
    await askDeposit(at('10:05'), { id: ctx.newId(), partyId, ...dates, ...asked })
    if (!paid) continue
    const way = { method1: 'bank-transfer', amount1: asked.amount, reference1: paid, account1: account.id } as const
    await receivePayment(at('10:40'), { id: ctx.newId(), partyId, ...way })
  }
}
