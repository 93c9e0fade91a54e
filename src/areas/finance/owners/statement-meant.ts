import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { daysOf, type OwnerShare, type OwnerStatementOf } from './owner-statement.ts'
import type { OwnerStatementAsked } from './owner-statement-asked.ts'

type Reader = Pick<Ctx, 'db'>

/** Of a mandate somebody may see: which statement an address means; null where it names what is not there. */
export async function statementMeant(
  ctx: Reader,
  pool: { mandateId: string; label: string },
  asked: OwnerStatementAsked,
): Promise<(OwnerStatementOf & { settlementId: string | null }) | null> {
  const about = { mandateId: pool.mandateId, isOfOne: asked.owner !== '' }
  const [settlement] = isUuid(asked.settlement) ? await settlementsWithBounds(ctx, pool.mandateId, asked.settlement) : []
  if (asked.settlement && !settlement) return null
  const owners = await ownersToTell(ctx, { ...pool, period: settlement?.period ?? null, owner: asked.owner })
  if (owners.length === 0) return null
  if (!settlement) {
    const { from, to } = asked
    const stretch = { from, to }
    const days = daysOf(from, to)
    return { ...about, label: pool.label, owners, stretch, ownersStretch: stretch, days, settled: null, settlementId: null }
  }
  const { id, label, number, reserve, uncleared, status, since, agreedAt, after, until, next } = settlement
  return {
    ...{ ...about, label, owners, settlementId: id, stretch: { after, until } },
    ownersStretch: { after: until - 1n, until: next === null ? lastJournal : next - 1n },
    days: daysOf(since, dayOf(agreedAt)),
    settled: { number, reserve, uncleared, isReversed: status === 'reversed' },
  }
}

/** All that are handed out of a settlement: one for all its owners, and one for each of several. */
export async function statementsOfSettlement(ctx: Reader, settlementId: string) {
  const pool = await ctx.db
    .selectFrom('ownerSettlements')
    .select(['mandateId', 'label'])
    .where('id', '=', settlementId)
    .executeTakeFirstOrThrow()
  const asked = { mandate: pool.mandateId, settlement: settlementId, owner: '', from: '', to: '' }
  const all = await statementMeant(ctx, pool, asked)
  const each = await Promise.all(
    (all?.owners ?? []).map(({ partyId }) => statementMeant(ctx, pool, { ...asked, owner: partyId })),
  )
  return [all, ...each].filter((one) => one !== null)
}

type Bounded = {
  id: string
  label: string
  number: string
  period: number
  reserve: bigint
  uncleared: bigint
  status: string
  agreedAt: Date
  until: bigint
  after: bigint
  since: string | null
  next: bigint | null
}

const lastJournal = 9_223_372_036_854_775_807n

/** A settlement that was agreed to, from the one before it; what was reversed in between is told as it happened. */
export async function settlementsWithBounds({ db }: Reader, mandateId: string, id: string) {
  const { rows } = await sql<Bounded>`
    select s.id, s.label, s.number, s.period, s.reserve, s.uncleared, s.status, s.agreed_at "agreedAt", j.sequence until,
      coalesce(before.sequence, 0)::bigint after, before.day::text since,
      (select min(nj.sequence) from owner_settlements n join owner_settlement_postings np on np.settlement_id = n.id
        join journals nj on nj.id = np.journal_id where n.mandate_id = s.mandate_id and nj.sequence > j.sequence) next
    from owner_settlements s join owner_settlement_postings p on p.settlement_id = s.id join journals j on j.id = p.journal_id
    left join lateral (select bj.sequence, bj.day from owner_settlements b join owner_settlement_postings bp on bp.settlement_id = b.id
      join journals bj on bj.id = bp.journal_id where b.mandate_id = s.mandate_id and bj.sequence < j.sequence
      order by bj.sequence desc limit 1) before on true
    where s.id = ${id} and s.mandate_id = ${mandateId}`.execute(db)
  return rows
}

type Of = { mandateId: string; period: number | null; owner: string }

/** Those of the period of a settlement; of some days those who own it now, and whoever did before and is owed something yet. */
async function ownersToTell({ db }: Reader, { mandateId, period, owner }: Of) {
  const { rows } = await sql<OwnerShare>`
    select distinct on (w.party_id) w.party_id "partyId", w.parts, w.period, w.place,
      (select sum(parts)::bigint from owner_shares whole where whole.mandate_id = w.mandate_id and whole.period = w.period) whole
    from owner_shares w join owner_pools o on o.mandate_id = w.mandate_id
    where w.mandate_id = ${mandateId} and (w.period = coalesce(${period}::int, w.period)) and (${owner} = '' or w.party_id::text = ${owner})
      and (w.period = coalesce(${period}::int, o.period) or exists (
        select from owner_settlements s join owner_settlement_shares h on h.settlement_id = s.id
        where s.mandate_id = w.mandate_id and s.period = w.period and h.party_id = w.party_id and s.status = 'settled'))
    order by w.party_id, w.period desc`.execute(db)
  return rows
}
