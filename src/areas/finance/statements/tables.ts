import type { GeneratedAlways } from 'kysely'

interface IssuedStatementsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  partyId: string
  fingerprint: string
  day: string
  closing: bigint
}

interface DueRemindersTable {
  chargeId: string
  step: number
  toldOn: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    issuedStatements: IssuedStatementsTable
    dueReminders: DueRemindersTable
  }
}
