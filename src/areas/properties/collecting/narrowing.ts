import { type RawBuilder, sql } from 'kysely'
import { accountsHolding } from '#areas/access/public.ts'
import { takenNow } from '#areas/calendar/public.ts'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { mergedRecords } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { leaseKind } from '#areas/properties/leases/lease.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { latinDigits } from '#values/text.ts'
import { type BoardAsked, daysOfAge } from './board-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What narrows the board to whom somebody asks for, of a row that has `asked` and `party`. */
export function narrowedBy(ctx: Reader, { q, wilayat, property, by, age, way }: BoardAsked, today: string) {
  const conditions: RawBuilder<boolean>[] = []
  if (isNumber(q)) conditions.push(holds(ctx, q))
  if (wilayat || isUuid(property)) conditions.push(livesThere(ctx, { wilayat, property }))
  if (by) conditions.push(sql<boolean>`${lastly('logged_by')} = ${by}`)
  if (way === 'none') conditions.push(sql<boolean>`${lastly('way')} is null`)
  else if (way) conditions.push(sql<boolean>`${lastly('way')} = ${way}`)
  if (age) {
    const [from, until] = daysOfAge[age]
    const days = sql`${today}::date - asked.since`
    conditions.push(sql<boolean>`(${days} >= ${from} and (${until}::integer is null or ${days} <= ${until}))`)
  }
  return conditions
}

/** Every number of ours has a dash in it: whoever types one asks for whose lease it is. */
export const isNumber = (q: string) => /-\d/.test(q)

const holds = (ctx: Reader, q: string) => {
  const numbered = contractsOfKind(ctx, leaseKind).clearSelect().select('partyId')
  return sql<boolean>`party.id in (select coalesce(one.one, holders.party_id)
    from (${numbered.where('number', '=', latinDigits(q).trim().toUpperCase())}) holders
    left join (${mergedRecords}) one on one.id = holders.party_id)`
}

/** Of what was tried last. */
const lastly = (part: 'logged_by' | 'way') => sql`(select ${sql.ref(part)} from follow_ups
  where party_id in (select records_of_one(party.id)) order by logged_at desc, id desc limit 1)`

const livesThere = (ctx: Reader, { wilayat, property }: Pick<BoardAsked, 'wilayat' | 'property'>) =>
  sql<boolean>`exists (${ctx.db
    .selectFrom(takenNow(ctx).as('taken'))
    .innerJoin('units', 'units.id', 'taken.resourceId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select('units.id')
    .where('taken.kind', '=', 'lease')
    .where(sql<boolean>`taken.party_id = party.id`)
    .$if(wilayat !== '', (all) => all.where('properties.wilayat', '=', wilayat))
    .$if(isUuid(property), (all) => all.where('properties.id', '=', property))})`

/** Who may follow them up. */
export async function collectors(ctx: Reader) {
  const names = await namesOf(ctx, await accountsHolding({ tx: ctx.db, now: ctx.now }, propertiesPermissions.collect))
  return [...names].toSorted(([, one], [, other]) => one.localeCompare(other, 'ar'))
}
