import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'
import { occupanciesAmong } from './queries.ts'

/** Six weeks on one sheet of the board. */
const shownDays = 42

export const daysOnBoard = (start: string) => Array.from({ length: shownDays }, (_, at) => daysAfter(start, at))

type Shown = {
  resourceIds: readonly string[]
  /** Those of which this person may read who has them; of the others stands `hidden`. */
  named: ReadonlySet<string>
  hidden: string
  days: readonly string[]
}

/** What stands in the calendars of these resources within the days of a sheet, and who has it. */
export async function takenOnBoard(ctx: Pick<Ctx, 'db' | 'now'>, { resourceIds, named, hidden, days }: Shown) {
  const [from = '', until = ''] = [days[0], days.at(-1)]
  const taken = await occupanciesAmong(ctx, resourceIds, { from, until })
  const customers = await customersNamed(ctx, [...new Set(taken.flatMap(({ partyId }) => partyId ?? []))])
  return taken.map(({ id, resourceId, kind, status, from: first, until: last, partyId, reason }) => {
    const name = customers.find((one) => one.id === partyId)?.name ?? reason
    const who = named.has(resourceId) ? name : kind === 'maintenance' ? reason : hidden
    return { id, resourceId, kind, status, from: first, until: last, who }
  })
}
