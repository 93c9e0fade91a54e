import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { type Journal, type Leaf, leafName, netOf, onSide, type Transfer } from './journal.ts'
import { foldLedger, heldBalances, type KnownLeaf, leavesOf } from './leaves.ts'

/** So many journals come together before they are folded by the way; the daily round folds the rest. */
const foldedEvery = 500n

/** All that posting asks of whoever works: a command, or what hears of one. */
export type Posting = Pick<Work, 'tx' | 'actor' | 'now' | 'newId'>

type Row = Omit<Transfer, 'debit' | 'credit'> & { debit: KnownLeaf; credit: KnownLeaf }

/** The rows with their leaves as they are in the books. */
export async function placed(work: Posting, transfers: readonly Transfer[]): Promise<Row[]> {
  const leaves = await leavesOf(
    work,
    transfers.flatMap(({ debit, credit }) => [debit, credit]),
  )
  const leafOf = (leaf: Leaf) => {
    const found = leaves.get(leafName(leaf))
    if (!found) throw new Error(`no leaf ${leafName(leaf)}`)
    return found
  }
  return transfers.map((row) => ({ ...row, debit: leafOf(row.debit), credit: leafOf(row.credit) }))
}

type Posted = Pick<Journal, 'source' | 'memo'> & { day: string; reverses: string | null }

export async function write(work: Posting, { source, memo, day, reverses }: Posted, rows: Row[]) {
  const happened = { source: source.kind, sourceId: source.id, purpose: source.purpose }
  const journal = await work.tx
    .insertInto('journals')
    .values({ id: work.newId(), ...happened, day, memo, reverses, postedBy: work.actor.id, postedAt: work.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'sequence', 'day'])
    .executeTakeFirst()
  if (!journal) throw postedBefore(reverses)

  await mustCover(work, rows)
  await work.tx
    .insertInto('transfers')
    .values(rows.map((row) => ({ ...columnsOf(row), journal: journal.id, day: journal.day, mirrors: reverses !== null })))
    .execute()
  if (journal.sequence % foldedEvery === 0n) await foldLedger(work.tx)
  return { journalId: journal.id, number: Number(journal.sequence), day: journal.day }
}

const postedBefore = (reverses: string | null) =>
  reverses
    ? new Refusal('finance.reversed-before', 'عُكس هذا القيد من قبل. حدّث الصفحة.')
    : new Refusal('finance.posted-before', 'رُحّلت هذه العملية من قبل. حدّث الصفحة.')

const columnsOf = ({ debit, credit, ...row }: Row) => ({
  ...row,
  debit: debit.id,
  debitAccount: debit.account,
  credit: credit.id,
  creditAccount: credit.account,
})

/** Nobody takes more than there is: asked before the rows are written, so that the person hears which account is short. */
async function mustCover(work: Posting, rows: Row[]) {
  const leaves = new Map(rows.flatMap(({ debit, credit }) => [[debit.id, debit] as const, [credit.id, credit] as const]))
  const net = netOf(rows.map(({ debit, credit, amount }) => ({ debit: debit.id, credit: credit.id, amount })))
  const taken = [...net].flatMap(([id, change]) => {
    const leaf = leaves.get(id)
    return leaf?.floored && onSide(leaf.side, change) < 0n ? [{ ...leaf, change: onSide(leaf.side, change) }] : []
  })
  const held = await heldBalances(
    work,
    taken.map(({ id }) => id),
  )
  for (const { id, side, name, change } of taken) {
    const there = onSide(side, held.get(id) ?? 0n)
    if (there + change < 0n) {
      throw new Refusal('finance.below-zero', `المطلوب ${inRials(-change)} وفي «${name}» ${inRials(there)} فقط.`)
    }
  }
}

/** What a journal holds, as it was posted. */
export async function transfersOf({ tx }: Pick<Work, 'tx'>, journalId: string): Promise<Transfer[]> {
  const rows = await tx
    .selectFrom('transfers')
    .innerJoin('leaves as d', 'd.id', 'transfers.debit')
    .innerJoin('leaves as c', 'c.id', 'transfers.credit')
    .select(['d.account as debitAccount', 'd.key as debitKey', 'c.account as creditAccount', 'c.key as creditKey', 'amount'])
    .select(['line', 'partyId', 'branchId', 'contractId', 'resourceId', 'projectId'])
    .where('journal', '=', journalId)
    .orderBy('transfers.id')
    .execute()
  return rows.map(({ debitAccount, debitKey, creditAccount, creditKey, ...row }) => ({
    ...row,
    debit: { account: debitAccount, key: debitKey },
    credit: { account: creditAccount, key: creditKey },
  }))
}
