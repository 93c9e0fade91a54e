import { freeCredit } from '#areas/finance/receipts/credit.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

/** Nothing is lost as long as money of the same customer lies with us and goes nowhere else: that pays first, and only the rest is given up. */
export async function mustHaveNoCredit(work: Work, partyId: string, then: string) {
  const free = await freeCredit(work, partyId)
  if (free > 0n) throw new Refusal('finance.credit-first', `له رصيد ${inRials(free)}؛ سدّد منه أولًا عند الكاشير، ${then}`)
}
