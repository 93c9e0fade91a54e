import { ofCustomer } from '#areas/finance/customer-called.ts'
import { pageOfPapers, papersTaken } from '#areas/finance/payouts/asked-papers.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { type SetOffsAsked, setOffsPerPage } from './set-off-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

export const setOffs = pageOfPapers({
  ...{ matching, permission: may.viewSetOffs, perPage: setOffsPerPage },
  states: ['submitted', 'done', 'reversed', 'rejected'],
})
export const exportedSetOffs = papersTaken(matching, may.exportSetOffs)
export type SetOffRow = Awaited<ReturnType<typeof setOffs>>['rows'][number]

const columns = ['id', 'number', 'holder', 'amount', 'reason', 'status', 'askedBy', 'askedAt', 'askedOn', 'endReason'] as const

/** Every word that was typed belongs to it: of its number, or of the customer. */
function matching({ db, actor }: Reader, { q, party, state, branch }: SetOffsAsked, permission: Permission) {
  return db
    .selectFrom('setOffs')
    .select(columns)
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .where(everyWord(q, 'setOffs.words'))
    .where(ofCustomer('partyId', party))
    .$if(state !== '', (all) => all.where('status', '=', state || 'done'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
}
