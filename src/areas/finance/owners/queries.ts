import { sql } from 'kysely'
import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { promisedTo } from '#areas/finance/payouts/owed-to-owners.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import type { Pool } from './agreement.ts'
import { earnedSoFar } from './commission.ts'
import { type PoolsAsked, poolsPerPage } from './pool-asked.ts'
import { commissionToDate } from './settlement.ts'
import { hadOf, unclearedOf } from './standing.ts'
import { ownersEver } from './terms.ts'
import { toSettle } from './to-settle.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What lies in the leaf of an account that has the key of the mandate. */
const liesIn = (account: string, sign: 1 | -1) =>
  sql<bigint>`coalesce((select ${sql.lit(sign)} * leaf_net(id) from leaves
    where account = ${account} and key = owner_pools.mandate_id::text), 0)::bigint`

const pools = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db.selectFrom('ownerPools').where((eb) => withinReach(eb, actor, may.viewPools, { branch: 'ownerPools.branchId' }))

function matching(ctx: Reader, { q, branch }: PoolsAsked) {
  return pools(ctx)
    .where(everyWord(q, 'ownerPools.words'))
    .$if(branch !== '', (all) =>
      isUuid(branch) ? all.where('ownerPools.branchId', '=', branch) : all.where((eb) => eb.lit(false)),
    )
}

/** One page of the mandates by what lies with us for them, the most first, and what all of them come to. Past the end stands the last page. */
export async function poolsAskedFor(ctx: Reader, asked: PoolsAsked) {
  const sum = (account: string, sign: 1 | -1) => sql<bigint>`coalesce(sum(${liesIn(account, sign)}), 0)::bigint`
  const sums = await matching(ctx, asked)
    .select([sql<bigint>`count(*)`.as('count'), sum('2120', -1).as('lies'), sum('1225', 1).as('lent')])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const at = pageWithin(asked.page, count, poolsPerPage)
  const rows = await matching(ctx, asked)
    .select(['mandateId', 'label', 'reserve', liesIn('2120', -1).as('lies'), liesIn('1225', 1).as('lent')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('ownerSettlements')
          .select('ownerSettlements.id')
          .whereRef('ownerSettlements.mandateId', '=', 'ownerPools.mandateId')
          .where('status', '=', 'submitted'),
      )
        .$castTo<boolean>()
        .as('waits'),
    )
    .orderBy('lies', 'desc')
    .orderBy('label')
    .orderBy('mandateId')
    .limit(poolsPerPage)
    .offset((at - 1) * poolsPerPage)
    .execute()
  return { rows, sums, count, at, branches: await branchChoices(ctx, may.viewPools) }
}
export type PoolRow = Awaited<ReturnType<typeof poolsAskedFor>>['rows'][number]
export type PoolSums = Awaited<ReturnType<typeof poolsAskedFor>>['sums']

/** A mandate within reach, by its name. */
export async function poolSeen(ctx: Reader, mandateId: string) {
  if (!isUuid(mandateId)) return null
  const pool = await pools(ctx).select(['mandateId', 'label']).where('mandateId', '=', mandateId).executeTakeFirst()
  return pool ?? null
}

/** All within reach, by their names. */
export const poolsSeen = (ctx: Reader) =>
  pools(ctx).select(['mandateId', 'label']).orderBy('label').orderBy('mandateId').execute()

/** One mandate within reach: what lies there and why, its owners with what each had and is owed, and the settlements so far. */
export async function poolShown(ctx: Reader, mandateId: string) {
  if (!isUuid(mandateId)) return null
  const pool = await pools(ctx).selectAll('ownerPools').where('mandateId', '=', mandateId).executeTakeFirst()
  if (!pool) return null
  const { collected, reckoned, invoiced, open } = await earnedSoFar(ctx, pool)
  const inReach = (permission: typeof may.viewPools) => reaches(ctx.actor, permission, { branchId: pool.branchId })
  const { label, reserve, rate, expenseLimit } = pool
  const owners = await ownersOf(ctx, pool)
  const standing = {
    ...{ mandateId, reserve, lies: await balanceOf(ctx, { account: '2120', key: mandateId }) },
    lent: await balanceOf(ctx, { account: '1225', key: mandateId }),
    ...{ uncleared: await unclearedOf(ctx, mandateId), commission: commissionToDate(pool, reckoned) - invoiced, unpaid: open },
    owners: owners.filter(({ isOne }) => isOne),
  }
  return {
    ...{ ...standing, owners, label, rate, expenseLimit, collected, today: dayOf(ctx.now()) },
    next: inReach(may.settleOwners) ? await toSettle(ctx, standing) : null,
    settlements: await settlementsOf(ctx, mandateId),
    may: {
      settle: inReach(may.settleOwners),
      reverse: inReach(may.reverseSettlements),
      pay: inReach(may.preparePayouts),
      setOff: inReach(may.setOffAccounts),
      spend: inReach(may.enterBills),
    },
  }
}
export type ShownPool = NonNullable<Awaited<ReturnType<typeof poolShown>>>

/** Those of today; then whoever is none any more and is owed yet. */
async function ownersOf(ctx: Reader, { mandateId, period }: Pool) {
  const ever = await ownersEver(ctx.db, mandateId)
  const rows = ever.toSorted((one, other) => one.place - other.place)
  const named = await customersNamed(
    ctx,
    rows.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const [had, settled] = [await hadOf(ctx, { mandateId, period }), await hadOf(ctx, { mandateId })]
  const whole = rows.reduce((sum, one) => sum + (one.period === period ? one.parts : 0n), 0n)
  const each = await Promise.all(
    rows.map(async ({ partyId, parts, iban, ...one }) => ({
      ...{ partyId, name: names.get(partyId) ?? '', parts, whole, iban, had: had.get(partyId) ?? 0n },
      ...{ isOne: one.period === period, settled: settled.get(partyId) ?? 0n },
      owed: await balanceOf(ctx, { account: '2125', key: partyId }),
      promised: await promisedTo(ctx, partyId),
      owes: await owesUs(ctx, partyId),
    })),
  )
  return [...each.filter(({ isOne }) => isOne), ...each.filter(({ isOne, owed }) => !isOne && owed > 0n)]
}

/** What is open of what this owner owes the company itself. */
async function owesUs({ db }: Reader, partyId: string) {
  const { sum } = await db
    .selectFrom('charges')
    .select(sql<bigint>`coalesce(sum(open_net + open_vat), 0)::bigint`.as('sum'))
    .where('partyId', 'in', recordsOf(partyId))
    .where('debtAccount', '=', '1210')
    .executeTakeFirstOrThrow()
  return sum
}

const mostSettlements = 24

const settlementsOf = ({ db }: Reader, mandateId: string) =>
  db
    .selectFrom('ownerSettlements')
    .select(['id', 'number', 'askedOn', 'agreedAt', 'amount', 'status', 'endReason'])
    .where('mandateId', '=', mandateId)
    .orderBy('askedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(mostSettlements)
    .execute()

/** Whose bills are paid for owners. */
export async function suppliersToPay({ db }: Reader) {
  const rows = await db.selectFrom('suppliers').select(['id', 'name']).orderBy('name').limit(500).execute()
  return rows.map(({ id, name }) => [id, name] as const)
}
