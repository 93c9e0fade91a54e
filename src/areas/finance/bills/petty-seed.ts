import { findParties } from '#areas/customers/public.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { emptyPage } from '#areas/finance/empty-page.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import type { SpendPettyForm } from './petty-inputs.ts'
import { spendPetty } from './use-cases/spend-petty.ts'

const bought = [
  {
    ...{ payee: 'سوبرماركت السعادة', vatin: 'OM1100567891', paper: '40771', account: '6110', line: 'shared' as const },
    ...{ description: 'شاي وقهوة للاستقبال', amount: '12.600', vat: '0.600' },
  },
  { payee: 'محطة الوقود', account: '5400', line: 'cars' as const, description: 'وقود سيارة الفرع', amount: '17.400' },
] satisfies Partial<SpendPettyForm>[]

/** In a branch yesterday: what came in in cash went out for small things, with their papers. */
export async function seedPetty(ctx: Ctx) {
  const [keeper] = await colleagues(ctx, 'salim')
  const [payer] = await findParties(ctx, 'محمد قطن', 1)
  const box = await ctx.db
    .selectFrom('cashBoxes')
    .select('id')
    .where('id', 'not in', (kept) => kept.selectFrom('cashSessions').select('boxId').where('closedAt', 'is', null))
    .executeTakeFirst()
  if (!keeper || !payer || !box) return
  const day = daysAfter(dayOf(ctx.now()), -1)
  const at = (clock: string) => acting(ctx, keeper, () => timeOn(day, clock))
  const { id: sessionId } = await openSession(at('09:00'), { boxId: box.id, rials1: '0' })
  await receivePayment(at('09:40'), { id: ctx.newId(), partyId: payer.id, method1: 'cash', amount1: '30' })
  for (const one of bought) {
    const paid = [{ name: `${one.description}.pdf`, bytes: emptyPage }]
    await spendPetty(at('11:15'), { id: ctx.newId(), day, ...one, paid })
  }
  await countSession(at('12:50'), { sessionId, rials1: '0' })
  await closeSession(at('12:55'), { sessionId })
}
