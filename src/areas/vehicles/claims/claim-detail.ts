import { claimShown } from '#areas/claims/public.ts'
import { accountsOfOurs, insurerPaymentOf, takingFromInsurers } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { carClaim, ofCar, platesOf } from './car-claim.ts'
import { brokenIn } from './claim.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One claim with what is told of its car, what breaks the terms, and what the insurer paid; null where this person sees none. */
export async function claim(ctx: Reader, id: string | undefined) {
  const one = await claimShown(ctx, carClaim, id)
  if (!one) return null
  const [plate] = await platesOf(ctx.db, [one.subjectId])
  const { claimId: _, ...car } = await ofCar(ctx.db, one.id)
  const mayTake = reaches(ctx.actor, takingFromInsurers, one)
  const insurerPayment = one.insurerPart ? await insurerPaymentOf(ctx, one.id) : undefined
  const waitsForInsurer = Boolean(one.insurerPart) && !insurerPayment
  return {
    ...{ ...one, ...car, vehicleId: one.subjectId, plate: one.code },
    ...{ plateDigits: plate?.plateDigits ?? '', plateLetters: plate?.plateLetters ?? '' },
    broken: brokenIn(car, one.decidedAt ?? ctx.now()),
    ...{ insurerPayment: insurerPayment ?? null, waitsForInsurer },
    accounts: waitsForInsurer && mayTake ? await accountsOfOurs(ctx) : [],
    may: { ...one.may, take: mayTake },
  }
}
export type ShownClaim = NonNullable<Awaited<ReturnType<typeof claim>>>
