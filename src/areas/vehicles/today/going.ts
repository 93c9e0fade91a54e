import { contractsSeen } from '#areas/contracts/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { rentalKind } from '../rentals/rental.ts'
import { agreedStates } from '../reservations/reservation.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** Whoever reserved and comes until then, or should have come: for the board, and counted on the homes. */
export const reservedUntil = ({ db, actor }: Reader, until: Date) =>
  db
    .selectFrom('carReservations')
    .where((eb) => withinReach(eb, actor, may.viewReservations, { branch: 'carReservations.branchId' }))
    .where('carReservations.state', 'in', agreedStates)
    .where('carReservations.startsAt', '<', until)

/** Contracts of cars within reach, with what they are for. */
export const rentalsSeen = ({ db, actor }: Reader) =>
  db
    .selectFrom('carRentals')
    .innerJoin(
      contractsSeen({ db, actor, permission: may.viewReservations }, rentalKind).as('contract'),
      'contract.id',
      'carRentals.contractId',
    )

/** Of those whose contract is open, the car goes out until then. */
export const openUntil = (ctx: Reader, until: Date) =>
  rentalsSeen(ctx).where('carRentals.state', '=', 'open').where('carRentals.plannedFrom', '<', until)
