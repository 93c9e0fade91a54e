import { heldAccountOf } from '#areas/finance/cash/bank-account.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'
import { lockedTo } from '#areas/finance/ledger/period.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { lineMatched } from './facts.ts'
import { bankSource, type MatchKind, matchKinds } from './line.ts'

/** A line with its account, both held until the transaction ends: of two who match one line, or lock its month, the second waits. */
export async function heldLine(work: Work, lineId: string) {
  const asked = await work.tx.selectFrom('bankLines').select('accountId').where('id', '=', lineId).executeTakeFirst()
  if (!asked) throw new Refusal('not-found', 'لم نجد هذا السطر.', 404)
  const account = await heldAccountOf(work, asked.accountId)
  const line = await work.tx.selectFrom('bankLines').selectAll().where('id', '=', lineId).forUpdate().executeTakeFirstOrThrow()
  const closed = await lockedTo(work)
  // What the bank did in a month that is closed is posted today, as every correction is.
  const day = closed && line.day <= closed ? dayOf(work.now()) : line.day
  return { ...line, account, leaf: bankLeaf(account), postedOn: day }
}
export type HeldLine = Awaited<ReturnType<typeof heldLine>>

function mustBeNew({ status }: HeldLine) {
  if (status !== 'new') throw new Refusal('finance.line-matched-before', 'طوبق هذا السطر من قبل. حدّث الصفحة.')
}

/** A line nobody has matched yet, held. */
export async function newLine(work: Work, lineId: string) {
  const line = await heldLine(work, lineId)
  mustBeNew(line)
  return line
}

type Posting = { kind: MatchKind; transfers: Transfer[]; explained?: string | undefined }

/** Posts what the line says, and is matched with what was posted. */
export async function postAs(work: Work, line: HeldLine, { kind, transfers, explained }: Posting) {
  const source = { kind: bankSource, id: work.newId(), purpose: kind }
  const memo = cut([matchKinds[kind], line.account.bank, line.description, line.reference].filter(Boolean).join('، '), 200)
  const { journalId } = await post(work, { source, memo, day: line.postedOn, transfers })
  await matched(work, line, { kind, journalId, explained })
  return journalId
}

type Match = { kind: MatchKind; journalId?: string; transferIds?: bigint[]; explained?: string | undefined }

/** Says what the line is: those rows of its account's leaf, which come to its amount and were not seen before. */
export async function matched(work: Work, line: HeldLine, { kind, journalId, transferIds, explained }: Match) {
  const ids = transferIds ?? (await rowsOf(work, line.leaf, journalId ?? ''))
  const seen = await work.tx
    .insertInto('bankMatches')
    .values(ids.map((transferId) => ({ transferId, lineId: line.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('transferId')
    .execute()
  if (seen.length < ids.length) throw new Refusal('finance.entry-matched-before', 'طوبقت هذه الحركة مع سطر آخر. حدّث الصفحة.')
  const own = kind === 'entry' || kind === 'cash-move' || kind === 'receipt' ? null : (journalId ?? null)
  await work.tx
    .updateTable('bankLines')
    .set({ status: 'matched', matchedAs: kind, matchedBy: work.actor.id, matchedAt: work.now(), journalId: own })
    .where('id', '=', line.id)
    .execute()
  const told = { bank: line.account.bank, day: line.day, amount: line.amount, as: kind }
  work.record(lineMatched, line.id, { ...told, ...(explained && { explained }) })
}

async function rowsOf({ tx }: Work, leaf: Leaf, journalId: string) {
  const rows = await tx
    .selectFrom('transfers')
    .innerJoin('leaves', (join) =>
      join.on((eb) => eb.or([eb('leaves.id', '=', eb.ref('transfers.debit')), eb('leaves.id', '=', eb.ref('transfers.credit'))])),
    )
    .select('transfers.id')
    .where('journal', '=', journalId)
    .where('leaves.account', '=', leaf.account)
    .where('leaves.key', '=', leaf.key ?? '')
    .execute()
  return rows.map(({ id }) => id)
}
