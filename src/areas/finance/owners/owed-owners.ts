import { sql } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { settledBy } from '#areas/finance/payouts/owed-to-owners.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'

/** As many as one looks over before pressing once; the rest come when these have their vouchers. */
const mostAtOnce = 100

type Reader = Pick<Ctx, 'db' | 'actor'>

/** What an owner is owed of what was settled, and goes nowhere yet. */
const left = sql<bigint>`(-leaf_net(leaves.id) - coalesce((select sum(amount) from payouts
    where kind = 'owner' and party_id::text = leaves.key and status in ('submitted', 'approved')), 0)
  - coalesce((select sum(amount) from set_offs
    where settled and deposit_id is null and party_id::text = leaves.key and status = 'submitted'), 0))::bigint`

/** As they have it today under an agreement; of whoever has no part of anything any more, as they had it last. */
const isLastPart = sql<boolean>`(owner_shares.period = owner_pools.period or
  not exists (select from owner_shares w join owner_pools o on o.mandate_id = w.mandate_id and o.period = w.period
    where w.party_id = owner_shares.party_id)
  and not exists (select from owner_shares w where w.mandate_id = owner_shares.mandate_id and w.party_id = owner_shares.party_id
    and w.period > owner_shares.period))`

/**
 * Whoever is owed, with the account their agreements name: the first of them by name where they name the same. Of several accounts
 * somebody has to choose, and without one nobody can pay.
 */
export async function ownersOwed(ctx: Reader) {
  if (!ctx.actor.may(may.preparePayouts)) return null
  const rows = await ctx.db
    .selectFrom('ownerShares')
    .innerJoin('ownerPools', 'ownerPools.mandateId', 'ownerShares.mandateId')
    .innerJoin('leaves', (join) =>
      join.on('leaves.account', '=', '2125').on('leaves.key', '=', sql<string>`owner_shares.party_id::text`),
    )
    .select(['ownerShares.partyId', left.as('left')])
    .select([
      sql<string>`coalesce(${settledBy(sql.ref('owner_shares.party_id'))}, string_agg(label, '، ' order by label))`.as('labels'),
      sql<string>`(array_agg(owner_pools.mandate_id order by owner_shares.iban is null, label))[1]`.as('mandateId'),
      sql<number>`count(distinct owner_shares.iban)::integer`.as('accounts'),
      sql<string>`(array_agg(label order by owner_shares.iban is null, label))[1]`.as('accountIn'),
      sql<string>`coalesce(right(max(owner_shares.iban), 4), '')`.as('accountEnds'),
    ])
    .where((eb) => withinReach(eb, ctx.actor, may.preparePayouts, { branch: 'ownerPools.branchId' }))
    .where(left, '>', 0n)
    .where(isLastPart)
    .groupBy(['ownerShares.partyId', 'leaves.id', 'leaves.key'])
    .orderBy('left', 'desc')
    .orderBy('ownerShares.partyId')
    .limit(mostAtOnce)
    .execute()
  const named = await customersNamed(
    ctx,
    rows.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.partyId) ?? '' }))
}
export type OwnerOwed = NonNullable<Awaited<ReturnType<typeof ownersOwed>>>[number]
