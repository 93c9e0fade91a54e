import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import type { DepositState } from './deposit.ts'
import { type DepositsAsked, depositsPerPage } from './deposit-asked.ts'
import { ofContracts } from './of-contract.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<DepositsAsked, 'page'>

/** What came, was used and went back of each, and what has become of it by that. */
const moved = (...kinds: string[]) => sql<bigint>`coalesce(sum(amount) filter (where kind in (${sql.join(kinds)})), 0)::bigint`
const happened = sql<{ received: bigint; used: bigint; refunded: bigint; undone: boolean }>`(select
    coalesce(bool_or(kind = 'undone'), false) undone,
    ${moved('received', 'taken-back')} received, -${moved('used', 'released')} used, -${moved('refunded', 'returned')} refunded
  from deposit_movements where deposit_id = deposits.id)`
const stateNow = sql<DepositState>`case
  when undone then 'undone'
  when received = 0 then 'expected'
  when deposits.held = 0 and refunded > 0 then 'refunded'
  when deposits.held = 0 then 'used-up'
  when used > 0 then 'partly-applied'
  else 'held' end`

/** Within reach, each with what has become of it. */
export const standingDeposits = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, permission = may.viewDeposits) =>
  db
    .selectFrom('deposits')
    .innerJoinLateral(happened.as('moves'), (join) => join.onTrue())
    .innerJoin('charges', 'charges.id', 'deposits.chargeId')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'deposits.branchId' }))

const columns = [
  ...(['deposits.id', 'deposits.holder', 'deposits.contract', 'deposits.line', 'deposits.amount', 'deposits.held'] as const),
  ...(['deposits.releaseOn', 'deposits.askedOn', 'received', 'used', 'refunded'] as const),
] as const

/** One page of the deposits that are asked for, and what all of them come to. Past the end stands the last page. */
export async function deposits(ctx: Reader, asked: DepositsAsked) {
  const sums = await matching(ctx, asked)
    .select([sql<bigint>`count(*)`.as('count'), sum('deposits.amount').as('asked'), sum('deposits.held').as('held')])
    .select([sum('used').as('used'), sum('refunded').as('refunded')])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const { at, rows } = await pageOf(
    matching(ctx, asked)
      .select(columns)
      .select(stateNow.as('state'))
      .orderBy(sql`deposits.release_on is null`)
      .orderBy('deposits.releaseOn')
      .orderBy('deposits.askedAt', 'desc')
      .orderBy('deposits.id'),
    { page: asked.page, count, perPage: depositsPerPage },
  )
  return { rows, sums, count, at, today: dayOf(ctx.now()), branches: await branchChoices(ctx, may.viewDeposits) }
}
export type DepositRow = Awaited<ReturnType<typeof deposits>>['rows'][number]
export type DepositSums = Awaited<ReturnType<typeof deposits>>['sums']

/** The one of a contract; none where nothing was asked for, or this person sees none. */
export const depositOf = (ctx: Pick<Ctx, 'db' | 'actor'>, contractId: string) =>
  standingDeposits(ctx)
    .select(columns)
    .select(stateNow.as('state'))
    .where(ofContracts([contractId]))
    .orderBy('deposits.held', 'desc')
    .limit(1)
    .executeTakeFirst()

const sum = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** Every word that was typed belongs to it: of its contract, its demand, or whoever left it. */
function matching(ctx: Reader, asked: Filters, permission = may.viewDeposits) {
  const { q, party, line, state, branch, due } = asked
  return standingDeposits(ctx, permission)
    .where(everyWord(q, 'deposits.words'))
    .where(ofCustomer('deposits.partyId', party))
    .$if(line !== '', (all) => all.where('deposits.line', '=', line || 'rent'))
    .$if(state !== '', (all) => all.where(stateNow, '=', state || 'held'))
    .$if(isUuid(branch), (all) => all.where('deposits.branchId', '=', branch))
    .$if(due === 'yes', (all) => all.where('deposits.held', '>', 0n).where('deposits.releaseOn', '<=', dayOf(ctx.now())))
}

/** All that is asked for, a handful at a time, the newest first. */
export const exportedDeposits = (ctx: Reader, asked: DepositsAsked) =>
  pageAfterPage((last: DepositRow | undefined) =>
    matching(ctx, asked, may.exportDeposits)
      .select(columns)
      .select(stateNow.as('state'))
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(deposits.asked_on, deposits.id) < (${last?.askedOn}::date, ${last?.id}::uuid)`),
      )
      .orderBy('deposits.askedOn', 'desc')
      .orderBy('deposits.id', 'desc')
      .limit(1_000)
      .execute(),
  )

/** One of them. */
export const standingOf = (ctx: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  standingDeposits(ctx)
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(columns)
    .select(['deposits.partyId', 'deposits.branchId', 'deposits.askedBy', 'deposits.askedAt', 'deposits.account'])
    .select(['invoices.id as invoiceId', 'invoices.number as demand', 'charges.dueOn', 'charges.openNet as open'])
    .select(stateNow.as('state'))
    .where('deposits.id', '=', id)
    .executeTakeFirst()
