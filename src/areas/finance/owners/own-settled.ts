import { sql } from 'kysely'
import { partyOfAccount, recordsAsOne, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'

const most = 12

/** What was settled with whoever asks, the newest first, what was paid to them, and what of it still lies with us; null without a record. */
export async function settledWithMe(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const records = await recordsAsOne(ctx, party.id)
  const mine = ctx.db
    .selectFrom('ownerSettlements')
    .innerJoin('ownerSettlementShares as share', (join) =>
      join
        .onRef('share.settlementId', '=', 'ownerSettlements.id')
        .on(({ eb, fn, val }) => eb('share.partyId', '=', fn.any(val(records)))),
    )
  const [settlements, paid, withUs, pools] = await Promise.all([
    mine
      .select([
        'ownerSettlements.id',
        'ownerSettlements.mandateId',
        'number',
        'label',
        'agreedAt',
        'lies',
        'reserve',
        'uncleared',
      ])
      .select(['ownerSettlements.amount as settled', 'share.amount'])
      .where('status', '=', 'settled')
      .orderBy('agreedAt', 'desc')
      .limit(most)
      .execute(),
    paidTo(ctx, records),
    stillHere(ctx, records),
    poolsOf(ctx, records),
  ])
  return { settlements, paid, withUs, pools, today: dayOf(ctx.now()) }
}

export type OwnSettlement = NonNullable<Awaited<ReturnType<typeof settledWithMe>>>['settlements'][number]

/** Under which mandates they have, or had, a part. */
const poolsOf = ({ db }: Pick<Ctx, 'db'>, records: readonly string[]) =>
  db
    .selectFrom('ownerPools')
    .select(['mandateId', 'label'])
    .where('mandateId', 'in', (eb) =>
      eb
        .selectFrom('ownerShares')
        .select('ownerShares.mandateId')
        .where(({ eb: is, fn, val }) => is('ownerShares.partyId', '=', fn.any(val(records)))),
    )
    .orderBy('label')
    .execute()

/** A mandate of which whoever asks has, or had, a part; null where they have none. */
export async function ownPool(ctx: Pick<Ctx, 'db' | 'actor'>, mandateId: string) {
  const party = isUuid(mandateId) ? await partyOfAccount(ctx) : null
  if (!party) return null
  const found = await ctx.db
    .selectFrom('ownerShares')
    .innerJoin('ownerPools', 'ownerPools.mandateId', 'ownerShares.mandateId')
    .select(['ownerPools.mandateId', 'label', 'partyId'])
    .where('ownerPools.mandateId', '=', mandateId)
    .where('partyId', 'in', recordsOf(party.id))
    .orderBy('ownerShares.period', 'desc')
    .executeTakeFirst()
  return found ?? null
}

/** What went to their account and did not come back. */
const paidTo = ({ db }: Pick<Ctx, 'db'>, records: readonly string[]) =>
  db
    .selectFrom('payouts')
    .innerJoin('payoutPayments as paid', 'paid.payoutId', 'payouts.id')
    .select(['payouts.id', 'number', 'amount', 'iban', 'paid.paidOn'])
    .where('kind', '=', 'owner')
    .where('status', '=', 'paid')
    .where(({ eb, fn, val }) => eb('partyId', '=', fn.any(val(records))))
    .orderBy('paid.paidOn', 'desc')
    .limit(most)
    .execute()

async function stillHere({ db }: Pick<Ctx, 'db'>, records: readonly string[]) {
  const { sum } = await db
    .selectFrom('leaves')
    .select(sql<bigint>`coalesce(sum(-leaf_net(id)), 0)::bigint`.as('sum'))
    .where('account', '=', '2125')
    .where(({ eb, fn, val }) => eb('key', '=', fn.any(val(records))))
    .executeTakeFirstOrThrow()
  return sum
}
