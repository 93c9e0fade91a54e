import type { Generated } from 'kysely'
import type { Drive, Gearbox, Plan } from './classes/class.ts'
import type { Readiness } from './fleet/vehicle.ts'
import type { RentalState } from './rentals/rental.ts'
import type { ReservationSource, ReservationState } from './reservations/reservation.ts'
import type { AddOnEffect, Charging } from './terms/add-on.ts'
import type { PlaceKind } from './terms/place.ts'
import type { EarlyReturn } from './terms/rules.ts'

interface VehicleClassesTable {
  id: string
  name: string
  example: string
  plan: Plan
  seats: number
  bags: number
  gearbox: Gearbox
  drive: Drive
  minAge: number
  licenceYears: number
  depositResident: bigint
  depositVisitor: bigint
  excess: bigint
  eighthPrice: bigint
  kmDay: number
  kmWeek: number
  kmMonth: number
  extraKm: bigint
  turnaround: number
  border: string
  position: number
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface VehiclesTable {
  id: string
  branchId: string
  classId: string
  plateDigits: string
  plateLetters: string
  model: string
  made: number
  colour: string
  vin: string | null
  odometer: number
  fuel: number
  readiness: Readiness
  homePlace: string | null
  boughtOn: string | null
  boughtFor: bigint | null
  soldOn: string | null
  soldTo: string | null
  soldFor: bigint | null
  policyBorder: string
  note: string | null
  words: string
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface CarRentalDriversTable {
  id: string
  contractId: string
  name: string
  licenceNumber: string
  licenceUntil: string
  namedBy: string
  namedAt: Date
}

interface CarPlacesTable {
  id: string
  branchId: string
  name: string
  kind: PlaceKind
  deliveryFee: bigint
  opens: string
  closes: string
  afterHoursFee: bigint
  active: Generated<boolean>
  position: number
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface CarAddOnsTable {
  id: string
  name: string
  charged: Charging
  price: bigint
  capDays: number | null
  effect: AddOnEffect
  excess: bigint | null
  country: string | null
  poolId: string | null
  stock: number | null
  active: Generated<boolean>
  position: number
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface CarRulesTable {
  version: number
  graceMinutes: number
  holdMinutes: number
  youngDayPrice: bigint
  youngExcessPercent: number
  earlyReturn: EarlyReturn
  cancelFreeHours: number
  noShowHours: number
  depositDays: number
  cardHoldDays: number
  deliveryOpens: string
  deliveryCloses: string
  fineFee: bigint
  absorbLimit: bigint
  policeHours: number
  borderCountries: string
  neverCountries: string
  setBy: string
  setAt: Date
}

interface CarReservationsTable {
  id: string
  sequence: number
  formId: string
  branchId: string
  classId: string
  state: ReservationState
  startsAt: Date
  endsAt: Date
  placeOut: string
  placeBack: string
  partyId: string | null
  name: string
  phone: string
  phoneVerifiedAt: Date | null
  age: number | null
  licenceCountry: string | null
  source: ReservationSource
  flightNumber: string | null
  note: string | null
  snapshot: unknown
  net: bigint
  vat: bigint
  holdUntil: Date | null
  occupancyId: string
  tokenHash: string | null
  codeId: string | null
  remindedAt: Date | null
  words: string
  kept: bigint | null
  endReason: string | null
  endedAt: Date | null
  version: Generated<number>
  madeBy: string
  madeAt: Date
}

interface CarReservationStockTable {
  reservationId: string
  addOnId: string
  takingId: string
}

interface CarRentalsTable {
  contractId: string
  reservationId: string
  vehicleId: string
  state: RentalState
  isVisitor: boolean
  plannedFrom: Date
  plannedUntil: Date
  charged: bigint
  chargedUntil: Date | null
  invoiceIds: string[]
  licenceNumber: string | null
  licenceUntil: string | null
  waivedBy: string | null
  waivedWhy: string | null
  /** What is said of a return before its sheet is signed. */
  backNotedAt: Date | null
  damage: bigint | null
  damageAbout: string | null
  returnedAt: Date | null
  dueToldAt: Date | null
  lateToldAt: Date | null
  fromBefore: Generated<boolean>
  chargedBefore: Generated<bigint>
  version: Generated<number>
  openedBy: string
  openedAt: Date
}

interface CarRentalSegmentsTable {
  id: string
  contractId: string
  vehicleId: string
  occupancyId: string
  outAt: Date
  odometerOut: number
  fuelOut: number
  backAt: Date | null
  odometerBack: number | null
  fuelBack: number | null
  outBy: string
  backBy: string | null
  reason: string | null
  difference: bigint | null
}

/** What is told of a damaged car besides what its claim says. */
interface CarClaimsTable {
  claimId: string
  segmentId: string
  driveable: boolean | null
  otherParty: string | null
  policeReportNo: string | null
  policeReportAt: Date | null
  policeDueAt: Date | null
  policeToldAt: Date | null
  offRoad: boolean
  otherDriver: boolean
  excess: bigint
}

declare module '#platform/db/database.ts' {
  interface Database {
    vehicleClasses: VehicleClassesTable
    vehicles: VehiclesTable
    carPlaces: CarPlacesTable
    carRentalDrivers: CarRentalDriversTable
    carAddOns: CarAddOnsTable
    carRules: CarRulesTable
    carRentals: CarRentalsTable
    carRentalSegments: CarRentalSegmentsTable
    carReservations: CarReservationsTable
    carReservationStock: CarReservationStockTable
    carClaims: CarClaimsTable
  }
}
