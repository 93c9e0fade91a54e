interface SettingsTable {
  key: string
  value: unknown
  changedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    settings: SettingsTable
  }
}

export {}
