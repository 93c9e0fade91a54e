import { sql } from 'kysely'
import { boundFrom, takenNow } from '#areas/calendar/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { UnitState } from './property.ts'

/** What the calendar says of a unit at this moment, unless it is out of service altogether. */
export const stateNow = sql<UnitState>`case
  when units.out_since is not null then 'out-of-service'
  when taken.kind = 'maintenance' then 'maintenance'
  when taken.kind = 'hold' then 'held'
  when taken.kind is not null then 'leased'
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
