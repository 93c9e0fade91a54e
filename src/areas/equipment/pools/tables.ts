import type { Generated } from 'kysely'
import type { Decision, PoolUnit } from './pool.ts'

interface EquipmentPoolsTable {
  id: string
  name: string
  unit: PoolUnit
  monthPrice: bigint
  deposit: bigint
  version: Generated<number>
  addedBy: string
  addedAt: Date
}

interface PoolPiecesTable {
  poolId: string
  place: number
  name: string
  lost: bigint
  damaged: bigint
}

interface HirePoolsTable {
  contractId: string
  poolId: string
  price: bigint
  billed: Generated<bigint>
}

interface HirePoolTakingsTable {
  id: string
  contractId: string
  poolId: string
  stockId: string
  quantity: number
  outDay: string
  takenBy: string
  takenAt: Date
}

interface HirePoolReturnsTable {
  id: string
  contractId: string
  poolId: string
  quantity: number
  backDay: string
  invoiceId: string | null
  difference: Decision | null
  differenceWhy: string | null
  returnedBy: string
  returnedAt: Date
}

interface HirePoolSlicesTable {
  returnId: string
  takingId: string
  quantity: number
}

interface HirePoolShortsTable {
  returnId: string
  place: number
  name: string
  missing: number
  theirMissing: number
  damaged: number
  theirDamaged: number
  lostPrice: bigint
  damagedPrice: bigint
}

interface PoolWriteOffsTable {
  id: string
  poolId: string
  quantity: number
  pieces: string
  amount: bigint
  why: string
  total: number
  askedBy: string
  agreedBy: string | null
  writtenAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    equipmentPools: EquipmentPoolsTable
    poolPieces: PoolPiecesTable
    hirePools: HirePoolsTable
    hirePoolTakings: HirePoolTakingsTable
    hirePoolReturns: HirePoolReturnsTable
    hirePoolSlices: HirePoolSlicesTable
    hirePoolShorts: HirePoolShortsTable
    poolWriteOffs: PoolWriteOffsTable
  }
}
