import { sql } from 'kysely'
import { reverse } from '#areas/finance/ledger/books.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { heldAccountOf } from './bank-account.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Line = { accountId: string; amount: bigint; day: string }
type Booked = { journalId: string; cheque: string; id: string; bank: string }

/**
 * The fee for a cheque that came back to this account of others, as far as no line has shown it: it was booked with the cheque, and an
 * account of ours has borne it since.
 */
export async function bookedFee(asked: Asked, { accountId, amount, day }: Line): Promise<Booked | null> {
  const { rows } = await sql<Booked>`
    select j.id journal_id, q.number cheque, a.id, a.bank
    from cheque_steps s join cheques q on q.id = s.cheque_id join deposit_slips d on d.id = s.slip_id
    join company_bank_accounts o on o.id = d.account_id and o.held_for = 'trust'
    join journals j on j.source = 'cheque' and j.purpose = 'bank-fee' and j.source_id = s.id::text
    join transfers t on t.journal = j.id join leaves l on l.id = t.credit join company_bank_accounts a on a.id::text = l.key
    where d.account_id = ${accountId} and s.bank_fee = ${-amount} and s.on_day <= ${day}
      and not exists (select from bank_matches m where m.transfer_id = t.id)
      and not exists (select from bank_lines n where n.borne_by = j.id)
      and not exists (select from journals r where r.reverses = j.id)
    order by s.on_day, s.sequence limit 1`.execute('tx' in asked ? asked.tx : asked.db)
  return rows[0] ?? null
}

/** The same, held: whoever matches lines of the account that bore it waits. */
export async function heldBookedFee(work: Work, line: Line) {
  const found = await bookedFee(work, line)
  if (!found) return null
  await heldAccountOf(work, found.id)
  if ((await bookedFee(work, line))?.journalId !== found.journalId)
    throw new Refusal('finance.entry-matched-before', 'طوبقت هذه الحركة مع سطر آخر. حدّث الصفحة.')
  return found
}

/** On which day the bank took such a fee out of an account of others since then, as a line says that is no booked one; null on none. */
export async function takenAsFee({ tx }: Pick<Work, 'tx'>, { accountId, amount, day }: Line) {
  const line = await tx
    .selectFrom('bankLines')
    .select('day')
    .where('accountId', '=', accountId)
    .where('matchedAs', '=', 'trust-fee')
    .where('borneBy', 'is', null)
    .where('amount', '=', amount)
    .where('day', '>=', day)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return line?.day ?? null
}

type Undone = { stepId: string; memo: string }

/** What was booked as the bank's fee with a cheque that did not come back after all, undone as long as no line has shown it. */
export async function reverseBounceFee(work: Work, { stepId, memo }: Undone) {
  const booked = await work.tx
    .selectFrom('journals')
    .innerJoin('transfers', 'transfers.journal', 'journals.id')
    .innerJoin('leaves', 'leaves.id', 'transfers.credit')
    .select(['journals.id', 'leaves.key'])
    .where('source', '=', 'cheque')
    .where('sourceId', '=', stepId)
    .where('purpose', '=', 'bank-fee')
    .executeTakeFirst()
  if (!booked) return
  await heldAccountOf(work, booked.key)
  const shown = await work.tx.selectFrom('bankLines').select('id').where('borneBy', '=', booked.id).executeTakeFirst()
  if (shown)
    throw new Refusal('finance.seen-at-bank', 'رسم البنك عن هذا الارتجاع ظاهر في كشف البنك. ألغِ مطابقة سطره أولًا، أو راجع البنك.')
  await reverse(work, booked.id, { memo })
}
