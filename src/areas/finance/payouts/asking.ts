import { sql } from 'kysely'
import { needsApproval, requestApproval } from '#areas/access/public.ts'
import { nextNumber } from '#areas/finance/series.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import { payoutApproved, payoutSubmitted } from './facts.ts'
import { onOwnWord } from './own-word.ts'
import type { PayoutKind, PayoutMethod } from './payout.ts'
import { approvePayout } from './payout-approval.ts'

type Asked = {
  id: string
  kind: PayoutKind
  depositId?: string
  party: { id: string; number: string; name: string; phone: string | null }
  branchId: string
  amount: bigint
  method: PayoutMethod
  iban: string | null
  purpose: string
  otherWay: string | null
  onlinePaymentId?: string
}

/**
 * Writes the voucher: above the amount of the rule it waits for somebody else, below it can be paid at once. What was cut into small
 * vouchers is weighed as one.
 */
export async function submitPayout(work: Work, { party, ...asked }: Asked) {
  const { id, kind, branchId, amount, method, purpose } = asked
  const day = dayOf(work.now())
  await oneAfterAnother(work)
  const before = await onOwnWord({ db: work.tx }, { partyId: party.id, askedBy: work.actor.id, day })
  const isWaiting = await needsApproval(work, approvePayout.action, amount + before)
  const place = await nextNumber(work, 'payout', { branchId, day })
  await work.tx
    .insertInto('payouts')
    .values({
      ...{ ...asked, ...place, partyId: party.id, payee: party.name },
      ...{ words: folded([place.number, party.number, party.name, party.phone].join(' ')) },
      ...{ status: isWaiting ? 'submitted' : 'approved', askedBy: work.actor.id, askedOn: day, askedAt: work.now() },
      ...(isWaiting ? nobody : { approvedBy: work.actor.id, approvedAt: work.now() }),
      ...{ endedBy: null, endedAt: null, endReason: null },
    })
    .execute()
  const { number } = place
  const happened = { number, kind, partyId: party.id, amount, method }
  work.record(payoutSubmitted, id, happened)
  const approval = isWaiting
    ? await ask(work, { id, amount, purpose, title: `سند صرف ${number} إلى ${party.name} بمبلغ ${inRials(amount)}` })
    : null
  if (!approval) work.record(payoutApproved, id, happened)
  return { id, number, isWaiting, approvalId: approval?.id ?? null }
}

/** So that two small ones asked for at once are weighed as one too. */
const oneAfterAnother = ({ tx, actor }: Work) =>
  sql`select pg_advisory_xact_lock(hashtext('finance.payouts.' || ${actor.id}))`.execute(tx)

const nobody = { approvedBy: null, approvedAt: null }

type Request = { id: string; amount: bigint; purpose: string; title: string }

const ask = (work: Work, { id: payoutId, amount, purpose: reason, title }: Request) =>
  requestApproval(work, {
    ...{ action: approvePayout.action, title, subjectId: payoutId, amount },
    ...{ payload: { payoutId }, reason },
  })
