import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { namedSetOffs } from '#areas/finance/set-offs/standing.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** By which agreements was settled with an owner, an id or a column, what no voucher has taken since; null where none says so. */
export const settledBy = (party: unknown) => sql<string | null>`(
  select string_agg(distinct pools.label, '، ' order by pools.label) from owner_settlement_shares shares
  join owner_settlements settled on settled.id = shares.settlement_id join owner_pools pools on pools.mandate_id = settled.mandate_id
  where shares.party_id = ${party} and shares.amount > 0 and settled.status = 'settled' and settled.agreed_at > coalesce((
    select max(asked_at) from payouts
    where kind = 'owner' and payouts.party_id = ${party} and status in ('submitted', 'approved', 'paid')), '-infinity'))`

/** What whoever this is is owed as an owner, under every record that became theirs. */
export async function owedToRecords({ db }: { db: Ctx['db'] }, partyId: string) {
  const { sum } = await db
    .selectFrom('leaves')
    .select(sql<bigint>`coalesce(sum(-leaf_net(id)), 0)::bigint`.as('sum'))
    .where('account', '=', '2125')
    .where(sql<boolean>`key in (select one::text from ${recordsOf(partyId)} records(one))`)
    .executeTakeFirstOrThrow()
  return sum
}

/** What of an owner's settled money goes elsewhere already: into vouchers that are not paid yet, or set-offs that wait. */
export async function ownerPromises(asked: Asked, partyId: string) {
  const vouchers = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('payouts')
    .select(['number', 'amount'])
    .where('kind', '=', 'owner')
    .where('partyId', '=', partyId)
    .where('status', 'in', ['submitted', 'approved'])
    .orderBy('askedAt')
    .execute()
  return [
    ...vouchers.map(({ number, amount }) => ({ what: `سند الصرف ${number}`, amount })),
    ...(await namedSetOffs(asked, { settledWith: partyId })),
  ]
}

export const promisedTo = async (asked: Asked, partyId: string) =>
  (await ownerPromises(asked, partyId)).reduce((sum, { amount }) => sum + amount, 0n)
