import { sql } from 'kysely'
import { bankLeaf, type HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { howMany } from '#values/plural.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Account = { id: string; heldFor: HeldFor }

type Standing = {
  /** What the bank says on that day, and what its lines come to since the first of them: a gap between two files makes them differ. */
  stated: bigint | null
  added: bigint
  booked: bigint
  /** What parts the two: what was there before the first line, lines that are not in the books, and what the bank has not shown. */
  before: bigint
  unmatched: bigint
  unseen: bigint
  waiting: number
}

/** The bank's balance of a day and that of the books, and what the difference between them is made of; null where no statement was kept. */
export async function standingOn(asked: Asked, account: Account, until: string): Promise<Standing | null> {
  const leaf = bankLeaf(account)
  const { rows } = await sql<Standing & { waiting: bigint }>`
    with lines as (select * from bank_lines where account_id = ${account.id} and day <= ${until} and status <> 'taken-back'),
    began as (select day, coalesce(balance - amount, 0) opening from lines order by day, sequence limit 1),
    moved as (select t.id, t.day, case when t.debit = l.id then t.amount else -t.amount end amount
      from leaves l join transfers t on l.id in (t.debit, t.credit)
      where l.account = ${leaf.account} and l.key = ${leaf.key} and t.day <= ${until}),
    seen as (select moved.* from moved join bank_matches m on m.transfer_id = moved.id join lines on lines.id = m.line_id),
    sums as (select (select coalesce(sum(amount), 0) from lines) lines, (select coalesce(sum(amount), 0) from moved) moved,
      (select coalesce(sum(amount), 0) from seen) seen,
      (select coalesce(sum(amount), 0) from moved where day < (select day from began) and id not in (select id from seen)) early)
    select (select balance from lines order by day desc, sequence desc limit 1) stated, (opening + lines)::bigint added,
      moved::bigint booked, (opening - early)::bigint before, (lines - seen)::bigint unmatched, (moved - seen - early)::bigint unseen,
      (select count(*) from lines where status = 'new') waiting
    from began, sums`.execute('tx' in asked ? asked.tx : asked.db)
  const [found] = rows
  return found ? { ...found, waiting: Number(found.waiting) } : null
}

/** Why a month cannot be locked yet; null where it can. */
export function whyNotLocked({ stated, added, before, waiting }: Standing) {
  if (waiting > 0) return `حتى هذا اليوم ${howMany(waiting, 'line')} بلا مطابقة. طابق أولًا.`
  if (stated !== null && stated !== added) return 'بين الكشوف أيام ناقصة: الأسطر لا توصل إلى رصيد الكشف. ارفع الكشف الناقص.'
  return before === 0n ? null : 'رصيد الحساب قبل أول سطر لا يساوي ما في الدفاتر. راجع رصيده الافتتاحي.'
}
