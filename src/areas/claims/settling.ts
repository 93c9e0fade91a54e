import {
  chargeCustomer,
  chargesOnPapers,
  claimOnInsurer,
  depositNow,
  insurerPaymentOf,
  invoicesNow,
  payFromDeposit,
} from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type ClaimState, undecided } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'
import { type LoadedClaim, mustBeUndecided, toldOf } from './load-for-update.ts'

/** Who pays which part of it by now; only what was assessed is shared. */
export async function sharesNow(work: Work, kind: ClaimKind, claim: LoadedClaim) {
  mustBeUndecided(claim, kind)
  if (claim.estimate === null) throw new Refusal('claims.not-assessed', 'قدّر الضرر أولًا.')
  return kind.shares(work.tx, { ...claim, estimate: claim.estimate }, work.now())
}

/** From where a claim is paid: out of what is held for the contract, as far as it reaches, or by the account alone. */
export type PaidFrom = 'deposit' | 'account'

type Charged = { renter: bigint; from: PaidFrom }

/** The renter owes so much without tax, and the deposit pays of it what it can. */
export async function chargeRenter(work: Work, kind: ClaimKind, { claim, renter, from }: Charged & { claim: LoadedClaim }) {
  const { id, papers } = await raise(work, kind, { claim, renter })
  const owed = papers.reduce((sum, { total }) => sum + total, 0n)
  if (from === 'account') return { invoiceId: id, owed, used: 0n }
  const deposit = await depositNow(work, [claim.contractId])
  if (!deposit || deposit.held === 0n)
    throw new Refusal('claims.no-deposit', 'لا تأمين مستردًا محفوظًا لهذا العقد. أضفه على حسابه.')
  const charges = await chargesOnPapers(
    work,
    papers.map((paper) => paper.id),
  )
  const used = await payFromDeposit(work, {
    ...{ depositId: deposit.id, reason: `${kind.words.paper} الضرر ${claim.number}` },
    charges: charges.map((charge) => ({ id: charge.id, fileId: null })),
  })
  return { invoiceId: id, owed, used }
}

async function raise(work: Work, kind: ClaimKind, { claim, renter }: { claim: LoadedClaim; renter: bigint }) {
  const [id, today] = [work.newId(), dayOf(work.now())]
  const { subjectId: resourceId, contract } = claim
  const { partyId, branchId } = contract
  const dueOn = daysAfter(today, (await kind.payDays?.(work.tx, contract.id)) ?? 0)
  const about = { id, partyId, branchId, suppliedFrom: today, suppliedUntil: today, dueOn, asAgreed: true as const }
  const line = { kind: 'car-damage' as const, line: kind.line, resourceId, quantity: 1000, unitPrice: renter, discount: 0n }
  const description = `تعويض ضرر ${claim.code}، ${kind.words.paper} ${claim.number}`
  const { papers } = await chargeCustomer(work, { ...about, lines: [{ ...line, description }] })
  return { id, papers }
}

/** The part of the insurer is owed to us from here. */
export async function claimInsurer(work: Work, claim: LoadedClaim, amount: bigint) {
  if (amount === 0n) return
  const { id, branchId, contractId, subjectId: resourceId, insurer, insurerClaim: reference } = claim
  if (!insurer || !reference) throw new Error(`claim ${claim.number} has no insurer for its part`)
  await claimOnInsurer(work, { id, branchId, contractId, resourceId, insurer, reference, amount })
}

type Decided = {
  state: Extract<ClaimState, 'charged' | 'insured' | 'absorbed' | 'closed'>
  renterPart?: bigint
  insurerPart?: bigint
  invoiceId?: string
  endReason?: string
}

export const decide = (work: Work, { id }: Pick<LoadedClaim, 'id'>, decided: Decided) =>
  work.tx
    .updateTable('damageClaims')
    .set({ ...decided, decidedBy: work.actor.id, decidedAt: work.now() })
    .where('id', '=', id)
    .where('state', 'in', undecided)
    .execute()

/** Nothing of it is open any more: the renter has paid, and the insurer too. */
export async function recoverWhenPaid(work: Work, kind: ClaimKind, claim: LoadedClaim) {
  if (claim.state !== 'charged' && claim.state !== 'insured') return false
  const [paper] = claim.invoiceId ? await invoicesNow(work, [claim.invoiceId]) : []
  if (paper && paper.open > 0n) return false
  if (claim.insurerPart && !(await insurerPaymentOf({ db: work.tx }, claim.id))) return false
  await work.tx
    .updateTable('damageClaims')
    .set({ state: 'recovered' })
    .where('id', '=', claim.id)
    .where('state', 'in', ['charged', 'insured'])
    .execute()
  work.record(kind.facts.claimRecovered, claim.id, toldOf(claim))
  return true
}
