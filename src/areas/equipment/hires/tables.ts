import type { Generated } from 'kysely'
import type { Basis } from '../pricing/price.ts'

export type HireStateColumn = 'open' | 'out' | 'returned' | 'called-off'

interface HiresTable {
  contractId: string
  state: HireStateColumn
  site: string
  wilayat: string
  pin: string | null
  km: number
  repName: string
  repPhone: string
  secondName: string | null
  secondPhone: string | null
  poNumber: string | null
  restDays: number[]
  holidays: string[] | null
  payDays: number
  validUntil: string
  silenceDays: number | null
  vatRate: number
  standbyPercent: number
  freeWayDays: number
  wayPrice: bigint
  depositWaivedBy: string | null
  depositWaivedWhy: string | null
  discountPercent: Generated<number>
  discountWhy: string | null
  discountBy: string | null
  toldQuoteEnd: string | null
  version: Generated<number>
  openedBy: string
  openedAt: Date
}

interface HireLinesTable {
  id: string
  contractId: string
  place: number
  kindId: string
  basis: Basis
  startsOn: string
  endsOn: string
  withOperator: boolean
  perDay: number
  guarantee: number
  snapshot: unknown
  occupancyId: string | null
  offHiredAt: Date | null
  offHireNumber: string | null
  offHiredBy: string | null
  toldEnd: string | null
  toldMissing: string | null
  billed: Generated<bigint>
  wayBilled: Generated<boolean>
  beforeUntil: string | null
  beforeNet: bigint | null
}

interface HireSegmentsTable {
  id: string
  lineId: string
  machineId: string
  operatorId: string | null
  occupancyId: string
  outAt: Date
  outBy: string
  meterOut: number
  truck: string | null
  driver: string | null
  backAt: Date | null
  backBy: string | null
  meterBack: number | null
  reason: string | null
}

interface HirePoolLinesTable {
  id: string
  contractId: string
  poolId: string
  quantity: number
  startsOn: string
  endsOn: string
  monthPrice: bigint
  deposit: bigint
  stockId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    hires: HiresTable
    hireLines: HireLinesTable
    hireSegments: HireSegmentsTable
    hirePoolLines: HirePoolLinesTable
  }
}
