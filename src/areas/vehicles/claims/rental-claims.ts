import { sheetsOfStay } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { returnMarks } from './new-marks.ts'
import { claimsOfRental } from './queries.ts'

/** The claims of a rental for its page, and whether a return sheet could make another; null where this person sees none. */
export async function rentalClaims(ctx: Ctx, contractId: string) {
  if (!ctx.actor.may(may.view)) return null
  const claims = await claimsOfRental(ctx, contractId)
  const mayReport = ctx.actor.may(may.handOver) && (await segmentsOut(ctx, contractId)).length > 0
  const sheets = mayReport ? await returnSheets(ctx, contractId) : []
  return { contractId, claims, mayReport, hasReturnSheet: sheets.some(({ marks }) => marks.some(({ isNew }) => isNew)) }
}
export type RentalClaimsShown = NonNullable<Awaited<ReturnType<typeof rentalClaims>>>

const segmentsOut = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db.selectFrom('carRentalSegments').select('occupancyId').where('contractId', '=', contractId).orderBy('outAt').execute()

/** The signed return sheets of the cars of a rental that can be compared with their outgoing ones. */
export async function returnSheets({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const found = []
  for (const { occupancyId } of await segmentsOut({ db }, contractId))
    for (const { id, kind } of await sheetsOfStay({ db }, carSheet, occupancyId)) {
      const sheet = kind === 'return' ? await returnMarks({ db }, id) : null
      if (sheet) found.push(sheet)
    }
  return found
}
