import { approveAs } from '#areas/access/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { emptyPage } from '#areas/finance/empty-page.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { askForfeit } from './use-cases/ask-forfeit.ts'

const clause = 'البند 9: لم يحضر لاستلام السيارة ولم يلغِ حجزه قبل يوم'
const notice = 'رسالة واتساب في يوم الحجز، واتصال بعدها بيوم'

/** Somebody booked a car and never came: part of what was left for it is kept, as the accountant asked and the head of finance agreed. */
export async function seedForfeits(ctx: Ctx) {
  const [maryam, salim] = await colleagues(ctx, 'maryam', 'salim')
  const [customer] = await findParties(ctx, 'خالد العمري', 1)
  const account = await operatingAccount(ctx)
  if (!maryam || !salim || !customer || !account) return
  const today = dayOf(ctx.now())
  const at = (ago: number, clock: string) => acting(ctx, maryam, () => timeOn(daysAfter(today, -ago), clock))
  const [id, partyId] = [ctx.newId(), customer.id]
  const dates = { dueOn: daysAfter(today, -8), releaseOn: daysAfter(today, 6) }
  await askDeposit(at(8, '10:20'), { id, partyId, line: 'cars', contract: 'CR-26-044', amount: '60', ...dates })
  const way = { method1: 'bank-transfer', amount1: '60', reference1: 'FT26-121002', account1: account.id } as const
  await receivePayment(at(8, '10:50'), { id: ctx.newId(), partyId, ...way })
  const evidence = [{ name: 'شروط الحجز والإخطار.pdf', bytes: emptyPage }]
  const asked = { id: ctx.newId(), depositId: id, amount: '42', clause, notice, evidence }
  const { approvalId } = await askForfeit(at(3, '09:30'), asked)
  if (approvalId) await approveAs(ctx, salim, { id: approvalId, at: at(3, '12:10').now() })
}
