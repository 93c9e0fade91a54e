import { sql } from 'kysely'
import { boundFrom, takenNow } from '#areas/calendar/public.ts'
import { isBeingMade } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { UnitState } from './property.ts'

/** A lease of it is written or waits for signatures: whoever has it is not asked in vain by others. */
export const heldByLease = sql<boolean>`exists (
  select from leases made where made.unit_id = units.id and ${isBeingMade(sql`made.contract_id`)})`

/** What the calendar says of a unit at this moment, unless it is out of service altogether. */
export const stateNow = sql<UnitState>`case
  when units.out_since is not null then 'out-of-service'
  when taken.kind = 'maintenance' then 'maintenance'
  when taken.kind = 'hold' then 'held'
  when taken.kind is not null then 'leased'
  when ${heldByLease} then 'held'
  else 'vacant' end`

/** The units, each with how it stands now. */
export const unitsStanding = (ctx: Pick<Ctx, 'db' | 'now'>) =>
  ctx.db.selectFrom('units').leftJoin(takenNow(ctx).as('taken'), 'taken.resourceId', 'units.id')

/** And from which day somebody has what nobody rents now. */
export const unitsLetAhead = (ctx: Pick<Ctx, 'db' | 'now'>) =>
  unitsStanding(ctx).leftJoinLateral(
    boundFrom(ctx).where('resourceId', '=', sql.ref<string>('units.id')).where(sql<boolean>`${stateNow} <> 'leased'`).as('next'),
    (join) => join.onTrue(),
  )
