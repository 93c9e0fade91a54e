import { findParties } from '#areas/customers/public.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { seriesOf } from './series.ts'
import { receiveCheques } from './use-cases/receive-cheques.ts'

type Told = { ago: number; whom: string; bank: string; first: string; due: number; count: number; amount: string; covers?: true }

/** Cheques that came over the counter in these weeks: a year of rent, and what covers what is owed already. */
const brought: Told[] = [
  { ago: 20, whom: 'ناصر الغساني', bank: 'بنك ظفار', first: '000412', due: 1, count: 12, amount: '285.500' },
  { ago: 16, whom: 'محمد قطن', bank: 'البنك الوطني العُماني', first: '447203', due: -4, count: 3, amount: '150', covers: true },
  { ago: 6, whom: 'مريم الشنفري', bank: 'بنك نزوى', first: '118840', due: -1, count: 1, amount: '12.500', covers: true },
]

/** The cashier puts them into the vault. */
export async function seedCheques(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const fatima = people.find(({ email }) => email?.startsWith('fatima@'))
  if (!fatima) return
  const today = dayOf(ctx.now())
  for (const told of brought) {
    const [customer] = await findParties(ctx, told.whom, 1)
    if (!customer) return
    const at = timeOn(daysAfter(today, -told.ago), '10:40')
    const then: Ctx = { ...ctx, now: () => at, actor: { ...ctx.actor, id: fatima.id, name: fatima.name, kind: 'staff' } }
    await receiveCheques(then, { id: ctx.newId(), partyId: customer.id, ...formOf(told, today) })
  }
}

function formOf({ bank, first, due, count, amount, covers }: Told, today: string) {
  const rows = seriesOf({ number: first, from: daysAfter(today, due), count, amount })
  const [one] = rows
  const lines = rows.flatMap((row, index) => Object.entries(row).map(([part, typed]) => [`${part}${index + 1}`, typed]))
  return {
    ...{ bank, cover: covers ? ('oldest' as const) : ('later' as const) },
    ...{ number1: one?.number ?? '', dueOn1: one?.dueOn ?? '', amount1: amount },
    ...(Object.fromEntries(lines) as Record<`number${number}`, string>),
  }
}
