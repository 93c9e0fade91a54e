import { findParties } from '#areas/customers/public.ts'
import { accountsToChoose } from '#areas/finance/cash/account-queries.ts'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { bookedFee } from '#areas/finance/cash/booked-fee.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { knownAround, knownOf } from './known.ts'
import { moveInWords, type Proposal, proposalsFor } from './proposals.ts'
import { unknownLeaf } from './rules.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One line with what it could be, or what it was matched with; null where there is none. */
export async function bankLine(ctx: Reader, id: string | undefined, q: string) {
  if (!isUuid(id)) return null
  const line = await ctx.db.selectFrom('bankLines').selectAll().where('id', '=', id).executeTakeFirst()
  const account = line && (await bankAccountOf(ctx, line.accountId))
  if (!line || !account) return null
  const names = await namesOf(ctx, [line.matchedBy ?? '', line.takenBackBy ?? ''])
  const isUnknown = line.matchedAs === 'unknown-in' && (await balanceOf(ctx, unknownLeaf(id))) > 0n
  const asksWho = (line.status === 'new' && line.amount > 0n) || isUnknown
  return {
    ...line,
    account,
    by: line.matchedBy && (names.get(line.matchedBy) ?? line.matchedBy),
    takenBackBy: line.takenBackBy && (names.get(line.takenBackBy) ?? line.takenBackBy),
    isUnknown,
    rows: await rowsOf(ctx, id),
    receipt: await receiptOf(ctx, id),
    explained: await explainedOf(ctx, line),
    people: asksWho ? await findParties(ctx, q, 8) : [],
    choices: line.status === 'new' ? await choicesFor(ctx, { ...line, account }) : null,
  }
}
export type ShownBankLine = NonNullable<Awaited<ReturnType<typeof bankLine>>>

type Line = { id: string; day: string; amount: bigint; description: string; reference: string }
type Account = NonNullable<Awaited<ReturnType<typeof bankAccountOf>>>

async function choicesFor(ctx: Reader, line: Line & { account: Account }) {
  const { account, amount, day } = line
  const known = knownOf(await knownAround(ctx, account, { from: day, until: day }), line)
  const { entries, cards } = known
  const sameSide = entries.filter((entry) => entry.amount > 0n === amount > 0n)
  const bearers = account.heldFor === 'trust' && amount < 0n ? await accountsToChoose(ctx, ['operating']) : []
  const booked = bearers.length > 0 ? await bookedFee(ctx, { ...line, accountId: account.id }) : null
  const own = known.moves.filter(({ isOwn }) => isOwn).map(moveInWords)
  return { entries: sameSide, cards, bearers, booked, own, proposals: proposed(await proposalsFor(line, known), booked) }
}

/** A fee that was booked with its cheque is proposed as that. */
const proposed = (found: Proposal[], booked: { cheque: string } | null): Proposal[] =>
  booked ? [asBooked(booked), ...found.filter(({ act }) => act !== 'fee')] : found

const asBooked = ({ cheque }: { cheque: string }): Proposal => ({
  ...{ act: 'fee', title: `رسم ارتجاع الشيك ${cheque}`, why: 'قُيّد مصروفًا مع الشيك، ولا يُقيّد مرة أخرى', sure: false },
  fields: [],
})

/** Which rows of the books it was matched with. */
const rowsOf = ({ db }: Pick<Ctx, 'db'>, lineId: string) =>
  db
    .selectFrom('bankMatches')
    .innerJoin('transfers', 'transfers.id', 'bankMatches.transferId')
    .innerJoin('journals', 'journals.id', 'transfers.journal')
    .select(['transfers.id', 'transfers.amount', 'transfers.day', 'journals.sequence as journal', 'journals.memo'])
    .where('lineId', '=', lineId)
    .orderBy('transfers.id')
    .execute()

/** Whose money it turned out to be. */
const receiptOf = ({ db }: Pick<Ctx, 'db'>, lineId: string) =>
  db
    .selectFrom('receiptParts')
    .innerJoin('receipts', 'receipts.id', 'receiptParts.receiptId')
    .leftJoin('receiptReversals', 'receiptReversals.receiptId', 'receipts.id')
    .select(['receipts.id', 'number', 'payer'])
    .where('account', '=', '2159')
    .where('key', '=', lineId)
    .where('receiptReversals.receiptId', 'is', null)
    .executeTakeFirst()

/** Why less came than a provider pays out. */
async function explainedOf({ db }: Pick<Ctx, 'db'>, { journalId }: { journalId: string | null }) {
  const settlement = db.selectFrom('cardSettlements').select('explained').where('journalId', '=', journalId)
  return (await settlement.executeTakeFirst())?.explained ?? null
}
