import { findParties } from '#areas/customers/public.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { earnIncome } from './use-cases/earn-income.ts'

/** A month of a car, invoiced on its first day: what its days have earned since is income, the rest is not. */
export async function seedDeferrals(ctx: Ctx) {
  const [maryam] = await colleagues(ctx, 'maryam')
  const [customer] = await findParties(ctx, 'محمد قطن', 1)
  if (!maryam || !customer) return
  const from = daysAfter(dayOf(ctx.now()), -8)
  const at = (day: string, clock: string) => acting(ctx, maryam, () => timeOn(day, clock))
  const car = { kind1: 'car-hire', description1: 'تأجير سيارة دفع رباعي شهرًا مقدمًا', quantity1: '1', unitPrice1: '420' } as const
  const dates = { suppliedFrom: from, suppliedUntil: daysAfter(from, 29), dueOn: daysAfter(from, 30) }
  await issueInvoice(at(from, '09:15'), { id: ctx.newId(), partyId: customer.id, ...dates, ...car })
  await earnIncome(ctx, {})
}
