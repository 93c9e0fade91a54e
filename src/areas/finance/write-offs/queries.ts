import { sql } from 'kysely'
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
import { type WriteOffsAsked, writeOffsPerPage } from './write-off-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<WriteOffsAsked, 'page'>

/** One page of the write-offs that are asked for, and what all of them come to. Past the end stands the last page. */
export async function writeOffs(ctx: Reader, asked: WriteOffsAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const at = pageWithin(asked.page, count, writeOffsPerPage)
  const rows = await matching(ctx, asked)
    .select(columns)
    .orderBy('askedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(writeOffsPerPage)
    .offset((at - 1) * writeOffsPerPage)
    .execute()
  return { rows: await withNames(ctx, rows, 'askedBy'), sums, count, at, branches: await branchChoices(ctx, may.viewWriteOffs) }
}
export type WriteOffRow = Awaited<ReturnType<typeof writeOffs>>['rows'][number]
export type WriteOffSum = Awaited<ReturnType<typeof writeOffs>>['sums'][number]

const columns = ['id', 'number', 'debtor', 'amount', 'reason', 'status', 'askedBy', 'askedAt', 'askedOn', 'endReason'] as const

/** Every word that was typed belongs to it: of its number, or of whoever owes. */
function matching({ db, actor }: Reader, { q, party, state, branch }: Filters, permission: Permission = may.viewWriteOffs) {
  return db
    .selectFrom('writeOffs')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .where(everyWord(q, 'writeOffs.words'))
    .$if(party !== '', (all) => (isUuid(party) ? all.where('partyId', '=', party) : all.where((eb) => eb.lit(false))))
    .$if(state !== '', (all) => all.where('status', '=', state || 'written-off'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
}

/** How many stand in each state, and what they come to. */
const sumsOf = (ctx: Reader, asked: Filters) =>
  matching(ctx, asked)
    .select(['status', sql<bigint>`sum(amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy(sql`array_position(array['submitted', 'written-off', 'reversed', 'rejected'], status)`)
    .execute()

/** All that is asked for, a handful at a time, the newest first. */
export const exportedWriteOffs = (ctx: Reader, asked: WriteOffsAsked) =>
  pageAfterPage(async (last: WriteOffRow | undefined) => {
    const rows = await matching(ctx, asked, may.exportWriteOffs)
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
