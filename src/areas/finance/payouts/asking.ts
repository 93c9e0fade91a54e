import { sql } from 'kysely'
import { needsApproval, requestApproval } from '#areas/access/public.ts'
import { mustBeAnothers } from '#areas/finance/cash/bank-accounts.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import type { PayoutMethod } from '#areas/finance/receipts/ways-back.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import { payoutApproved, payoutSubmitted } from './facts.ts'
import { onOwnWord } from './own-word.ts'
import type { PayoutKind } from './payout.ts'
import { approvePayout, approvePayoutsOfDay } from './payout-approval.ts'

type Asked = {
  id: string
  kind: PayoutKind
  depositId?: string
  outlayId?: string
  /** Whoever has the money, where that is not the customer: the authority to which it goes in their name. */
  payee?: string
  party: { id: string; number: string; name: string; phone: string | null }
  branchId: string
  amount: bigint
  method: PayoutMethod
  iban: string | null
  purpose: string
  otherWay: string | null
  onlinePaymentId?: string
  /** However little it is, somebody else agrees to it: also where the office has switched the rule off. */
  always?: boolean
}

/**
 * Writes the voucher: above the amount of a rule it waits for somebody else, whoever asks; below it can be paid at once. What was cut into small
 * vouchers for one customer is weighed as one, and by a rule of its own what one colleague asks for in a day.
 */
export async function submitPayout(work: Work, { party, payee = party.name, always = false, ...asked }: Asked) {
  const { id, kind, branchId, amount, method, purpose } = asked
  const day = dayOf(work.now())
  await mustBeAnothers(work, asked.iban)
  await oneAfterAnother(work, party.id)
  const before = await onOwnWord({ db: work.tx }, { partyId: party.id, askedBy: work.actor.id, day })
  const action = always
    ? approvePayout.action
    : await ruleThatHolds(work, [
        [approvePayout, amount + before.toCustomer],
        [approvePayoutsOfDay, amount + before.byColleague],
      ])
  const isWaiting = action !== null
  const place = await nextNumber(work, 'payout', { branchId, day })
  await work.tx
    .insertInto('payouts')
    .values({
      ...{ ...asked, ...place, partyId: party.id, payee },
      ...{ words: folded([place.number, party.number, party.name, party.phone, payee].join(' ')) },
      ...{ status: isWaiting ? 'submitted' : 'approved', askedBy: work.actor.id, askedOn: day, askedAt: work.now() },
      ...(isWaiting ? nobody : { approvedBy: work.actor.id, approvedAt: work.now() }),
      ...{ endedBy: null, endedAt: null, endReason: null },
    })
    .execute()
  const { number } = place
  const happened = { number, kind, partyId: party.id, amount, method }
  work.record(payoutSubmitted, id, happened)
  const approval = action
    ? await ask(work, { id, action, amount, branchId, purpose, title: `سند صرف ${number} إلى ${payee} بمبلغ ${inRials(amount)}` })
    : null
  if (!approval) work.record(payoutApproved, id, happened)
  return { id, number, isWaiting, approvalId: approval?.id ?? null }
}

/** The first rule by which somebody else has to agree; null where none asks for it. */
async function ruleThatHolds(work: Work, asked: readonly (readonly [rule: Approvable, amount: bigint])[]) {
  for (const [rule, amount] of asked) if (await needsApproval(work, rule, amount)) return rule.action
  return null
}

/** So that two small ones asked for at once are weighed as one too: those of one colleague, then those for one customer. */
async function oneAfterAnother({ tx, actor }: Work, partyId: string) {
  for (const one of [actor.id, partyId])
    await sql`select pg_advisory_xact_lock(hashtext('finance.payouts.' || ${one}))`.execute(tx)
}

const nobody = { approvedBy: null, approvedAt: null }

type Request = { id: string; action: string; amount: bigint; branchId: string; purpose: string; title: string }

const ask = (work: Work, { id: payoutId, purpose: reason, ...asked }: Request) =>
  requestApproval(work, {
    ...{ ...asked, subjectId: payoutId, reason },
    payload: { payoutId },
  })
