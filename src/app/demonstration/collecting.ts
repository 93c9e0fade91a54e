import { debtors } from '#areas/collecting/queries.ts'
import { logFollowUp } from '#areas/collecting/use-cases/log-follow-up.ts'
import { recordPromise } from '#areas/collecting/use-cases/record-promise.ts'
import { settlePromises } from '#areas/collecting/use-cases/settle-promises.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import type { Storyteller } from './people.ts'

/** Whoever has owed longest did not keep their word; some are waited for, one from today; one was not at home. */
export async function tellCollecting({ ctx, as }: Storyteller) {
  const today = dayOf(ctx.now())
  const { cards } = await debtors(ctx)
  const [oldest, second, third, fourth] = cards.filter(({ late }) => late > 0n)
  const layla = (ago: number, clock: string) => as('layla', daysAfter(today, -ago), clock)
  const tried = (one: { id: string }) => ({ id: ctx.newId(), partyId: one.id })

  if (oldest) {
    const word = { way: 'call', amount: inDecimals(oldest.late), note: 'الدفع بعد نزول الراتب' } as const
    await recordPromise(layla(12, '10:40'), { ...tried(oldest), ...word, promisedOn: daysAfter(today, -5) })
    await settlePromises(ctx, {})
    const visit = { way: 'visit', outcome: 'no-answer', note: 'لا أحد في البيت، وتُركت بطاقة' } as const
    await logFollowUp(layla(2, '17:15'), { ...tried(oldest), ...visit })
  }
  if (second) {
    const word = { way: 'whatsapp', amount: inDecimals(second.late), note: 'التحويل قبل نهاية اليوم' } as const
    await recordPromise(layla(1, '11:20'), { ...tried(second), ...word, promisedOn: today })
  }
  if (third) {
    const word = { way: 'call', amount: inDecimals(third.late) } as const
    await recordPromise(layla(1, '12:05'), { ...tried(third), ...word, promisedOn: daysAfter(today, 4) })
  }
  if (fourth) await logFollowUp(layla(0, '09:10'), { ...tried(fourth), way: 'call', outcome: 'not-reached', note: 'الهاتف مغلق' })
}
