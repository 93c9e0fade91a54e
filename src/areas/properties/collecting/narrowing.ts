import { type RawBuilder, sql } from 'kysely'
import { takenNow } from '#areas/calendar/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { type BoardAsked, daysOfAge } from './board-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What narrows the board to whom somebody asks for, of a row that has `asked` and `party`. */
export function narrowedBy(ctx: Reader, { wilayat, property, by, age, way }: BoardAsked, today: string) {
  const conditions: RawBuilder<boolean>[] = []
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

const mostChoices = 100

/** Who has followed up anybody. */
export async function whoFollowed(ctx: Reader) {
  const rows = await ctx.db.selectFrom('followUps').select('loggedBy').distinct().limit(mostChoices).execute()
  const names = await namesOf(
    ctx,
    rows.map(({ loggedBy }) => loggedBy),
  )
  return [...names].toSorted(([, one], [, other]) => one.localeCompare(other, 'ar'))
}
