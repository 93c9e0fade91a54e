import type { Generated } from 'kysely'
import type { KindGroup, Operation, SheetCount } from './kinds/kind.ts'
import type { Ownership, Readiness } from './machines/machine.ts'

interface MachineKindsTable {
  id: string
  name: string
  tradeName: string | null
  capacity: string | null
  operated: Operation
  certificateNeeded: boolean
  sheetCounts: SheetCount
  fuelIncluded: boolean
  carried: boolean
  leastHours: number
  leastLoads: number
  dayHours: number
  deposit: bigint
  serviceHours: number | null
  turnaround: number
  safetyTicks: Generated<string>
  workGroup: KindGroup | null
  position: number
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface MachinesTable {
  id: string
  branchId: string
  kindId: string
  code: string
  model: string
  made: number
  serial: string | null
  plate: string | null
  ownership: Ownership
  supplierId: string | null
  supplierDay: bigint | null
  supplierMonth: bigint | null
  supplierUntil: string | null
  meter: number
  serviceAt: number | null
  readiness: Readiness
  soldOn: string | null
  soldTo: string | null
  soldFor: bigint | null
  yard: string | null
  boughtOn: string | null
  boughtFor: bigint | null
  note: string | null
  words: string
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface MachineServicesTable {
  id: string
  machineId: string
  done: string
  parts: string | null
  bill: string | null
  meter: number
  nextAt: number | null
  recordedBy: string
  recordedAt: Date
}

interface MachineOperatorsTable {
  id: string
  branchId: string
  name: string
  phone: string
  accountId: string | null
  active: Generated<boolean>
  words: string
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface OperatorLicencesTable {
  operatorId: string
  kindId: string
  number: string | null
  validUntil: string
}

interface HireRulesTable {
  version: number
  restDays: number[]
  holidaysOff: Generated<boolean>
  ramadanHours: number
  standbyPercent: number
  freeWayDays: number
  leastWay: bigint
  wayPerKm: bigint
  quoteDays: number
  payDays: number
  depositDays: Generated<number>
  meterPercent: number
  meterBeyond: number
  litre: bigint
  fuelPercent: number
  silenceDays: number
  absorbLimit: bigint
  setBy: string
  setAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    machineKinds: MachineKindsTable
    machines: MachinesTable
    machineServices: MachineServicesTable
    machineOperators: MachineOperatorsTable
    operatorLicences: OperatorLicencesTable
    hireRules: HireRulesTable
  }
}
