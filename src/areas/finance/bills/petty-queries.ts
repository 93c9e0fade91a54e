import { sql } from 'kysely'
import { ownBox } from '#areas/finance/cash/move-queries.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import type { PettyState } from './petty.ts'
import { type PettyAsked, pettyPerPage } from './petty-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One page of what was paid out of boxes within reach, the newest first, and what all that is asked for comes to in each state. */
export async function pettyExpenses(ctx: Reader, asked: PettyAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows: found } = await pageOf(shown(matching(ctx, asked)), { page: asked.page, count, perPage: pettyPerPage })
  const rows = (await told(ctx, found)).map(({ branchId, closedAt, ...row }) => ({
    ...row,
    isLate: closedAt !== null,
    mayReverse: row.state === 'spent' && reaches(ctx.actor, may.spendPetty, { branchId }),
  }))
  return { rows, sums, count, at, branches: await branchChoices(ctx, may.viewPetty) }
}
export type PettyRow = Awaited<ReturnType<typeof pettyExpenses>>['rows'][number]
export type PettySum = Awaited<ReturnType<typeof pettyExpenses>>['sums'][number]

const stateNow = sql<PettyState>`case when r.expense_id is null then 'spent' else 'reversed' end`

/** Every word that was typed stands on the paper. */
function matching({ db, actor }: Reader, asked: PettyAsked, permission = may.viewPetty) {
  const { q, expense, state, account, branch, from, to } = asked
  return db
    .selectFrom('pettyExpenses as p')
    .innerJoin('cashBoxes as b', 'b.id', 'p.boxId')
    .innerJoin('cashSessions as s', 's.id', 'p.sessionId')
    .innerJoin('accounts as a', 'a.code', 'p.account')
    .leftJoin('pettyReversals as r', 'r.expenseId', 'p.id')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'p.branchId' }))
    .where(everyWord(q, foldedTogether('p.description', 'p.payee', 'p.paper', 'p.vatin')))
    .$if(expense !== '', (all) => (isUuid(expense) ? all.where('p.id', '=', expense) : all.where((eb) => eb.lit(false))))
    .$if(state !== '', (all) => all.where('r.expenseId', state === 'reversed' ? 'is not' : 'is', null))
    .$if(account !== '', (all) => all.where('p.account', '=', account))
    .$if(isUuid(branch), (all) => all.where('p.branchId', '=', branch))
    .where((eb) => duringDays(eb, 'p.spentAt', { from, to }))
}

const shown = (wanted: ReturnType<typeof matching>) =>
  wanted
    .select(['p.id', 'p.sequence', 'p.payee', 'p.vatin', 'p.paper', 'p.day', 'p.description', 'p.amount', 'p.vat', 'p.fileId'])
    .select(['p.spentBy', 'p.spentAt', 'p.branchId', 'b.name as box', 's.closedAt', 'r.reason', stateNow.as('state')])
    .select(sql<string>`a.code || ' ' || a.name_ar`.as('account'))
    .orderBy('p.sequence', 'desc')

const told = async (ctx: Reader, rows: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>) =>
  (await withNames(ctx, rows, 'spentBy')).map((row) => ({ ...row, spentOn: dayOf(row.spentAt) }))

const sumsOf = (ctx: Reader, asked: PettyAsked) =>
  matching(ctx, asked)
    .select([stateNow.as('state'), sql<bigint>`sum(p.amount)::bigint`.as('sum'), sql<bigint>`sum(p.vat)::bigint`.as('vat')])
    .select(sql<bigint>`count(*)`.as('count'))
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute()

/** All that is asked for, a handful at a time, the newest first. */
export const exportedPetty = (ctx: Reader, asked: PettyAsked) =>
  pageAfterPage(async (last: ExportedPetty | undefined) => {
    const rows = await shown(matching(ctx, asked, may.exportPetty))
      .$if(last !== undefined, (all) => all.where('p.sequence', '<', last?.sequence ?? 0n))
      .limit(1_000)
      .execute()
    return await told(ctx, rows)
  })
export type ExportedPetty = Awaited<ReturnType<typeof told>>[number]

/** The box to pay from; null while this person keeps none. */
export const pettyBox = (ctx: Pick<Ctx, 'db' | 'actor'>) => ownBox(ctx)

/** Who opens the paper of an expense: whoever sees the expense. */
export async function permissionForPetty({ db, actor }: Pick<Ctx, 'db' | 'actor'>, fileId: string) {
  const found = await db.selectFrom('pettyExpenses').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  return found && reaches(actor, may.viewPetty, { branchId: found.branchId }) ? may.viewPetty : null
}
