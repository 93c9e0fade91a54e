import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { LineInput, MatchEntriesInput, MatchFeeInput, MatchMoveInput, MatchProofInput } from '../inputs.ts'
import { newLine, postAs } from '../lines.ts'
import { asEntries, asFee, asInterest, asMove, asProof } from '../matches.ts'
import { unknown } from '../rules.ts'
import { mustBeOurs } from '../taxed.ts'

const permission = financePermissions.matchBank

/** The books have it already: nothing is posted. */
export const matchEntries = command({
  name: 'finance.match-line',
  permission,
  input: MatchEntriesInput,
  async run(work, { lineId, entry }) {
    await asEntries(work, await newLine(work, lineId), entry)
    return { lineId }
  },
})

/** Cash that was on its way is there: the bank says so itself. */
export const matchMove = command({
  name: 'finance.match-cash-move',
  permission,
  input: MatchMoveInput,
  async run(work, { lineId, moveId }) {
    await asMove(work, await newLine(work, lineId), moveId)
    return { lineId }
  },
})

/** What the bank keeps for itself; it is ours to pay, and where it was taken out of money held for others, ours to bring back. */
export const matchFee = command({
  name: 'finance.match-fee',
  permission,
  input: MatchFeeInput,
  async run(work, { lineId, feeVat, bearerId }) {
    await asFee(work, await newLine(work, lineId), { vat: feeVat, bearerId })
    return { lineId }
  },
})

export const matchInterest = command({
  name: 'finance.match-interest',
  permission,
  input: LineInput,
  async run(work, { lineId }) {
    await asInterest(work, await newLine(work, lineId))
    return { lineId }
  },
})

/** What a customer showed of this transfer was true: the proof is confirmed, and its receipt issued. */
export const matchProof = command({
  name: 'finance.match-proof',
  permission,
  input: MatchProofInput,
  async run(work, { lineId, ...shown }) {
    await asProof(work, await newLine(work, lineId), shown)
    return { lineId }
  },
})

/** Nobody knows what it is: it is in the books, and waits there until somebody does. */
export const matchUnknown = command({
  name: 'finance.match-unknown',
  permission,
  input: LineInput,
  async run(work, { lineId }) {
    const line = await newLine(work, lineId)
    if (line.amount < 0n) mustBeOurs(line.account, 'مدفوع غير معرّف')
    await postAs(work, line, { kind: line.amount > 0n ? 'unknown-in' : 'unknown-out', transfers: unknown(line.leaf, line) })
    return { lineId }
  },
})
