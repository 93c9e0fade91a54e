import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

/** What is open between us and a person, over all their records: whom it is owed to or whose it is must be known until it is settled. */
async function moneyBetween({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  const theirs = sql`party_id in (${sql.join(ids)})`
  const { rows } = await sql<{ owed: bigint; credit: bigint; deposits: bigint; cheques: bigint; waiting: bigint }>`
    select
      (select coalesce(sum(open_net + open_vat), 0)::bigint from charges where ${theirs}) owed,
      (select coalesce(sum(unused), 0)::bigint from receipts where ${theirs}) credit,
      (select coalesce(sum(held), 0)::bigint from deposits where ${theirs}) deposits,
      (select count(*) from cheques where ${theirs} and status in ('received', 'deposited', 'redeposited', 'bounced', 'legal')) cheques,
      (select count(*) from payouts where ${theirs} and status in ('submitted', 'approved', 'sending'))
        + (select count(*) from online_payments where ${theirs} and state in ('started', 'pending', 'differs'))
        + (select count(*) from transfer_proofs where ${theirs} and status = 'waiting') waiting`.execute(tx)
  return rows[0]
}

/** Nobody is forgotten while something is open between us: neither who owes it, nor whose it is. */
export async function mustBeSettled(work: Pick<Work, 'tx'>, ids: readonly string[]) {
  const between = await moneyBetween(work, ids)
  if (!between) return
  const { owed, credit, deposits, cheques, waiting } = between
  const open = [
    ...(owed > 0n ? [`عليه ${inRials(owed)}`] : []),
    ...(credit > 0n ? [`وله رصيد ${inRials(credit)}`] : []),
    ...(deposits > 0n ? [`وله تأمين مسترد ${inRials(deposits)}`] : []),
    ...(cheques > 0n ? [`وله شيكات لم تُسوَّ: ${cheques}`] : []),
    ...(waiting > 0n ? [`وله دفعات لم تُحسم: ${waiting}`] : []),
  ]
  if (open.length === 0) return
  const said = open.join('، ').replace(/^و/, '')
  throw new Refusal(
    'finance.money-between',
    `${said}${said.endsWith('.') ? '' : '.'} سوِّ ما بيننا وبينه أولًا، أو ارفض الطلب واذكر ذلك.`,
  )
}
