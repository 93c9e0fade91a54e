import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { areas } from './areas.ts'

/**
 * What waits for this person in one of the two houses: what is due first, then what has waited longest. What is no work of the back
 * office is their own: under the account, or behind a link by which they sign.
 */
export async function waitingFor(ctx: Ctx, house: '/admin' | '/dashboard') {
  const waiting = await Promise.all(areas.map(async (area) => (await area.waiting?.(ctx)) ?? []))
  const due = ({ dueAt }: Waiting) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY
  return waiting
    .flat()
    .filter(({ path }) => path.startsWith('/admin') === (house === '/admin'))
    .toSorted((a, b) => Math.sign(due(a) - due(b)) || a.since.getTime() - b.since.getTime())
}
