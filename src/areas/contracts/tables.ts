import type { Generated } from 'kysely'
import type { ContractState, EndSide, SignedWay } from './contract.ts'

interface ContractSeriesTable {
  kind: string
  branchId: string
  year: number
  last: number
}

interface ContractsTable {
  id: string
  kind: string
  number: string
  year: number
  sequence: number
  branchId: string
  partyId: string
  title: string
  state: ContractState
  startsOn: string
  endsOn: string
  value: bigint
  noticeDays: number
  autoRenew: boolean
  predecessorId: string | null
  sentAt: Date | null
  signedOn: string | null
  signedWay: SignedWay | null
  signedFileId: string | null
  activatedBy: string | null
  activatedAt: Date | null
  suspendedReason: string | null
  noticeBy: EndSide | null
  noticeOn: string | null
  noticeReason: string | null
  leavesOn: string | null
  endedOn: string | null
  endedBy: string | null
  endReason: string | null
  closedBy: string | null
  closedAt: Date | null
  words: string
  version: number
  /** By what its paper is verified from outside. */
  token: Generated<string>
  draftedBy: string
  draftedAt: Date
  calledOffOn: string | null
}

interface ContractPartiesTable {
  contractId: string
  partyId: string
  role: string
  position: number
}

interface ContractResourcesTable {
  contractId: string
  resourceId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    contractSeries: ContractSeriesTable
    contracts: ContractsTable
    contractParties: ContractPartiesTable
    contractResources: ContractResourcesTable
  }
}
