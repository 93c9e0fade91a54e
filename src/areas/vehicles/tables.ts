import type { Generated } from 'kysely'
import type { Drive, Gearbox, Plan } from './classes/class.ts'
import type { Readiness } from './fleet/vehicle.ts'

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
  note: string | null
  words: string
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    vehicleClasses: VehicleClassesTable
    vehicles: VehiclesTable
  }
}
