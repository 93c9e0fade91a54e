import { sql } from 'kysely'
import { supplierReceiptNumber } from '#areas/finance/bills/bill.ts'
import { billPayment } from '#areas/finance/bills/payment-voucher.ts'
import { ownerStatementNumber } from '#areas/finance/owners/settlement.ts'
import { type VoucherPaper, voucherPapers } from '#areas/finance/papers/paper-forms.ts'
import type { paperStates } from '#areas/finance/papers/words.ts'
import { statementNumber } from '#areas/finance/statements/statement.ts'
import { taxPayment } from '#areas/finance/tax/payment-queries.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

type Reader = Pick<Ctx, 'db'>
type Standing = { number: string; day: string; total: bigint; state: keyof typeof paperStates }

const payoutNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const row = await db
    .selectFrom('payouts')
    .innerJoin('payoutPayments', 'payoutId', 'id')
    .select(['number', 'paidOn as day', 'amount as total', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { status, ...paid } = row
  return { ...paid, state: status === 'reversed' ? 'reversed' : 'valid' }
}

const chequeListNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const row = await db
    .selectFrom('chequeLists')
    .innerJoin('cheques', 'listId', 'chequeLists.id')
    .select(['chequeLists.number', 'receivedOn as day', sql<bigint>`sum(amount)::bigint`.as('total')])
    .where('chequeLists.id', '=', id)
    .groupBy('chequeLists.id')
    .executeTakeFirstOrThrow()
  return { ...row, state: 'valid' }
}

const depositSlipNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { rows } = await sql<Omit<Standing, 'state'>>`
    select d.number, d.deposited_on "day",
      (select sum(amount)::bigint from cheques where id in (select cheque_id from cheque_steps where slip_id = d.id)) total
    from deposit_slips d where d.id = ${id}`.execute(db)
  return one(rows.map((row) => ({ ...row, state: 'valid' })))
}

const bounceNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const row = await db
    .selectFrom('chequeSteps')
    .innerJoin('cheques', 'cheques.id', 'chequeId')
    .select(['number', 'onDay as day', 'amount as total', 'cheques.status'])
    .select(sql<boolean>`exists (select from cheque_steps u where u.undoes = cheque_steps.id)`.as('isUndone'))
    .where('chequeSteps.id', '=', id)
    .executeTakeFirstOrThrow()
  const { status, isUndone, ...bounced } = row
  if (isUndone) return { ...bounced, state: 'cancelled' }
  return { ...bounced, state: status === 'bounced' || status === 'legal' ? 'valid' : 'settled' }
}

const cashMoveNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { rows } = await sql<Omit<Standing, 'state'> & { status: string }>`
    select sequence::text number, (moved_at at time zone 'Asia/Muscat')::date "day", amount total, status
    from cash_moves where id = ${id}`.execute(db)
  return one(rows.map(({ status, ...row }) => ({ ...row, state: status === 'taken-back' ? 'cancelled' : 'valid' })))
}

const repaymentNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { rows } = await sql<Omit<Standing, 'state'> & { undone: boolean }>`
    select p.sequence::text number, (p.received_at at time zone 'Asia/Muscat')::date "day", p.amount total,
      exists (select from staff_repayment_reversals r where r.repayment_id = p.id) undone
    from staff_repayments p where p.id = ${id}`.execute(db)
  return one(rows.map(({ undone, ...row }) => ({ ...row, state: undone ? 'reversed' : 'valid' })))
}

const cashRefundNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { reversedAt, ...row } = await db
    .selectFrom('billRefunds as f')
    .leftJoin('billRefundReversals as r', 'r.refundId', 'f.id')
    .select(['f.sequence', 'f.receivedAt', 'f.amount', 'r.reversedAt'])
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow()
  const paper = { number: supplierReceiptNumber(row), day: dayOf(row.receivedAt), total: row.amount }
  return { ...paper, state: reversedAt ? 'reversed' : 'valid' }
}

const cashSessionNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { rows } = await sql<Omit<Standing, 'state'>>`
    select sequence::text number, (closed_at at time zone 'Asia/Muscat')::date "day",
      (select counted from cash_counts where session_id = s.id and not at_opening order by sequence desc limit 1) total
    from cash_sessions s where id = ${id}`.execute(db)
  return one(rows.map((row) => ({ ...row, state: 'valid' })))
}

const journalNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { rows } = await sql<Omit<Standing, 'state'> & { reversed: boolean }>`
    select sequence::text number, day, (select sum(amount)::bigint from transfers where journal = j.id) total,
      exists (select from journals back where back.reverses = j.id) reversed
    from journals j where id = ${id}`.execute(db)
  return one(rows.map(({ reversed, ...row }) => ({ ...row, state: reversed ? 'reversed' : 'valid' })))
}

const statementNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { sequence, day, closing } = await db
    .selectFrom('issuedStatements')
    .select(['sequence', 'day', 'closing'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { number: statementNumber(day, sequence), day, total: closing < 0n ? -closing : closing, state: 'valid' }
}

const taxPaymentNow = async (reader: Reader, id: string): Promise<Standing> => {
  const paid = await taxPayment(reader, id)
  if (!paid) throw new Error('a kept paper of nothing')
  const { number, amount, doneAt, reversedAt } = paid
  return { number, day: dayOf(doneAt), total: amount, state: reversedAt ? 'reversed' : 'valid' }
}

const billPaymentNow = async (reader: Reader, id: string): Promise<Standing> => {
  const paid = await billPayment(reader, id)
  if (!paid) throw new Error('a kept paper of nothing')
  return { number: paid.number, day: dayOf(paid.paidAt), total: paid.amount, state: paid.reversedAt ? 'reversed' : 'valid' }
}

const creditTransferNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { status, ...row } = await db
    .selectFrom('creditTransfers')
    .select(['number', 'askedOn as day', 'amount as total', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, state: status === 'reversed' ? 'reversed' : 'valid' }
}

const setOffNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { status, ...row } = await db
    .selectFrom('setOffs')
    .select(['number', 'askedOn as day', 'amount as total', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, state: status === 'reversed' ? 'reversed' : 'valid' }
}

/** What it said on its day, as a statement does. */
const settlementNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const row = await db
    .selectFrom('issuedSettlements as s')
    .innerJoin('deposits as d', 'd.id', 's.depositId')
    .select(['d.contract as number', 's.day', 's.held as total'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, state: 'valid' }
}

/** What it said on its day; that of a settlement until it is reversed. */
const ownerStatementNow = async ({ db }: Reader, id: string): Promise<Standing> => {
  const { sequence, day, closing, status } = await db
    .selectFrom('issuedOwnerStatements as i')
    .leftJoin('ownerSettlements as s', 's.id', 'i.settlementId')
    .select(['i.sequence', 'i.day', 'i.closing', 's.status'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
  return { number: ownerStatementNumber(day, sequence), day, total: closing, state: status === 'reversed' ? 'reversed' : 'valid' }
}

function one(rows: Standing[]): Standing {
  const [first] = rows
  if (!first) throw new Error('a kept paper of nothing')
  return first
}

const standings: Record<VoucherPaper, (reader: Reader, id: string) => Promise<Standing>> = {
  payout: payoutNow,
  'cheque-list': chequeListNow,
  'deposit-slip': depositSlipNow,
  bounce: bounceNow,
  'cash-move': cashMoveNow,
  'transfer-order': cashMoveNow,
  'staff-receipt': repaymentNow,
  'supplier-receipt': cashRefundNow,
  'cash-session': cashSessionNow,
  journal: journalNow,
  statement: statementNow,
  'tax-payment': taxPaymentNow,
  'bill-payment': billPaymentNow,
  'set-off': setOffNow,
  'credit-transfer': creditTransferNow,
  settlement: settlementNow,
  'owner-statement': ownerStatementNow,
}

/** What has become of the paper of which this is the code of a copy. */
export async function keptPaperNow(reader: Reader, token: string) {
  const kept = await reader.db
    .selectFrom('keptPapers')
    .select(['kind', 'subjectId'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!kept || kept.kind === 'invoice' || kept.kind === 'receipt') return null
  return { kind: voucherPapers[kept.kind], credited: 0n, ...(await standings[kept.kind](reader, kept.subjectId)) }
}
