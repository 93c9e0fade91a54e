import type { Generated, GeneratedAlways } from 'kysely'
import type { PaymentMethod, ReceiptKind } from './receipt.ts'

type MovementKind = 'received' | 'used' | 'released' | 'refunded' | 'returned' | 'reversed' | 'transferred' | 'transferred-back'

interface ReceiptsTable {
  id: string
  kind: Generated<ReceiptKind>
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  payer: string
  amount: bigint
  sessionId: string | null
  note: string | null
  receivedOn: string
  receivedAt: Date
  receivedBy: string
  journalId: string
  unused: Generated<bigint>
  words: Generated<string>
  token: Generated<string>
  paidAtOnce: Generated<number>
}

interface ReceiptPartsTable {
  id: string
  receiptId: string
  place: number
  method: PaymentMethod
  amount: bigint
  account: string
  key: string
  reference: string | null
  tendered: bigint | null
}

interface TakenSlipsTable {
  account: string
  key: string
  reference: string
  again: Generated<boolean>
  receiptId: string
}

interface ReceiptMovementsTable {
  id: GeneratedAlways<bigint>
  receiptId: string
  kind: MovementKind
  amount: bigint
  journalId: string
}

interface AllocationsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  partyId: string
  receiptId: string | null
  depositId: string | null
  poolId: string | null
  ownerId: string | null
  merchantId: string | null
  chargeId: string
  net: bigint
  vat: bigint
  roundedNet: Generated<bigint>
  roundedVat: Generated<bigint>
  takesBack: string | null
  journalId: string
  allocatedBy: string
  allocatedAt: Date
  formId: string | null
}

interface ReceiptReversalsTable {
  receiptId: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
  boxId: string | null
}

interface ParkedPaymentsTable {
  id: string
  cashierId: string
  partyId: string
  form: unknown
  parkedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    receipts: ReceiptsTable
    receiptParts: ReceiptPartsTable
    takenSlips: TakenSlipsTable
    receiptMovements: ReceiptMovementsTable
    allocations: AllocationsTable
    receiptReversals: ReceiptReversalsTable
    parkedPayments: ParkedPaymentsTable
  }
}
