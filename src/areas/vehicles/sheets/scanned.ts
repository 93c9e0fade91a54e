import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { vehicle } from '../fleet/vehicle-detail.ts'
import { carSheetPath, rentalPath, vehiclePath } from '../paths.ts'
import { vehiclesPermissions as may } from '../permissions.ts'
import { rentalKind } from '../rentals/rental.ts'
import { carSheetsOf } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What is next of a car in front of somebody: its sheet that is begun, the rental it is out by, else its own page. */
export async function whereScanned(ctx: Reader, id: string | undefined) {
  const car = await vehicle(ctx, id)
  if (!car) return null
  const begun = car.may.inspect ? (await carSheetsOf(ctx, car.id)).find(({ status }) => status === 'draft') : undefined
  if (begun) return carSheetPath(begun.id)
  const out = await outBy(ctx, car.id)
  return out && reaches(ctx.actor, may.viewReservations, out) ? rentalPath(out.id) : vehiclePath(car.id)
}

const outBy = ({ db }: Reader, vehicleId: string) =>
  db
    .selectFrom('carRentalSegments')
    .innerJoin(contractsOfKind({ db }, rentalKind).as('contract'), 'contract.id', 'carRentalSegments.contractId')
    .select(['contract.id', 'contract.branchId'])
    .where('vehicleId', '=', vehicleId)
    .where('backAt', 'is', null)
    .executeTakeFirst()
