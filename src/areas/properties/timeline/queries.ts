import { sql } from 'kysely'
import { daysOnBoard, takenDuring, takenOnBoard } from '#areas/calendar/public.ts'
import { stayingOn } from '#areas/properties/leases/sitting-tenants.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import { branchChoices } from '#areas/properties/queries.ts'
import { seesTenancies, takenWords } from '#areas/properties/tenancies-seen.ts'
import { byFloorAndNumber } from '#areas/properties/unit-order.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type TimelineAsked, unitsPerPage } from './timeline-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The units in service within reach that are asked for; those that are free all these days where days are said. */
const matching = (ctx: Reader, { q, kind, branch, from, to }: TimelineAsked) =>
  ctx.db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'properties.branchId' }))
    .where('units.outSince', 'is', null)
    .where(everyWord(q, sql`(units.words || ' ' || properties.words)`))
    .$if(kind !== '', (all) => all.where('units.kind', '=', kind || 'flat'))
    .$if(isUuid(branch), (all) => all.where('properties.branchId', '=', branch))
    .$if(from !== '', (all) =>
      all
        .where('units.id', 'not in', takenDuring(ctx, { from, until: to }))
        .where('units.id', 'not in', stayingOn(ctx, to).select('leases.unitId')),
    )

/** A leaf of the calendar: units by their properties, and what stands in the days shown. */
export async function timeline(ctx: Reader, asked: TimelineAsked) {
  const today = dayOf(ctx.now())
  const start = asked.start || asked.from || daysAfter(today, -1)
  const days = daysOnBoard(start)
  const { count } = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const list = matching(ctx, asked)
    .select(['units.id', 'units.kind', 'units.number', 'units.rent', 'properties.name as property', 'properties.branchId'])
    .orderBy('properties.sequence')
    .orderBy(byFloorAndNumber())
  const { at, rows } = await pageOf(list, { page: asked.page, count: Number(count), perPage: unitsPerPage })
  const seen = new Set(rows.flatMap(({ id, branchId: of }) => (seesTenancies(ctx.actor, of) ? [id] : [])))
  const resourceIds = rows.map(({ id }) => id)
  const taken = await takenOnBoard(ctx, { resourceIds, named: seen, hidden: takenWords, days })
  const units = rows.map(({ branchId: _, ...row }) => ({
    ...{ ...row, called: unitName(row), rent: seen.has(row.id) ? row.rent : null },
    taken: taken.filter(({ resourceId }) => resourceId === row.id),
  }))
  return { today, start, days, units, count: Number(count), at, branches: await branchChoices(ctx) }
}
export type TimelineUnit = Awaited<ReturnType<typeof timeline>>['units'][number]
