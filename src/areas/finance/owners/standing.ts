import { type Selectable, sql, type Updateable } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Pool } from './agreement.ts'
import { settlementCan } from './settlement.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

export type Settlement = Selectable<Database['ownerSettlements']>

export const toldOf = ({ number, label: agreement, amount }: Settlement) => ({ number, agreement, amount })

export function mustReachPool(actor: Ctx['actor'], permission: Permission, { branchId }: { branchId: string }) {
  if (!reaches(actor, permission, { branchId }))
    throw new Refusal('finance.no-such-pool', 'لم نجد أمانات هذه الاتفاقية، أو هي خارج صلاحيتك.', 404)
}

/** What lies outside the reach of whoever asks is not there. */
export async function settlementWithin({ tx, actor }: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const found = await tx.selectFrom('ownerSettlements').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || !reaches(actor, permission, { branchId: found.branchId }))
    throw new Refusal('finance.no-such-settlement', 'لم نجد هذه التسوية، أو هي خارج صلاحيتك.', 404)
  return found
}

type Becomes = Updateable<Database['ownerSettlements']> & { step: keyof typeof settlementCan }

/** One step on, from where it may be taken; null when it is elsewhere by now. Of two who take it at once one is late. */
export async function become({ tx }: Pick<Work, 'tx'>, id: string, { step, ...becomes }: Becomes) {
  const found = await tx
    .updateTable('ownerSettlements')
    .set(becomes)
    .where('id', '=', id)
    .where('status', 'in', settlementCan[step].from)
    .returningAll()
    .executeTakeFirst()
  return found ?? null
}

/** What a card or an online payment brought of the rents of a mandate and the bank has not shown yet: no receipt counts for more than that. */
export async function unclearedOf(asked: Asked, mandateId: string) {
  const { rows } = await sql<{ amount: bigint }>`select amount from ${unclearedRents} u where u.key = ${mandateId}`.execute(
    within(asked),
  )
  return rows[0]?.amount ?? 0n
}

/** The same of all mandates at once, each by its key: from the few payments that wait, whatever was ever paid. */
export const unclearedRents = sql<{ key: string; amount: bigint }>`(
  select paid.key, sum(least(paid.amount, paid.waiting))::bigint amount
  from (select c.income_key key, w.amount waiting, sum(case when a.takes_back is null then a.net + a.vat else -a.net - a.vat end) amount
    from (select p.receipt_id, sum(p.amount) amount from receipt_parts p
      where p.account = '1150' and not exists (select from settled_parts s where s.part_id = p.id) group by p.receipt_id) w
    join allocations a on a.receipt_id = w.receipt_id
    join charges c on c.id = a.charge_id and c.debt_account = '9110'
    group by w.receipt_id, w.amount, c.income_key) paid
  group by paid.key)`

type Of = Pick<Pool, 'mandateId'> & { period?: number }

/** What each owner of a mandate had so far, of this period or ever, but for that settlement; the reversed left out. */
export async function hadOf(asked: Asked, { mandateId, period }: Of, but?: string) {
  const rows = await within(asked)
    .selectFrom('ownerSettlements as s')
    .innerJoin('ownerSettlementShares as h', 'h.settlementId', 's.id')
    .select(({ fn }) => ['h.partyId', fn.sum<bigint>('h.amount').as('had')])
    .where('s.mandateId', '=', mandateId)
    .$if(period !== undefined, (all) => all.where('s.period', '=', period ?? 0))
    .where('s.status', '=', 'settled')
    .$if(but !== undefined, (all) => all.where('s.id', '<>', but ?? ''))
    .groupBy('h.partyId')
    .execute()
  return new Map(rows.map(({ partyId, had }) => [partyId, BigInt(had)]))
}
