import type { GeneratedAlways } from 'kysely'
import type { SubmissionState } from './submission.ts'

interface EInvoiceSubmissionsTable {
  id: GeneratedAlways<bigint>
  invoiceId: string
  provider: string
  profile: string
  state: SubmissionState
  sha256: string
  reference: string | null
  answer: string | null
  happenedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    eInvoiceSubmissions: EInvoiceSubmissionsTable
  }
}
