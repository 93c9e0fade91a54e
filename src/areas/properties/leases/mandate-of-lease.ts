import { authorityOver, mandateOn } from '#areas/properties/mandates/authority.ts'
import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { leaseOf } from './lease-held.ts'

/** Whoever signs for the owner may do so today and on the first day, and the company looks after the property to the last one. */
export async function mandateFor(
  work: Work,
  { startsOn, endsOn }: HeldContract,
  { propertyId, on }: { propertyId: string; on: string },
) {
  const days = [...new Set([startsOn, on > startsOn ? on : startsOn])]
  for (const day of days) {
    const { why } = await authorityOver(work, { propertyId, on: day })
    if (why) throw new Refusal('properties.no-authority', why)
  }
  const [first, last] = [await mandateOn(work, { propertyId, on: startsOn }), await mandateOn(work, { propertyId, on: endsOn })]
  if (!first || !last)
    throw new Refusal(
      'properties.beyond-mandate',
      `يمتد العقد إلى ${dayInWords(endsOn)}، بعد نهاية اتفاقية الإدارة. جدّد الاتفاقية أولًا.`,
    )
  return first.contractId
}

/** Nobody is asked to sign what could not be put in force. */
export async function mustHaveMandate(work: Work, contract: HeldContract, { on }: { on: string }) {
  const { propertyId } = (await leaseOf(work.tx, contract)).lease
  await mandateFor(work, contract, { propertyId, on })
}
