import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { pageWithin } from '#values/pages.ts'
import { type CreditTransfersAsked, creditTransfersPerPage } from './credit-transfer-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<CreditTransfersAsked, 'page'>

/** One page of the credit-transfers that are asked for, and what all of them come to. Past the end stands the last page. */
export async function creditTransfers(ctx: Reader, asked: CreditTransfersAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const at = pageWithin(asked.page, count, creditTransfersPerPage)
  const rows = await matching(ctx, asked)
    .select(columns)
    .orderBy('askedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(creditTransfersPerPage)
    .offset((at - 1) * creditTransfersPerPage)
    .execute()
  return {
    rows: await withNames(ctx, rows, 'askedBy'),
    sums,
    count,
    at,
    branches: await branchChoices(ctx, may.viewCreditTransfers),
  }
}
export type CreditTransferRow = Awaited<ReturnType<typeof creditTransfers>>['rows'][number]
export type CreditTransferSum = Awaited<ReturnType<typeof creditTransfers>>['sums'][number]

const columns = [
  ...(['id', 'number', 'holder', 'taker', 'amount', 'reason', 'status', 'askedBy', 'askedAt', 'askedOn', 'endReason'] as const),
] as const

/** Every word that was typed belongs to it: of its number, or of either customer. */
function matching({ db, actor }: Reader, { q, party, state, branch }: Filters, permission: Permission = may.viewCreditTransfers) {
  return db
    .selectFrom('creditTransfers')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .where(everyWord(q, 'creditTransfers.words'))
    .$if(party !== '', (all) =>
      isUuid(party)
        ? all.where((eb) => eb.or([eb('partyId', 'in', recordsOf(party)), eb('takerId', 'in', recordsOf(party))]))
        : all.where((eb) => eb.lit(false)),
    )
    .$if(state !== '', (all) => all.where('status', '=', state || 'done'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
}

/** How many stand in each state, and what they come to. */
const sumsOf = (ctx: Reader, asked: Filters) =>
  matching(ctx, asked)
    .select(['status', sql<bigint>`sum(amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy(sql`array_position(array['submitted', 'done', 'reversed', 'rejected'], status)`)
    .execute()

/** All that is asked for, a handful at a time, the newest first. */
export const exportedCreditTransfers = (ctx: Reader, asked: CreditTransfersAsked) =>
  pageAfterPage(async (last: CreditTransferRow | undefined) => {
    const rows = await matching(ctx, asked, may.exportCreditTransfers)
      .select(columns)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(asked_at, number) < (${last?.askedAt}::timestamptz, ${last?.number})`),
      )
      .orderBy('askedAt', 'desc')
      .orderBy('number', 'desc')
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'askedBy')
  })
