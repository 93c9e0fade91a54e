import type { Generated, GeneratedAlways } from 'kysely'
import type { ChequeState, RestWay } from './cheque.ts'

interface ChequeListsTable {
  id: string
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  giver: string
  note: string | null
  receivedOn: string
  receivedAt: Date
  receivedBy: string
}

interface DepositSlipsTable {
  id: string
  branchId: string
  year: number
  sequence: number
  number: string
  accountId: string
  depositedOn: string
  depositedAt: Date
  depositedBy: string
}

interface ChequesTable {
  id: string
  listId: string
  place: number
  branchId: string
  partyId: string
  drawer: string
  bank: string
  account: string | null
  apart: Generated<boolean>
  number: string
  amount: bigint
  dueOn: string
  rest: RestWay
  status: ChequeState
  slipId: string | null
  receiptId: string | null
  replacedBy: string | null
  toldOn: string | null
  words: Generated<string>
}

interface ChequeStepsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  chequeId: string
  status: ChequeState
  slipId: string | null
  receiptId: string | null
  onDay: string
  reason: string | null
  bankFee: bigint | null
  feeInvoiceId: string | null
  journalId: string | null
  takenBy: string
  takenAt: Date
  undoes: string | null
}

interface ChequeCoversTable {
  chequeId: string
  chargeId: string
  partyId: string
  amount: bigint
  place: number
}

declare module '#platform/db/database.ts' {
  interface Database {
    chequeLists: ChequeListsTable
    depositSlips: DepositSlipsTable
    cheques: ChequesTable
    chequeSteps: ChequeStepsTable
    chequeCovers: ChequeCoversTable
  }
}
