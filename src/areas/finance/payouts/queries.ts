import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { type PayoutsAsked, payoutsPerPage } from './payout-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<PayoutsAsked, 'page'>

/** One page of the vouchers that are asked for, and what all of them come to. Past the end stands the last page. */
export async function payouts(ctx: Reader, asked: PayoutsAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows } = await pageOf(matching(ctx, asked).select(columns).orderBy('askedAt', 'desc').orderBy('number', 'desc'), {
    page: asked.page,
    count,
    perPage: payoutsPerPage,
  })
  return { rows: await withNames(ctx, rows, 'askedBy'), sums, count, at, branches: await branchChoices(ctx, may.viewPayouts) }
}
export type PayoutRow = Awaited<ReturnType<typeof payouts>>['rows'][number]
export type PayoutSum = Awaited<ReturnType<typeof payouts>>['sums'][number]

const columns = [
  ...(['payouts.id', 'number', 'kind', 'payee', 'amount', 'method', 'purpose', 'status', 'askedOn', 'askedAt'] as const),
  ...(['askedBy', 'paidAt', 'paidOn', 'endReason'] as const),
] as const

/** Every word that was typed belongs to it: of its number, or of whoever is paid. */
function matching({ db, actor }: Reader, asked: Filters, permission = may.viewPayouts) {
  const { q, party, method, state, branch, from, to } = asked
  return db
    .selectFrom('payouts')
    .leftJoin('payoutPayments', 'payoutPayments.payoutId', 'payouts.id')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .where(everyWord(q, 'payouts.words'))
    .where(ofCustomer('partyId', party))
    .$if(method !== '', (all) => all.where('method', '=', method || 'cash'))
    .$if(state !== '', (all) => all.where('status', '=', state || 'paid'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
    .where((eb) => onDays(eb, 'askedOn', { from, to }))
}

/** How many stand in each state, and what they come to. */
const sumsOf = (ctx: Reader, asked: Filters) =>
  matching(ctx, asked)
    .select(['status', sql<bigint>`sum(amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy(sql`array_position(array['submitted', 'approved', 'sending', 'paid', 'reversed', 'rejected', 'cancelled'], status)`)
    .execute()

/** All that is asked for, a handful at a time, the newest first. */
export const exportedPayouts = (ctx: Reader, asked: PayoutsAsked) =>
  pageAfterPage(async (last: PayoutRow | undefined) => {
    const rows = await matching(ctx, asked, may.exportPayouts)
      .select(columns)
      .$if(last !== undefined, (all) => all.where(sql<boolean>`(asked_on, number) < (${last?.askedOn}::date, ${last?.number})`))
      .orderBy('askedOn', 'desc')
      .orderBy('number', 'desc')
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'askedBy')
  })
