import type { WriteOffState } from './write-off.ts'

interface WriteOffsTable {
  id: string
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  debtor: string
  words: string
  amount: bigint
  reason: string
  attempts: string
  fileId: string | null
  status: WriteOffState
  askedBy: string
  askedOn: string
  askedAt: Date
  endedBy: string | null
  endedAt: Date | null
  endReason: string | null
}

interface WriteOffLinesTable {
  writeOffId: string
  place: number
  chargeId: string
  amount: bigint
}

interface WriteOffPostingsTable {
  writeOffId: string
  agreedBy: string
  agreedAt: Date
  journalId: string
}

interface WriteOffReversalsTable {
  writeOffId: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    writeOffs: WriteOffsTable
    writeOffLines: WriteOffLinesTable
    writeOffPostings: WriteOffPostingsTable
    writeOffReversals: WriteOffReversalsTable
  }
}
