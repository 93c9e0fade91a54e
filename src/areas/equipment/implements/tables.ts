import type { Generated } from 'kysely'
import type { ImplementState } from './implement.ts'

interface MachineImplementsTable {
  id: string
  branchId: string
  code: string
  name: string
  dayPrice: bigint | null
  monthPrice: bigint | null
  state: ImplementState
  note: string | null
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface ImplementFitsTable {
  implementId: string
  kindId: string
}

interface HireImplementsTable {
  id: string
  lineId: string
  implementId: string
  dayPrice: bigint
  monthPrice: bigint
  occupancyId: string | null
  outAt: Date | null
  backAt: Date | null
  billed: Generated<bigint>
}

declare module '#platform/db/database.ts' {
  interface Database {
    machineImplements: MachineImplementsTable
    implementFits: ImplementFitsTable
    hireImplements: HireImplementsTable
  }
}
