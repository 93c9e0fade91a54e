import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { pageOfPapers, papersTaken } from '#areas/finance/payouts/asked-papers.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { type WriteOffsAsked, writeOffsPerPage } from './write-off-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

export const writeOffs = pageOfPapers({
  ...{ matching, permission: may.viewWriteOffs, perPage: writeOffsPerPage },
  states: ['submitted', 'written-off', 'reversed', 'rejected'],
})
export const exportedWriteOffs = papersTaken(matching, may.exportWriteOffs)
export type WriteOffRow = Awaited<ReturnType<typeof writeOffs>>['rows'][number]
export type WriteOffSum = Awaited<ReturnType<typeof writeOffs>>['sums'][number]

const columns = ['id', 'number', 'debtor', 'amount', 'reason', 'status', 'askedBy', 'askedAt', 'askedOn', 'endReason'] as const

/** Every word that was typed belongs to it: of its number, or of whoever owes. */
function matching({ db, actor }: Reader, { q, party, state, branch }: WriteOffsAsked, permission: Permission) {
  return db
    .selectFrom('writeOffs')
    .select(columns)
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .where(everyWord(q, 'writeOffs.words'))
    .where(ofCustomer('partyId', party))
    .$if(state !== '', (all) => all.where('status', '=', state || 'written-off'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
}

/** Where some of a paper was given up, or is asked to be. */
export const writeOffsOn = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, invoiceId: string) =>
  db
    .selectFrom('writeOffs as w')
    .innerJoin('writeOffLines as l', 'l.writeOffId', 'w.id')
    .innerJoin('charges as c', 'c.id', 'l.chargeId')
    .select(['w.id', 'w.number', 'w.status', 'w.askedOn', sql<bigint>`sum(l.amount)::bigint`.as('amount')])
    .where('c.invoiceId', '=', invoiceId)
    .where((eb) => withinReach(eb, actor, may.viewWriteOffs, { branch: 'w.branchId' }))
    .groupBy('w.id')
    .orderBy('w.askedAt', 'desc')
    .limit(20)
    .execute()
export type WriteOffOn = Awaited<ReturnType<typeof writeOffsOn>>[number]
