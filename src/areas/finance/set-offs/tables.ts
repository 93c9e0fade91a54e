import type { Generated } from 'kysely'
import type { SetOffState } from './set-off.ts'

interface SetOffsTable {
  id: string
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  holder: string
  words: string
  depositId: string | null
  settled: Generated<boolean>
  potSeen: bigint
  amount: bigint
  reason: string
  consent: string
  fileId: string | null
  status: SetOffState
  askedBy: string
  askedOn: string
  askedAt: Date
  agreedBy: string | null
  agreedAt: Date | null
  endedBy: string | null
  endedAt: Date | null
  endReason: string | null
}

interface SetOffLinesTable {
  setOffId: string
  place: number
  chargeId: string
  openSeen: bigint
  amount: bigint
}

interface SetOffAllocationsTable {
  setOffId: string
  allocationId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    setOffs: SetOffsTable
    setOffLines: SetOffLinesTable
    setOffAllocations: SetOffAllocationsTable
  }
}
