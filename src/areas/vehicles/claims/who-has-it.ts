import { contractsSeen } from '#areas/contracts/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { plateText } from '#values/plates.ts'
import { rentalKind } from '../rentals/rental.ts'

type Asked = { rental: string | null; vehicle: string | null }

/** Whose car an accident can be of: the rental that is asked for, whoever has that vehicle now, or all that are out. */
export async function rentalsToReport(ctx: Ctx, { rental, vehicle }: Asked) {
  const seen = contractsSeen({ ...ctx, permission: may.handOver }, rentalKind)
  const rows = await ctx.db
    .selectFrom('carRentalSegments')
    .innerJoin(seen.as('contract'), 'contract.id', 'carRentalSegments.contractId')
    .innerJoin('vehicles', 'vehicles.id', 'carRentalSegments.vehicleId')
    .innerJoin('carRentals', 'carRentals.contractId', 'contract.id')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .select(['contract.id', 'contract.number', 'carReservations.name', 'vehicles.model', 'plateDigits', 'plateLetters'])
    .$if(isUuid(rental ?? ''), (all) => all.where('contract.id', '=', rental ?? ''))
    .$if(!isUuid(rental ?? ''), (all) => all.where('backAt', 'is', null))
    .$if(isUuid(vehicle ?? ''), (all) => all.where('carRentalSegments.vehicleId', '=', vehicle ?? ''))
    .orderBy('outAt', 'desc')
    .limit(200)
    .execute()
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(
    ({ id, number, name, model, plateDigits, plateLetters }) => ({
      ...{ id, number, name },
      car: `${model} ${plateText({ digits: plateDigits, letters: plateLetters })}`,
    }),
  )
}
export type RentalToReport = Awaited<ReturnType<typeof rentalsToReport>>[number]
