import { seenAtBank } from '#areas/finance/cash/moves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { unseenEntries } from '../entries.ts'
import { LineInput, MatchEntriesInput, MatchFeeInput, MatchMoveInput } from '../inputs.ts'
import { sizeOf } from '../line.ts'
import { heldLine, matched, mustBeNew, postAs } from '../lines.ts'
import { charged, earned, unknown } from '../rules.ts'
import { inputTax, mustBeOurs } from '../taxed.ts'

const permission = financePermissions.matchBank

/** The books have it already: nothing is posted. */
export const matchEntries = command({
  name: 'finance.match-line',
  permission,
  input: MatchEntriesInput,
  async run(work, { lineId, entry: asked }) {
    const line = await heldLine(work, lineId)
    mustBeNew(line)
    const unseen = new Map((await unseenEntries(work, line.account)).map((entry) => [entry.id, entry]))
    const chosen = [...new Set(asked)].map((id) => unseen.get(id))
    const sum = chosen.reduce((total, entry) => total + (entry?.amount ?? 0n), 0n)
    if (chosen.includes(undefined)) throw new Refusal('finance.entry-matched-before', 'طوبقت هذه الحركة مع سطر آخر. حدّث الصفحة.')
    if (sum !== line.amount)
      throw fieldFault('entry', `مجموع ما اخترته ${inRials(sum)}، والسطر ${inRials(line.amount)} اختر ما يساويه.`)
    await matched(work, line, { kind: 'entry', transferIds: chosen.flatMap((entry) => entry?.id ?? []) })
    return { lineId }
  },
})

/** Cash that was on its way is there: the bank says so itself. */
export const matchMove = command({
  name: 'finance.match-cash-move',
  permission,
  input: MatchMoveInput,
  async run(work, { lineId, moveId }) {
    const line = await heldLine(work, lineId)
    mustBeNew(line)
    const move = await work.tx
      .selectFrom('cashMoves')
      .select(['amount', 'slip', 'toAccountId'])
      .where('id', '=', moveId)
      .executeTakeFirst()
    if (move?.toAccountId !== line.accountId || move.amount !== line.amount)
      throw new Refusal('finance.other-money', 'هذا النقد ليس هو ما في السطر: مبلغه أو حسابه غيره.')
    const slip = line.reference.slice(0, 40) || move.slip || line.day
    const { journalId } = await seenAtBank(work, { moveId, slip, day: line.postedOn })
    await matched(work, line, { kind: 'cash-move', journalId })
    return { lineId }
  },
})

/** What the bank keeps for itself; it is ours to pay, and never out of money held for others. */
export const matchFee = command({
  name: 'finance.match-fee',
  permission,
  input: MatchFeeInput,
  async run(work, { lineId, feeVat: vat }) {
    const line = await heldLine(work, lineId)
    mustBeNew(line)
    mustBeOurs(line.account, 'عمولة')
    if (line.amount > 0n) throw new Refusal('finance.line-came-in', 'هذا المبلغ دخل الحساب، وليس عمولة.')
    const tax = await inputTax(work, vat, { fee: sizeOf(line.amount), day: line.postedOn })
    await postAs(work, line, { kind: 'fee', transfers: charged(line.leaf, tax) })
    return { lineId }
  },
})

export const matchInterest = command({
  name: 'finance.match-interest',
  permission,
  input: LineInput,
  async run(work, { lineId }) {
    const line = await heldLine(work, lineId)
    mustBeNew(line)
    mustBeOurs(line.account, 'فائدة')
    if (line.amount < 0n) throw new Refusal('finance.line-went-out', 'هذا المبلغ خرج من الحساب، وليس فائدة.')
    await postAs(work, line, { kind: 'interest', transfers: earned(line.leaf, line.amount) })
    return { lineId }
  },
})

/** Nobody knows what it is: it is in the books, and waits there until somebody does. */
export const matchUnknown = command({
  name: 'finance.match-unknown',
  permission,
  input: LineInput,
  async run(work, { lineId }) {
    const line = await heldLine(work, lineId)
    mustBeNew(line)
    if (line.amount < 0n) mustBeOurs(line.account, 'مدفوع غير معرّف')
    await postAs(work, line, { kind: line.amount > 0n ? 'unknown-in' : 'unknown-out', transfers: unknown(line.leaf, line) })
    return { lineId }
  },
})
