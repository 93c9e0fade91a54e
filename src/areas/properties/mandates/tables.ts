import type { CommissionKind, DepositHolder, LateFeeTaker, StatementEvery } from './mandate.ts'

interface MandatesTable {
  contractId: string
  commissionKind: CommissionKind
  commissionRate: number | null
  commissionAmount: bigint | null
  lettingFee: bigint
  expenseLimit: bigint
  reserve: bigint
  payoutDay: number
  iban: string | null
  ibanHolder: string | null
  depositsHeldBy: DepositHolder
  lateFeeTo: LateFeeTaker
  poolLoanLimit: bigint
  statementEvery: StatementEvery
  powerNumber: string | null
  powerOn: string | null
  powerUntil: string | null
  powerHolder: string | null
  version: number
}

interface MandatePropertiesTable {
  contractId: string
  propertyId: string
  since: string | null
  until: string | null
}

interface MandateAccountsTable {
  contractId: string
  partyId: string
  iban: string
  holder: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    mandates: MandatesTable
    mandateProperties: MandatePropertiesTable
    mandateAccounts: MandateAccountsTable
  }
}
