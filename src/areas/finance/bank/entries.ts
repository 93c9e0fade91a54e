import { type SqlBool, sql } from 'kysely'
import { bankLeaf, type HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { bankSource } from './line.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Account = { id: string; heldFor: HeldFor }
type Wanted = { only?: readonly bigint[]; from?: string; until?: string; most?: number }
type Condition = ReturnType<typeof sql<SqlBool>>

export type Entry = {
  id: bigint
  day: string
  amount: bigint
  memo: string
  journal: bigint
  reference: string | null
  /** It undoes another: dated when that was written, however long after the bank gave the money back. */
  mirrors: boolean
  /** It was undone, or undoes, and the bank has shown neither of the two. */
  reversed: boolean
}

/**
 * What the books have moved in an account and no line of the bank has shown yet, the oldest first. What was reversed came to nothing, and
 * of it neither is missing until the bank has shown one of the two; nor what an account of ours bore with money of others, which came and
 * went at once.
 */
export const unseenEntries = (asked: Asked, account: Account, { from, until, ...wanted }: Wanted = {}) =>
  entriesOf(asked, account, {
    ...wanted,
    conditions: [sql`not p.reversed`, ...since(from), ...(until ? [sql<SqlBool>`t.day <= ${until}`] : [])],
  })

/**
 * What a line may be: the same, and what was reversed, which the bank shows twice where it sent the money back. What a match has posted
 * and took back no bank has ever shown.
 */
export const entriesToMatch = (asked: Asked, account: Account, { from, until, ...wanted }: Wanted = {}) =>
  entriesOf(asked, account, {
    ...wanted,
    conditions: [
      sql`not (p.reversed and j.source = ${bankSource})`,
      ...since(from),
      ...(until ? [sql<SqlBool>`(t.day <= ${until} or p.mirrors)`] : []),
    ],
  })

const since = (from: string | undefined) => (from ? [sql<SqlBool>`t.day >= ${from}`] : [])

type Among = Pick<Wanted, 'only' | 'most'> & { conditions: readonly Condition[] }

async function entriesOf(asked: Asked, account: Account, { only, most = 300, conditions }: Among): Promise<Entry[]> {
  const leaf = bankLeaf(account)
  const among = only ? [...conditions, sql<SqlBool>`t.id = any(${only.map(String)}::bigint[])`] : conditions
  const { rows } = await sql<Entry>`
    select t.id, t.day, t.amount, j.memo, j.sequence journal, p.mirrors, p.reversed, ${markIn(leaf.key)} reference
    from (select t.id, t.day, t.journal, l.id leaf, case when t.debit = l.id then t.amount else -t.amount end amount
      from leaves l join transfers t on l.id in (t.debit, t.credit) where l.account = ${leaf.account} and l.key = ${leaf.key}) t
    join journals j on j.id = t.journal
    cross join lateral (select coalesce(j.reverses, j.id) original) o
    cross join lateral (select j.reverses is not null mirrors,
      exists (select from journals r where r.reverses = o.original) and not exists (
        select from journals r join transfers x on x.journal = r.id join bank_matches m on m.transfer_id = x.id
        where (r.id = o.original or r.reverses = o.original) and t.leaf in (x.debit, x.credit)) reversed) p
    where not exists (select from bank_matches m where m.transfer_id = t.id)
      and not exists (select from bank_lines b where b.borne_by = j.id)
      and not (j.purpose = 'trust-fee' and ${leaf.account} = '1120') and ${sql.join(among, sql` and `)}
    order by t.day, t.id limit ${most}`.execute('tx' in asked ? asked.tx : asked.db)
  return rows
}

/** By what its paper calls it a transfer is found on a statement, and comes back under the same. What pays a supplier keeps none. */
const markIn = (account: string) => sql`coalesce(
      (select p.reference from receipt_parts p where j.source = 'receipt' and p.receipt_id::text = j.source_id and p.key = ${account}
        and p.amount = abs(t.amount) limit 1),
      (select m.slip from cash_moves m where j.source = 'cash-move' and m.id::text = j.source_id),
      (select q.number from cheque_steps s join cheques q on q.id = s.cheque_id
        where j.source = 'cheque' and j.purpose = 'bank-fee' and s.id::text = j.source_id),
      (select y.reference from payout_payments y where y.journal_id = o.original),
      (select v.reference from payout_reversals v where v.journal_id = j.id),
      (select k.reference from insurer_payments k where k.journal_id = o.original),
      (select g.reference from parcel_claim_payments g where g.journal_id = o.original),
      (select f.reference from bill_refunds f where f.journal_id = o.original),
      (select x.reference from tax_payments x where x.journal_id = o.original),
      (select d.reference from staff_repayments d where d.journal_id = o.original))`

/** `key` says who took it: the machine of the counter, or whoever takes payments online. What went back through them is below zero. */
export type CardTaking = {
  id: string
  key: string
  number: string
  payer: string
  day: string
  amount: bigint
  reference: string | null
  is: 'receipt' | 'refund' | 'cod'
}

/** What came by card or online until that day and the provider has not paid out, less what they gave back since. */
export async function unsettledCards(asked: Asked, until: string): Promise<CardTaking[]> {
  const [takings, cods] = [await unsettledParts(asked, until), await unsettledCods(asked, until)]
  const refunds = await unsettledRefunds(asked, until)
  return [
    ...takings.map((one) => ({ ...one, is: 'receipt' as const })),
    ...cods.map((one) => ({ ...one, is: 'cod' as const })),
    ...refunds.map((one) => ({ ...one, is: 'refund' as const })),
  ]
}

/** One of which a refund is at the provider right now stays until they have answered: what goes back must still lie there. */
const unsettledParts = (asked: Asked, until: string) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('receiptParts as p')
    .innerJoin('receipts as r', 'r.id', 'p.receiptId')
    .leftJoin('receiptReversals as b', 'b.receiptId', 'r.id')
    .leftJoin('settledParts as s', 's.partId', 'p.id')
    .leftJoin('payouts as o', (join) => join.onRef('o.onlinePaymentId', '=', 'r.id').on('o.status', '=', 'sending'))
    .select(['p.id', 'p.key', 'r.number', 'r.payer', 'r.receivedOn as day', 'p.amount', 'p.reference'])
    .where('p.account', '=', '1150')
    .where('b.receiptId', 'is', null)
    .where('s.partId', 'is', null)
    .where('o.id', 'is', null)
    .where('r.receivedOn', '<=', until)
    .orderBy('r.receivedOn')
    .orderBy('r.number')
    .limit(300)
    .execute()

/** Paid by card at a door or the counter for the sender of a parcel. */
const unsettledCods = (asked: Asked, until: string) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('cods as c')
    .select(['c.id', 'c.holder as key', 'c.number', 'c.takenOn as day', 'c.amount', 'c.reference'])
    .select(sql<string>`'مبلغ طرد لمرسله'`.as('payer'))
    .where('c.way', '=', 'card')
    .where('c.settlementId', 'is', null)
    .where('c.reversedBy', 'is', null)
    .where('c.takenOn', '<=', until)
    .orderBy('c.takenOn')
    .orderBy('c.number')
    .limit(300)
    .execute()

const unsettledRefunds = (asked: Asked, until: string) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('payoutPayments as y')
    .innerJoin('payouts as o', 'o.id', 'y.payoutId')
    .leftJoin('settledRefunds as s', 's.payoutId', 'o.id')
    .select(['o.id', 'y.key', 'o.number', 'o.payee as payer', 'y.paidOn as day', 'y.reference'])
    .select(sql<bigint>`-o.amount`.as('amount'))
    .where('y.account', '=', '1150')
    .where('s.payoutId', 'is', null)
    .where('y.paidOn', '<=', until)
    .orderBy('y.paidOn')
    .orderBy('o.number')
    .limit(100)
    .execute()
