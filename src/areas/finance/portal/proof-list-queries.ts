import { sql } from 'kysely'
import { customerCalled, withCustomers } from '#areas/finance/customer-called.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { latinDigits } from '#values/text.ts'
import { type ProofsAsked, proofsPerPage } from './proof-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/**
 * One page of what customers showed of their transfers, within reach, and what all that are asked for come to in each state: what
 * waits the longest first, of the others the latest.
 */
export async function proofs(ctx: Reader, asked: ProofsAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: proofsPerPage })
  const branches = await branchChoices(ctx, may.viewReceipts)
  return { rows: await named(ctx, rows), sums, count, at, branches, accounts: await accountsOf(ctx) }
}
export type ProofRow = Awaited<ReturnType<typeof named>>[number]
export type ProofSum = Awaited<ReturnType<typeof proofs>>['sums'][number]

/** Every word that was typed stands in the bank's mark or the receipt's number, or is the customer's. */
function matching(ctx: Reader, { q, state, account, branch, from, to }: ProofsAsked, permission = may.viewReceipts) {
  return ctx.db
    .selectFrom('transferProofs as p')
    .innerJoin('companyBankAccounts as b', 'b.id', 'p.accountId')
    .leftJoin('receipts as r', 'r.id', 'p.receiptId')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'p.branchId' }))
    .$if(q !== '', (all) =>
      all.where((eb) =>
        eb.or([
          everyWord(q, foldedTogether('p.reference', 'r.number')),
          eb(sql<string>`p.sequence::text`, '=', latinDigits(q)),
          customerCalled(ctx, 'p.partyId', q),
        ]),
      ),
    )
    .$if(state !== 'all', (all) => all.where('p.status', '=', state === 'all' ? 'waiting' : state))
    .$if(isUuid(account), (all) => all.where('p.accountId', '=', account))
    .$if(isUuid(branch), (all) => all.where('p.branchId', '=', branch))
    .where((eb) => onDays(eb, 'p.transferredOn', { from, to }))
}

const shown = (ctx: Reader, asked: ProofsAsked, permission = may.viewReceipts) =>
  matching(ctx, asked, permission)
    .select(['p.id', 'p.sequence', 'p.partyId', 'p.amount', 'p.transferredOn', 'p.reference', 'p.sentAt', 'p.status', 'p.reason'])
    .select(['p.decidedBy', 'p.receiptId', 'b.bank', 'r.number as receipt', 'r.amount as received'])
    .orderBy('p.sequence', asked.state === 'waiting' ? 'asc' : 'desc')

const sumsOf = (ctx: Reader, asked: ProofsAsked) =>
  matching(ctx, asked)
    .select(['p.status', sql<bigint>`sum(p.amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('p.status')
    .orderBy(sql`array_position(array['waiting', 'confirmed', 'refused', 'withdrawn'], p.status)`)
    .execute()

/** With the customer as they are called today, and whoever decided. */
async function named(ctx: Reader, rows: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>) {
  const people = await namesOf(
    ctx,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  return (await withCustomers(ctx, rows)).map(({ decidedBy, ...row }) => ({
    ...{ ...row, sentOn: dayOf(row.sentAt) },
    decider: decidedBy && (people.get(decidedBy) ?? decidedBy),
  }))
}

/** To which of our accounts a transfer may have gone: also one that is stopped since. */
async function accountsOf({ db }: Reader) {
  const rows = await db.selectFrom('companyBankAccounts').select(['id', 'bank', 'iban']).orderBy('addedAt').execute()
  return rows.map(({ id, bank, iban }) => [id, `${bank}، آخره ${iban.slice(-4)}`] as const)
}

/** All that are asked for, a handful at a time, in the order of the list. */
export const exportedProofs = (ctx: Reader, asked: ProofsAsked) =>
  pageAfterPage(async (last: ProofRow | undefined) => {
    const rows = await shown(ctx, asked, may.exportReceipts)
      .$if(last !== undefined, (all) => all.where('p.sequence', asked.state === 'waiting' ? '>' : '<', last?.sequence ?? 0))
      .limit(1_000)
      .execute()
    return await named(ctx, rows)
  })
