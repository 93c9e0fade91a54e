import type { GeneratedAlways } from 'kysely'

interface ContractTextsTable {
  id: string
  kind: string
  version: number
  title: string
  text: string
  writtenBy: string
  writtenAt: Date
}

interface ContractTextsInUseTable {
  kind: string
  textId: string
  putBy: string
  putAt: Date
}

interface ContractPapersTable {
  id: string
  place: GeneratedAlways<number>
  contractId: string
  textId: string | null
  title: string
  text: string
  fileId: string
  sha256: string
  madeBy: string
  madeAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    contractTexts: ContractTextsTable
    contractTextsInUse: ContractTextsInUseTable
    contractPapers: ContractPapersTable
  }
}
