import type { Generated, GeneratedAlways } from 'kysely'
import type { AccountType, Floor, ServiceLine, Side } from './account.ts'

interface AccountsTable {
  code: string
  parent: string | null
  nameAr: string
  type: AccountType
  side: Side
  keyKind: string | null
  floor: Floor | null
  byHand: Generated<boolean>
  active: Generated<boolean>
}

interface AllowedPairsTable {
  debit: string
  credit: string
}

interface LeavesTable {
  id: GeneratedAlways<number>
  account: string
  key: Generated<string>
}

interface LeafGuardsTable {
  leaf: number
}

interface PeriodLocksTable {
  id: string
  sequence: GeneratedAlways<bigint>
  lockedTo: string | null
  reason: string
  lockedBy: string
  lockedAt: Date
}

interface JournalsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  day: string
  source: string
  sourceId: string
  purpose: string
  memo: string
  reverses: string | null
  mirrors: boolean | null
  lockedTo: string | null
  postedBy: string
  postedAt: Date
  tx: Generated<string>
}

interface TransfersTable {
  id: GeneratedAlways<bigint>
  journal: string
  day: string
  mirrors: Generated<boolean>
  debit: number
  debitAccount: string
  credit: number
  creditAccount: string
  amount: bigint
  line: ServiceLine | null
  partyId: string | null
  branchId: string | null
  contractId: string | null
  resourceId: string | null
  projectId: string | null
  tx: Generated<string>
  ruleDebit: string | null
  ruleCredit: string | null
}

interface VoucherPairsTable {
  debit: string
  credit: string
}

interface VouchersTable {
  id: string
  journal: string
  madeBy: string
}

interface LeafBalancesTable {
  leaf: number
  net: bigint
}

interface AccountDaysTable {
  account: string
  day: string
  debits: bigint
  credits: bigint
}

interface ResultDaysTable {
  account: string
  day: string
  line: string
  branchId: string | null
  projectId: string | null
  resourceId: string | null
  debits: bigint
  credits: bigint
}

interface LedgerFoldTable {
  upto: string
}

interface BookChecksTable {
  id: string
  checkedAt: Date
  checks: number
  failed: string
}

interface OpeningSignOffsTable {
  id: string
  askedBy: string
  signedBy: string
  signedAt: Date
  undoAskedBy: string | null
  undoneBy: string | null
  undoneAt: Date | null
  undoReason: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    accounts: AccountsTable
    allowedPairs: AllowedPairsTable
    leaves: LeavesTable
    leafGuards: LeafGuardsTable
    periodLocks: PeriodLocksTable
    journals: JournalsTable
    transfers: TransfersTable
    voucherPairs: VoucherPairsTable
    vouchers: VouchersTable
    leafBalances: LeafBalancesTable
    accountDays: AccountDaysTable
    resultDays: ResultDaysTable
    ledgerFold: LedgerFoldTable
    bookChecks: BookChecksTable
    openingSignOffs: OpeningSignOffsTable
  }
}
