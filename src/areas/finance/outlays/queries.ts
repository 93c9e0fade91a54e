import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import type { OutlayState } from '#areas/finance/outlay-dues/outlay.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { pageWithin } from '#values/pages.ts'
import { type OutlaysAsked, outlaysPerPage } from './outlay-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<OutlaysAsked, 'page' | 'sort'>

/** What went to the authority and what was taken back of each, what the customer paid of it, and whether the authority has said so. */
const happened = sql<{ paid: bigint; credited: bigint; came: bigint; acknowledged: boolean }>`(select
    (select coalesce(-sum(amount) filter (where kind in ('paid', 'returned')), 0)::bigint
      from outlay_movements where outlay_id = outlays.id) paid,
    (select coalesce(-sum(amount) filter (where kind = 'credited'), 0)::bigint
      from outlay_movements where outlay_id = outlays.id) credited,
    (select coalesce(-sum(net) filter (where kind in ('paid', 'released', 'rounded', 'unrounded')), 0)::bigint
      from charge_movements where charge_id = outlays.charge_id) came,
    exists (select from outlay_receipts where outlay_id = outlays.id) acknowledged)`
const stateNow = sql<OutlayState>`case
  when outlays.closed_at is not null then 'closed'
  when outlays.owed > 0 and paid = 0 then 'unpaid'
  when outlays.owed > 0 then 'part-paid'
  when paid = 0 then 'credited'
  when not acknowledged then 'receipt-missing'
  else 'to-close' end`

/** Within reach, each with what has become of it. */
const standingOutlays = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, permission = may.viewOutlays) =>
  db
    .selectFrom('outlays')
    .innerJoinLateral(happened.as('moves'), (join) => join.onTrue())
    .innerJoin('charges', 'charges.id', 'outlays.chargeId')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'outlays.branchId' }))

const columns = [
  ...(['outlays.id', 'outlays.holder', 'outlays.kind', 'outlays.authority', 'outlays.reference', 'outlays.line'] as const),
  ...(['outlays.amount', 'outlays.owed', 'outlays.chargedOn', 'paid', 'credited', 'came', 'charges.openNet as open'] as const),
] as const

/** One page of the outlays that are asked for, and what all of them come to. Past the end stands the last page. */
export async function outlays(ctx: Reader, asked: OutlaysAsked) {
  const sums = await matching(ctx, asked)
    .select([sql<bigint>`count(*)`.as('count'), sum('outlays.amount').as('charged'), sum('credited').as('credited')])
    .select([sum('came').as('came'), sum('paid').as('paid'), sum('outlays.owed').as('owed')])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const at = pageWithin(asked.page, count, outlaysPerPage)
  const rows = await matching(ctx, asked)
    .select(columns)
    .select(stateNow.as('state'))
    .orderBy('outlays.chargedOn', 'desc')
    .orderBy('outlays.id', 'desc')
    .limit(outlaysPerPage)
    .offset((at - 1) * outlaysPerPage)
    .execute()
  return { rows, sums, count, at, branches: await branchChoices(ctx, may.viewOutlays) }
}
export type OutlayRow = Awaited<ReturnType<typeof outlays>>['rows'][number]

const sum = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** Every word that was typed belongs to it: of its authority, its reference, its note, or whoever bears it. */
function matching(ctx: Reader, asked: Filters, permission = may.viewOutlays) {
  const { q, party, kind, state, due, branch } = asked
  return standingOutlays(ctx, permission)
    .where(everyWord(q, 'outlays.words'))
    .$if(party !== '', (all) =>
      isUuid(party) ? all.where('outlays.partyId', 'in', recordsOf(party)) : all.where((eb) => eb.lit(false)),
    )
    .$if(kind !== '', (all) => all.where('outlays.kind', '=', kind || 'other'))
    .$if(state !== '', (all) => all.where(stateNow, '=', state || 'unpaid'))
    .$if(due === 'open', (all) => all.where('charges.openNet', '>', 0n))
    .$if(due === 'paid', (all) => all.where('charges.openNet', '=', 0n).where('came', '>', 0n))
    .$if(isUuid(branch), (all) => all.where('outlays.branchId', '=', branch))
}

/** All that is asked for, a handful at a time, the newest first. */
export const exportedOutlays = (ctx: Reader, asked: OutlaysAsked) =>
  pageAfterPage((last: OutlayRow | undefined) =>
    matching(ctx, asked, may.exportOutlays)
      .select(columns)
      .select(stateNow.as('state'))
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(outlays.charged_on, outlays.id) < (${last?.chargedOn}::date, ${last?.id}::uuid)`),
      )
      .orderBy('outlays.chargedOn', 'desc')
      .orderBy('outlays.id', 'desc')
      .limit(1_000)
      .execute(),
  )

/** One of them. */
export const standingOf = (ctx: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  standingOutlays(ctx)
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(columns)
    .select(['outlays.partyId', 'outlays.branchId', 'outlays.chargedBy', 'outlays.chargedAt', 'outlays.closedBy'])
    .select(['outlays.closedAt', 'invoices.id as invoiceId', 'invoices.number as note', 'charges.dueOn', 'acknowledged'])
    .select(stateNow.as('state'))
    .where('outlays.id', '=', id)
    .executeTakeFirst()
