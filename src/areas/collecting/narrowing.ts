import { type RawBuilder, sql } from 'kysely'
import { accountsHolding } from '#areas/access/public.ts'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { mergedRecords } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { latinDigits } from '#values/text.ts'
import { type BoardAsked, daysOfAge } from './board-asked.ts'
import { askKinds, collectedKinds } from './collected-kind.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** What narrows the board to whom somebody asks for, of a row that has `asked` and `party`. */
export function narrowedBy(ctx: Reader, { q, wilayat, property, by, age, way }: BoardAsked, today: string) {
  const conditions: RawBuilder<boolean>[] = []
  if (isNumber(q)) conditions.push(holds(ctx, q))
  if (wilayat || isUuid(property)) conditions.push(hasThere(ctx, { wilayat, site: isUuid(property) ? property : null }))
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

/** Every number of ours has a dash in it: whoever types one asks for whose contract it is. */
export const isNumber = (q: string) => /-\d/.test(q)

const holds = (ctx: Reader, q: string) => {
  const number = latinDigits(q).trim().toUpperCase()
  const numbered = collectedKinds(ctx).map(
    ({ kind }) => sql`(${contractsOfKind(ctx, kind).clearSelect().select('partyId').where('number', '=', number)})`,
  )
  if (numbered.length === 0) return sql<boolean>`false`
  return sql<boolean>`party.id in (select coalesce(one.one, holders.party_id)
    from (${sql.join(numbered, sql` union all `)}) holders
    left join (${mergedRecords}) one on one.id = holders.party_id)`
}

/** Of what was tried last. */
const lastly = (part: 'logged_by' | 'way') => sql`(select ${sql.ref(part)} from follow_ups
  where party_id in (select records_of_one(party.id)) order by logged_at desc, id desc limit 1)`

const hasThere = (ctx: Reader, where: { wilayat: string; site: string | null }) => {
  const conditions = collectedKinds(ctx).flatMap(({ sites }) => (sites ? [sites.isThere(ctx, where)] : []))
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** The sites where debtors have something, by their names. */
export const siteChoices = (ctx: Reader) => askKinds(ctx, async ({ sites }) => (await sites?.choices(ctx)) ?? [])

/** Who may follow them up. */
export async function collectors(ctx: Reader) {
  const names = await namesOf(ctx, await accountsHolding({ tx: ctx.db, now: ctx.now }, collectingPermissions.collect))
  return [...names].toSorted(([, one], [, other]) => one.localeCompare(other, 'ar'))
}
