import { heldAccountOf } from '#areas/finance/cash/bank-account.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { howMany } from '#values/plural.ts'
import {
  MatchEntriesInput,
  MatchMoveInput,
  MatchProofInput,
  MatchSureInput,
  SettleCardsInput,
  UnmatchTogetherInput,
} from '../inputs.ts'
import { type HeldLine, heldLine, newLine } from '../lines.ts'
import { asEntries, asFee, asInterest, asMove, asProof } from '../matches.ts'
import type { Proposal } from '../proposals.ts'
import { asCards } from '../settling.ts'
import { type Sure, seenOf, sureMatches } from '../sure.ts'
import { unmatched } from '../unmatching.ts'

const permission = financePermissions.matchBank

/** All that is sure, by one press: what was shown, and nothing that became sure since. All of it, or nothing. */
export const matchSure = command({
  name: 'finance.match-sure',
  permission,
  input: MatchSureInput,
  async run(work, { accountId, seen }) {
    const account = await heldAccountOf(work, accountId)
    const found = await sureMatches({ db: work.tx, actor: work.actor }, account)
    if (found.length === 0 || seenOf(found) !== seen)
      throw new Refusal('finance.sure-changed', 'تغيّر ما يوافق منذ عُرض عليك. راجعه من جديد.')
    for (const one of found) await match(work, one)
    const ids = found.map(({ line }) => line.id)
    await work.tx.updateTable('bankLines').set({ batchId: work.newId() }).where('id', 'in', ids).execute()
    return { accountId, count: found.length }
  },
})

type Done = (work: Work, line: HeldLine, fields: Record<string, unknown>) => Promise<void>

/** What a press at the line itself would do with it. */
const acts: Record<string, Done> = {
  entry: (work, line, fields) => asEntries(work, line, MatchEntriesInput.parse(fields).entry),
  move: (work, line, fields) => asMove(work, line, MatchMoveInput.parse(fields).moveId),
  proof: (work, line, fields) => asProof(work, line, MatchProofInput.parse(fields)),
  cards: (work, line, fields) => asCards(work, line, SettleCardsInput.parse(fields)),
  fee: (work, line) => asFee(work, line, {}),
  interest: asInterest,
}

async function match(work: Work, { line: { id }, proposal }: Sure) {
  const done = acts[proposal.act]
  if (!done) throw new Error(`nobody matches as ${proposal.act}`)
  await done(work, await newLine(work, id), { lineId: id, ...gathered(proposal) })
}

const gathered = ({ fields }: Proposal) =>
  Object.fromEntries(
    [...Map.groupBy(fields, ([name]) => name)].map(([name, all]) => [
      name,
      all.length > 1 ? all.map(([, one]) => one) : all[0]?.[1],
    ]),
  )

/** One press, and the match of all of them is taken back, as far as nobody has done so since. */
export const unmatchTogether = command({
  name: 'finance.unmatch-together',
  permission,
  input: UnmatchTogetherInput,
  async run(work, { accountId, batchId, reason }) {
    await heldAccountOf(work, accountId)
    const lines = await work.tx
      .selectFrom('bankLines')
      .select(['id', 'status'])
      .where('accountId', '=', accountId)
      .where('batchId', '=', batchId)
      .orderBy('sequence')
      .execute()
    if (lines.length === 0) throw new Refusal('finance.batch-undone', 'أُلغيت هذه المطابقة من قبل. حدّث الصفحة.', 404)
    const locked = lines.filter(({ status }) => status === 'locked').length
    if (locked > 0)
      throw new Refusal(
        'finance.batch-locked',
        `أُقفل شهر ${howMany(locked, 'line', 'gen')} مما طوبق معًا، فلا تُلغى مطابقتها معًا. ألغِ ما لم يُقفل سطرًا سطرًا.`,
      )
    for (const { id } of lines) await unmatched(work, await heldLine(work, id), reason)
    return { accountId, count: lines.length }
  },
})
