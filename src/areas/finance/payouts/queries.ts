import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { pageOfPapers } from './asked-papers.ts'
import { type PayoutsAsked, payoutsPerPage } from './payout-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

export const payouts = pageOfPapers({
  ...{ matching, permission: may.viewPayouts, perPage: payoutsPerPage },
  states: ['submitted', 'approved', 'sending', 'paid', 'reversed', 'rejected', 'cancelled'],
})
export type PayoutRow = Awaited<ReturnType<typeof payouts>>['rows'][number]
export type PayoutSum = Awaited<ReturnType<typeof payouts>>['sums'][number]

const columns = [
  ...(['payouts.id', 'number', 'kind', 'payee', 'amount', 'method', 'purpose', 'status', 'askedOn', 'askedAt'] as const),
  ...(['askedBy', 'paidAt', 'paidOn', 'endReason'] as const),
] as const

/** Every word that was typed belongs to it: of its number, or of whoever is paid. */
function matching({ db, actor }: Reader, asked: PayoutsAsked, permission: Permission) {
  const { q, party, method, state, branch, from, to } = asked
  return db
    .selectFrom('payouts')
    .leftJoin('payoutPayments', 'payoutPayments.payoutId', 'payouts.id')
    .select(columns)
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .where(everyWord(q, 'payouts.words'))
    .where(ofCustomer('partyId', party))
    .$if(method !== '', (all) => all.where('method', '=', method || 'cash'))
    .$if(state !== '', (all) => all.where('status', '=', state || 'paid'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
    .where((eb) => onDays(eb, 'askedOn', { from, to }))
}

/** All that is asked for, a handful at a time, the newest first. */
export const exportedPayouts = (ctx: Reader, asked: PayoutsAsked) =>
  pageAfterPage(async (last: PayoutRow | undefined) => {
    const rows = await matching(ctx, asked, may.exportPayouts)
      .$if(last !== undefined, (all) => all.where(sql<boolean>`(asked_on, number) < (${last?.askedOn}::date, ${last?.number})`))
      .orderBy('askedOn', 'desc')
      .orderBy('number', 'desc')
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'askedBy')
  })
