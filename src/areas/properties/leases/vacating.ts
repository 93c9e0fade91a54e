import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { daysOfEnding } from './lease-asked.ts'

const inForce = ['active', 'suspended', 'notice-given']

/**
 * Which of these units will be free soon, and after which day: notice was given, or the lease ends within sixty days, and no other
 * lease in force follows it.
 */
export async function vacatingUnits(ctx: Pick<Ctx, 'db' | 'now'>, unitIds: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('leases')
    .select(['contractId', 'unitId'])
    .where('occupancyId', 'is not', null)
    .where(({ eb, fn, val }) => eb('unitId', '=', fn.any(val([...unitIds]))))
    .execute()
  const contracts = await contractsNamed(
    ctx,
    rows.map(({ contractId }) => contractId),
  )
  const unitOf = new Map(rows.map(({ contractId, unitId }) => [contractId, unitId]))
  const today = dayOf(ctx.now())
  const standing = contracts.flatMap(({ id, state, startsOn, endsOn, leavesOn }) => {
    const unitId = unitOf.get(id)
    return unitId && inForce.includes(state) ? [{ unitId, state, startsOn, lastDay: leavesOn ?? endsOn }] : []
  })
  const last = new Map<string, (typeof standing)[number]>()
  for (const one of standing.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1))) last.set(one.unitId, one)
  const soon = [...last.values()].filter(
    ({ state, startsOn, lastDay }) =>
      startsOn <= today && (state === 'notice-given' || lastDay <= daysAfter(today, daysOfEnding)),
  )
  return new Map(soon.map(({ unitId, lastDay }) => [unitId, lastDay]))
}
