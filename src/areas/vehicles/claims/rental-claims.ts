import { claimsOfContract, returnSheets as sheetsOf } from '#areas/claims/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { carClaim } from './car-claim.ts'

/** The claims of a rental for its page, and whether a return sheet could make another; null where this person sees none. */
export async function rentalClaims(ctx: Ctx, contractId: string) {
  if (!ctx.actor.may(may.view)) return null
  const claims = await claimsOfContract(ctx, carClaim, contractId)
  const mayReport = ctx.actor.may(may.handOver) && (await staysOf(ctx, contractId)).length > 0
  const sheets = mayReport ? await returnSheets(ctx, contractId) : []
  return { contractId, claims, mayReport, hasReturnSheet: sheets.some(({ marks }) => marks.some(({ isNew }) => isNew)) }
}
export type RentalClaimsShown = NonNullable<Awaited<ReturnType<typeof rentalClaims>>>

async function staysOf({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const segments = db.selectFrom('carRentalSegments').select('occupancyId').where('contractId', '=', contractId)
  return (await segments.orderBy('outAt').execute()).map(({ occupancyId }) => occupancyId)
}

/** The signed return sheets of the cars of a rental that can be compared with their outgoing ones. */
export const returnSheets = async ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  sheetsOf({ db }, carSheet, await staysOf({ db }, contractId))
