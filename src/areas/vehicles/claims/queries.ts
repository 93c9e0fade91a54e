import { type ClaimRow as AnyRow, claimsAsked, openClaimsOf as openOf } from '#areas/claims/public.ts'
import { branchChoices } from '#areas/vehicles/fleet/queries.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { carClaim, platesOf } from './car-claim.ts'
import type { ClaimsAsked } from './claim-asked.ts'

/** One page of the claims of cars that are asked for, each with its plate. */
export async function claims(ctx: Pick<Ctx, 'db' | 'actor'>, { vehicle, ...asked }: ClaimsAsked) {
  const { rows, count, at } = await claimsAsked(ctx, carClaim, { ...asked, subject: vehicle })
  const cars = await platesOf(
    ctx.db,
    rows.map(({ subjectId }) => subjectId),
  )
  const plated = rows.map((row): ClaimRow => {
    const car = cars.find(({ id }) => id === row.subjectId)
    return { ...row, plateDigits: car?.plateDigits ?? '', plateLetters: car?.plateLetters ?? '' }
  })
  return { rows: plated, count, at, branches: await branchChoices(ctx) }
}
export type ClaimRow = AnyRow & { plateDigits: string; plateLetters: string }

/** What keeps the deposit of these rentals. */
export const openClaimsOf = ({ db }: { db: Ctx['db'] | Work['tx'] }, contractIds: readonly string[]) =>
  openOf(db, carClaim, contractIds)
