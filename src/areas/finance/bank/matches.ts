import { seenAtBank } from '#areas/finance/cash/moves.ts'
import { confirmed, heldProof, mustWait } from '#areas/finance/portal/confirming.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { entriesToMatch } from './entries.ts'
import { sizeOf } from './line.ts'
import { type HeldLine, matched, postAs } from './lines.ts'
import { charged, earned } from './rules.ts'
import { inputTax, mustBeOurs } from './taxed.ts'
import { asTrustFee } from './trust-fee.ts'

/** What a held line is said to be: by whoever looks at it, or with all that is sure at once. */

export async function asEntries(work: Work, line: HeldLine, asked: readonly bigint[]) {
  const unseen = new Map((await entriesToMatch(work, line.account, { only: asked })).map((entry) => [entry.id, entry]))
  const chosen = [...new Set(asked)].map((id) => unseen.get(id))
  const sum = chosen.reduce((total, entry) => total + (entry?.amount ?? 0n), 0n)
  if (chosen.includes(undefined)) throw new Refusal('finance.entry-matched-before', 'طوبقت هذه الحركة مع سطر آخر. حدّث الصفحة.')
  if (sum !== line.amount)
    throw fieldFault('entry', `مجموع ما اخترته ${inRials(sizeOf(sum))}، والسطر ${inRials(sizeOf(line.amount))} اختر ما يساويه.`)
  await matched(work, line, { kind: 'entry', transferIds: chosen.flatMap((entry) => entry?.id ?? []) })
}

export async function asMove(work: Work, line: HeldLine, moveId: string) {
  const move = await work.tx
    .selectFrom('cashMoves')
    .select(['amount', 'slip', 'toAccountId'])
    .where('id', '=', moveId)
    .executeTakeFirst()
  if (move?.toAccountId !== line.accountId || move.amount !== line.amount)
    throw new Refusal('finance.other-money', 'هذا النقد ليس هو ما في السطر: مبلغه أو حسابه غيره. اختر ما يوافقه.')
  const slip = line.reference.slice(0, 40) || move.slip || line.day
  const { journalId } = await seenAtBank(work, { moveId, slip, day: line.postedOn })
  await matched(work, line, { kind: 'cash-move', journalId })
}

export async function asFee(work: Work, line: HeldLine, { vat = 0n, bearerId }: { vat?: bigint; bearerId?: string | undefined }) {
  if (line.amount > 0n) throw new Refusal('finance.line-came-in', 'هذا المبلغ دخل الحساب، وليس عمولة. اختر غير ذلك.')
  if (line.account.heldFor === 'trust') return asTrustFee(work, line, { vat, bearerId })
  const tax = await inputTax(work, vat, { fee: sizeOf(line.amount), day: line.postedOn })
  await postAs(work, line, { kind: 'fee', transfers: charged(line.leaf, tax) })
}

export async function asInterest(work: Work, line: HeldLine) {
  mustBeOurs(line.account, 'فائدة')
  if (line.amount < 0n) throw new Refusal('finance.line-went-out', 'هذا المبلغ خرج من الحساب، وليس فائدة. اختر غير ذلك.')
  await postAs(work, line, { kind: 'interest', transfers: earned(line.leaf, line.amount) })
}

type Shown = { proofId: string; otherSlip?: string | undefined }

/** The line is held before the proof: whoever confirms it on its own page has done so before, or waits. */
export async function asProof(work: Work, line: HeldLine, { proofId, otherSlip }: Shown) {
  const proof = await heldProof(work, proofId)
  mustWait(proof)
  const { amount, leaf, postedOn } = line
  if (proof.accountId !== line.accountId || proof.amount !== amount)
    throw new Refusal('finance.other-money', 'هذا التحويل ليس هو ما في السطر: مبلغه أو حسابه غيره. اختر ما يوافقه.')
  const { reference } = proof
  const part = { place: 1, method: 'bank-transfer' as const, amount, ...leaf, key: leaf.key ?? '', reference, tendered: null }
  const { journalId } = await confirmed(work, proof, { part, receivedOn: postedOn, otherSlip, slipField: 'otherSlip' })
  await matched(work, line, { kind: 'receipt', journalId })
}
