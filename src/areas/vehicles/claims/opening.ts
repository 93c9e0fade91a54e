import { openClaim as open } from '#areas/claims/public.ts'
import type { Work } from '#platform/context.ts'
import type { LoadedRental } from '../rentals/load-for-update.ts'
import { rulesNow } from '../terms/queries.ts'
import { carClaim } from './car-claim.ts'

export const hour = 3_600_000

type Told = {
  id: string
  segment: { id: string; vehicleId: string }
  at: Date
  place: string
  what: string
  driveable: boolean
  otherParty?: string | undefined
  policeReportNo?: string | undefined
}

/** An accident, with the day until which the police are to have written. */
export async function openAccident(work: Work, rental: LoadedRental, { segment, ...told }: Told) {
  const { policeHours } = await rulesNow(work.tx)
  const about = { id: told.id, kind: 'accident' as const, at: told.at, place: told.place, what: told.what }
  await open(work, carClaim, {
    ...{ ...about, subjectId: segment.vehicleId, contract: rental.contract, also: told.policeReportNo ?? '' },
  })
  await keepCar(work, rental, {
    ...{ claimId: told.id, segmentId: segment.id, driveable: told.driveable, otherParty: told.otherParty ?? null },
    ...{ policeReportNo: told.policeReportNo ?? null, policeReportAt: told.policeReportNo ? work.now() : null },
    policeDueAt: new Date(told.at.getTime() + policeHours * hour),
  })
}

type Car = {
  claimId: string
  segmentId: string
  driveable?: boolean
  otherParty?: string | null
  policeReportNo?: string | null
  policeReportAt?: Date | null
  policeDueAt?: Date
}

/** What is told of the car, with the excess of the contract as it is now. */
export const keepCar = ({ tx }: Work, { price }: LoadedRental, car: Car) =>
  tx
    .insertInto('carClaims')
    .values({ ...untold, ...car, excess: price.excess })
    .execute()

const untold = {
  ...{ driveable: null, otherParty: null, policeReportNo: null, policeReportAt: null, policeDueAt: null, policeToldAt: null },
  ...{ offRoad: false, otherDriver: false },
}
