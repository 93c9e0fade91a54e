import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { type DeferralsAsked, deferralsPerPage } from './deferral-asked.ts'

type Reader = Pick<Ctx, 'db'>
type Filters = Omit<DeferralsAsked, 'page'>

/** Each line of an invoice that was for days to come, with what was taken back of it. */
const standingDeferrals = ({ db }: Reader) =>
  db
    .selectFrom('deferrals')
    .innerJoin('charges', 'charges.id', 'deferrals.chargeId')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .innerJoinLateral(
      sql<{ credited: bigint }>`(select coalesce(-sum(net), 0)::bigint credited from charge_movements
        where charge_id = charges.id and kind = 'credited')`.as('taken'),
      (join) => join.onTrue(),
    )

const columns = [
  ...(['deferrals.chargeId', 'charges.invoiceId', 'invoices.number', 'charges.line', 'charges.description'] as const),
  ...(['deferrals.fromDay', 'deferrals.untilDay', 'deferrals.net', 'taken.credited', 'deferrals.unearned'] as const),
] as const
const computed = [
  sql<string>`invoices.buyer->>'name'`.as('customer'),
  sql<bigint>`deferrals.net - taken.credited - deferrals.unearned`.as('earned'),
]

/** One page of the lines that are asked for, and what is left of all of them in each service. Past the end stands the last page. */
export async function deferrals(ctx: Reader, asked: DeferralsAsked) {
  const sums = await matching(ctx, asked)
    .select(['charges.line', sql<bigint>`count(*)`.as('count'), sql<bigint>`sum(deferrals.unearned)::bigint`.as('unearned')])
    .groupBy('charges.line')
    .orderBy('charges.line')
    .execute()
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows } = await pageOf(
    matching(ctx, asked).select(columns).select(computed).orderBy('deferrals.untilDay').orderBy('deferrals.chargeId'),
    { page: asked.page, count, perPage: deferralsPerPage },
  )
  return { rows, sums, count, at }
}
export type DeferralRow = Awaited<ReturnType<typeof deferrals>>['rows'][number]
export type DeferralSum = Awaited<ReturnType<typeof deferrals>>['sums'][number]

/** Every word that was typed belongs to its invoice: its number, or whoever it was made out to. */
const matching = (ctx: Reader, { q, line, state }: Filters) =>
  standingDeferrals(ctx)
    .where(everyWord(q, 'invoices.words'))
    .$if(line !== '', (all) => all.where('charges.line', '=', line || 'cars'))
    .$if(state === '', (all) => all.where('deferrals.unearned', '>', 0n))

/** All that is asked for, a handful at a time. */
export const exportedDeferrals = (ctx: Reader, asked: DeferralsAsked) =>
  pageAfterPage((last: DeferralRow | undefined) =>
    matching(ctx, asked)
      .select(columns)
      .select(computed)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(deferrals.until_day, deferrals.charge_id) > (${last?.untilDay}::date, ${last?.chargeId}::uuid)`),
      )
      .orderBy('deferrals.untilDay')
      .orderBy('deferrals.chargeId')
      .limit(1_000)
      .execute(),
  )

/** What of this invoice waits for its days, line by line. */
export const deferralsOn = (ctx: Reader, invoiceId: string) =>
  standingDeferrals(ctx)
    .select(columns)
    .select(computed)
    .where('charges.invoiceId', '=', invoiceId)
    .orderBy('charges.place')
    .execute()
