import type { GeneratedAlways } from 'kysely'

interface MoneySettingsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  key: string
  value: string
  fromDay: string
  reason: string
  setBy: string
  setAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    moneySettings: MoneySettingsTable
  }
}
