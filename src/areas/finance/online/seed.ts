import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { connectUnasked, disconnectProvider } from './use-cases/connect-provider.ts'
import { settleOnlinePayment } from './use-cases/settle-online-payment.ts'
import { beginOnlinePayment } from './use-cases/start-online-payment.ts'

const begun = [
  { ago: 5, amount: '6', said: { state: 'cancelled', baisa: 6_000n, invoice: '20260117' } },
  { ago: 4, amount: '10', said: { state: 'paid', baisa: 10_000n, invoice: '20260118' } },
] as const

/** The demonstration office speaks to no one outside: what was begun is not opened with anybody, and what came of it is told here. */
const tried = { place: 'test', publishableKey: 'demo', secretKeyPassword: 'demo', webhookPassword: 'demo' }

/** One payment that was left and one that succeeded, from the days when a provider was tried; none is connected now. */
export async function seedOnline(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const shaikha = people.find(({ email }) => email?.startsWith('shaikha@'))
  if (!shaikha) return
  await connectUnasked(ctx, tried)
  for (const { ago, amount, said } of begun) {
    const now = timeOn(daysAfter(dayOf(ctx.now()), -ago), '20:15')
    const then: Ctx = { ...ctx, now: () => now }
    const own: Ctx = { ...then, actor: { ...ctx.actor, id: shaikha.id, name: shaikha.name, kind: 'customer' } }
    const paymentId = ctx.newId()
    await beginOnlinePayment(own, { id: paymentId, amount })
    const told = { reference: paymentId, state: said.state, amount: said.baisa, invoice: said.invoice }
    await settleOnlinePayment(then, { paymentId, told })
  }
  await disconnectProvider(ctx, {})
}
