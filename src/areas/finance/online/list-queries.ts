import { sql } from 'kysely'
import { customerCalled, withCustomers } from '#areas/finance/customer-called.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { latinDigits } from '#values/text.ts'
import { type OnlineAsked, onlinePerPage } from './online-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One page of the payments online within reach, the latest first, and what all that are asked for come to in each state. */
export async function onlinePayments(ctx: Reader, asked: OnlineAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: onlinePerPage })
  return { rows: await named(ctx, rows), sums, count, at, branches: await branchChoices(ctx, may.viewReceipts) }
}
export type OnlineRow = Awaited<ReturnType<typeof named>>[number]
export type OnlineSum = Awaited<ReturnType<typeof onlinePayments>>['sums'][number]

/** Every word that was typed stands in a mark of the provider's or the receipt's number, or is the customer's. */
function matching(ctx: Reader, { q, state, branch, from, to }: OnlineAsked, permission = may.viewReceipts) {
  return ctx.db
    .selectFrom('onlinePayments as p')
    .leftJoin('receipts as r', 'r.id', 'p.receiptId')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'p.branchId' }))
    .$if(q !== '', (all) =>
      all.where((eb) =>
        eb.or([
          everyWord(q, foldedTogether('p.invoice', 'p.providerRef', 'r.number')),
          eb(sql<string>`p.sequence::text`, '=', latinDigits(q)),
          customerCalled(ctx, 'p.partyId', q),
        ]),
      ),
    )
    .$if(state !== '', (all) => all.where('p.state', '=', state || 'started'))
    .$if(isUuid(branch), (all) => all.where('p.branchId', '=', branch))
    .where((eb) => duringDays(eb, 'p.startedAt', { from, to }))
}

const shown = (ctx: Reader, asked: OnlineAsked, permission = may.viewReceipts) =>
  matching(ctx, asked, permission)
    .select(['p.id', 'p.sequence', 'p.partyId', 'p.amount', 'p.state', 'p.startedAt', 'p.endedAt', 'p.tries', 'p.invoice'])
    .select(['p.providerRef', 'p.paidAmount', 'r.number as receipt'])
    .orderBy('p.sequence', 'desc')

const sumsOf = (ctx: Reader, asked: OnlineAsked) =>
  matching(ctx, asked)
    .select(['p.state', sql<bigint>`sum(p.amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('p.state')
    .orderBy(sql`array_position(array['paid', 'started', 'pending', 'differs', 'failed', 'expired'], p.state)`)
    .execute()

/** With the customer as they are called today. */
async function named(ctx: Reader, rows: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>) {
  const told = await withCustomers(ctx, rows)
  return told.map((row) => ({ ...row, startedOn: dayOf(row.startedAt), endedOn: row.endedAt && dayOf(row.endedAt) }))
}

/** All that are asked for, a handful at a time, the latest first. */
export const exportedOnline = (ctx: Reader, asked: OnlineAsked) =>
  pageAfterPage(async (last: OnlineRow | undefined) => {
    const rows = await shown(ctx, asked, may.exportReceipts)
      .$if(last !== undefined, (all) => all.where('p.sequence', '<', last?.sequence ?? 0))
      .limit(1_000)
      .execute()
    return await named(ctx, rows)
  })
