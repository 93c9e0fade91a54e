import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type Agreement, agreementsOf } from './agreements.ts'
import { agreementEnded, ratesAgreed } from './facts.ts'

export type TermsToAgree = {
  id: string
  partyId: string
  line: string
  percentOff: number
  fromDay: string
  untilDay: string | null
  termDays: number
  monthly: boolean
  branchId: string
  agreedWith: string
  note: string | null
  /** The number of the newest the form was opened beside: one made meanwhile is looked at first. */
  seen: number
}

/** Agrees with a customer on so much off a line; what held with them from that day on ends the day before. */
export async function agreeOnRates(work: Work, { seen, ...terms }: TermsToAgree) {
  const { partyId, line, fromDay, untilDay } = terms
  await oneAtATime(work, terms)
  const before = await agreementsOf(work, { line, partyId })
  if (before.some(({ id }) => id === terms.id)) return false
  const newest = before.reduce((most, one) => Math.max(most, one.number), 0)
  if (newest !== seen)
    throw new Refusal('rates.agreed-meanwhile', 'اتفق زميل مع هذه الشركة بعد أن فتحت الصفحة. حدّثها وراجع اتفاقيتها.')
  if (fromDay < dayOf(work.now())) throw fieldFault('fromDay', 'لا تسري من يوم مضى. اكتب اليوم أو ما بعده.')
  const number = newest + 1
  for (const one of before.filter((other) => meet(other, terms)))
    await end(work, one, {
      lastDay: daysAfter([one.fromDay, fromDay].toSorted().at(-1) ?? fromDay, -1),
      why: `حلّت محلها الاتفاقية ${number}`,
    })
  const stamp = { agreedAt: work.now(), agreedBy: work.actor.id }
  await work.tx
    .insertInto('rateAgreements')
    .values({ ...terms, number, ...stamp })
    .execute()
  work.record(ratesAgreed, terms.id, { partyId, line, number, percentOff: terms.percentOff, fromDay, untilDay })
  return true
}

/** It holds until that day and no longer; what was priced by it keeps its price. */
export async function endAgreement(
  work: Work,
  { id, line, lastDay, why }: { id: string; line: string; lastDay: string; why: string },
) {
  const [found] = await agreementsOf(work, { line, id })
  if (!found) throw new Refusal('not-found', 'لا توجد هذه الاتفاقية.', 404)
  await oneAtATime(work, found)
  const [one = found] = await agreementsOf(work, { line, id })
  if (one.endedAt) return false
  const today = dayOf(work.now())
  if (lastDay < daysAfter(today, -1)) throw fieldFault('lastDay', 'مضى هذا اليوم. اكتب اليوم أو ما بعده.')
  if (one.untilDay !== null && lastDay > one.untilDay)
    throw fieldFault('lastDay', 'تنتهي الاتفاقية قبل هذا اليوم. اكتب يومًا قبله.')
  await end(work, one, { lastDay, why })
  return true
}

const oneAtATime = ({ tx }: Work, { partyId, line }: { partyId: string; line: string }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${line} ${partyId}`}, 968018))`.execute(tx)

/** Some day would be of both. */
const meet = (one: Agreement, { fromDay, untilDay }: Pick<TermsToAgree, 'fromDay' | 'untilDay'>) =>
  !(one.lastDay !== null && (one.lastDay < fromDay || one.lastDay < one.fromDay)) &&
  (untilDay === null || one.fromDay <= untilDay)

async function end(work: Work, one: Agreement, { lastDay, why }: { lastDay: string; why: string }) {
  if (one.endedAt) throw new Refusal('rates.ended-before', 'أُنهيت اتفاقية سابقة في يوم لم يأت بعد. اختر أول يوم بعده.')
  await work.tx
    .insertInto('rateAgreementEnds')
    .values({ agreementId: one.id, lastDay, reason: why, endedAt: work.now(), endedBy: work.actor.id })
    .execute()
  const { partyId, line, number, percentOff, fromDay, untilDay } = one
  work.record(agreementEnded, one.id, { partyId, line, number, percentOff, fromDay, untilDay, lastDay, why })
}
