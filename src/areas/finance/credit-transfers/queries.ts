import { recordsOf } from '#areas/customers/public.ts'
import { pageOfPapers, papersTaken } from '#areas/finance/payouts/asked-papers.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { type CreditTransfersAsked, creditTransfersPerPage } from './credit-transfer-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

export const creditTransfers = pageOfPapers({
  ...{ matching, permission: may.viewCreditTransfers, perPage: creditTransfersPerPage },
  states: ['submitted', 'done', 'reversed', 'rejected'],
})
export const exportedCreditTransfers = papersTaken(matching, may.exportCreditTransfers)
export type CreditTransferRow = Awaited<ReturnType<typeof creditTransfers>>['rows'][number]

const columns = [
  ...(['id', 'number', 'holder', 'taker', 'amount', 'reason', 'status', 'askedBy', 'askedAt', 'askedOn', 'endReason'] as const),
] as const

/** Every word that was typed belongs to it: of its number, or of either customer. */
function matching({ db, actor }: Reader, { q, party, state, branch }: CreditTransfersAsked, permission: Permission) {
  return db
    .selectFrom('creditTransfers')
    .select(columns)
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
