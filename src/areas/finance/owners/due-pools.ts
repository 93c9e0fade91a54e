import { sql } from 'kysely'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { unclearedRents } from './standing.ts'

/** As many as one looks over before pressing once; the rest come when these are settled. */
const mostAtOnce = 100

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The newest day on which the owners of a pool were to have their money. */
const dueOn = (today: string) => sql<string>`(case
  when payout_day <= extract(day from ${today}::date) then date_trunc('month', ${today}::date)
  else date_trunc('month', ${today}::date) - interval '1 month' end + make_interval(days => payout_day - 1))::date`

/** What lies there without what stays and what the bank has not shown yet. */
const left = sql<bigint>`(-leaf_net(leaves.id) - owner_pools.reserve - coalesce(waiting.amount, 0))::bigint`

/** Mandates whose day has come, nothing of whose waits, and in which something lies beside what stays: who waited longest first. */
const due = ({ db, now }: Pick<Reader, 'db' | 'now'>, day = dayOf(now())) =>
  db
    .selectFrom('ownerPools')
    .innerJoin('leaves', (join) =>
      join.on('leaves.account', '=', '2120').on('leaves.key', '=', sql<string>`owner_pools.mandate_id::text`),
    )
    .leftJoin(unclearedRents.as<'waiting'>('waiting'), (join) =>
      join.on('waiting.key', '=', sql<string>`owner_pools.mandate_id::text`),
    )
    .select(['mandateId', 'label', dueOn(day).as('dueOn'), left.as('left')])
    .where(left, '>', 0n)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ownerSettlements as s')
            .select('s.id')
            .whereRef('s.mandateId', '=', 'ownerPools.mandateId')
            .where((eb) =>
              eb.or([
                eb('s.status', '=', 'submitted'),
                eb.and([eb('s.status', '=', 'settled'), eb('s.askedOn', '>=', dueOn(day))]),
              ]),
            ),
        ),
      ),
    )

/** The same for whoever may settle them; null for anybody else. */
export async function poolsDue(ctx: Reader) {
  if (!ctx.actor.may(may.settleOwners)) return null
  return await due(ctx)
    .where((eb) => withinReach(eb, ctx.actor, may.settleOwners, { branch: 'ownerPools.branchId' }))
    .orderBy('dueOn')
    .orderBy('label')
    .limit(mostAtOnce)
    .execute()
}
export type PoolDue = NonNullable<Awaited<ReturnType<typeof poolsDue>>>[number]

const since = (asked: ReturnType<typeof due>, until: string | undefined) =>
  until === undefined
    ? asked
    : asked.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('transfers').select('transfers.id').whereRef('transfers.credit', '=', 'leaves.id').where('day', '<=', until),
        ),
      )

/** How many wait for the settlement of their last day until then; what came to them afterwards waits for a later one. */
export async function countDue(house: Pick<Reader, 'db' | 'now'>, until?: string) {
  const { count } = await house.db
    .selectFrom(since(due(house, until), until).as('due'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
