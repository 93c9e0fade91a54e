import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inOpenQuarter } from './filed.ts'
import { faultIn, type Journal, type Leaf, mirrorOf } from './journal.ts'
import { mustBeOpenOn } from './period.ts'
import { type Posting, transfersOf, write } from './posting.ts'
import { mustBeUnseen } from './seen.ts'

/**
 * Posts what happened, in the caller's transaction: the money and what it was for are saved together or not at all. Whoever calls it
 * has taken the guards of his own rows before, and takes a document's number after it.
 */
export async function post(work: Posting, journal: Journal) {
  return write(work, sound(work, journal), journal.transfers)
}

/** The journal of that day, today where none is said, when nothing is wrong with its rows. */
export function sound(work: Pick<Work, 'now'>, { day = dayOf(work.now()), ...journal }: Journal) {
  const fault = faultIn({ ...journal, day }, dayOf(work.now()))
  if (fault) throw new Error(`${journal.source.kind} ${journal.source.purpose}: ${fault}`)
  return { ...journal, day, reverses: null }
}

type Why = { memo: string; sentBack?: true }

/**
 * Undoes a journal: its mirror, dated today, in an open period, and once; tax of a quarter that was told comes back to the open one. What
 * the bank has shown is not undone, unless it is money that went out and the bank sent back: then it shows the mirror as well.
 */
export async function reverse(work: Posting, journalId: string, { memo, sentBack }: Why) {
  const original = await work.tx
    .selectFrom('journals')
    .select(['id', 'source', 'sourceId', 'purpose', 'reverses'])
    .where('id', '=', journalId)
    .executeTakeFirst()
  if (!original) throw new Refusal('finance.no-such-journal', 'هذا القيد غير موجود.', 404)
  if (original.reverses) throw new Refusal('finance.is-reversal', 'هذا قيد عكسي. سجّل العملية من جديد بدل عكسه.')
  if (!sentBack) await mustBeUnseen(work, journalId)
  const day = dayOf(work.now())
  await mustBeOpenOn(work, day)
  const source = { kind: original.source, id: original.sourceId, purpose: `${original.purpose}-reversed` }
  const rows = await inOpenQuarter(work, mirrorOf(await transfersOf(work, journalId)), day)
  return write(work, { source, memo, day, reverses: original.id }, rows)
}

/**
 * What a box has paid or taken goes back after that was counted: the rows of its journal the other way round, with the leaf where the
 * cash lies now. That is no mirror but a happening of today.
 */
export async function bringBack(work: Posting, journalId: string, { into, memo }: { into: Leaf; memo: string }) {
  await mustBeUnseen(work, journalId)
  const paid = await work.tx
    .selectFrom('journals')
    .select(['source', 'sourceId', 'purpose'])
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow()
  const day = dayOf(work.now())
  await mustBeOpenOn(work, day)
  const rows = await inOpenQuarter(work, mirrorOf(await transfersOf(work, journalId)), day)
  const source = { kind: paid.source, id: paid.sourceId, purpose: `${paid.purpose}-returned` }
  const landed = (leaf: Leaf) => (leaf.account === '1110' ? into : leaf)
  const moved = rows.map((row) => ({ ...row, debit: landed(row.debit), credit: landed(row.credit) }))
  return write(work, { source, memo, day, reverses: null }, moved)
}
