import type { PaperForm, PaperKind, PaperState } from './paper-forms.ts'

interface KeptPapersTable {
  kind: PaperKind
  subjectId: string
  form: PaperForm
  state: PaperState
  fileId: string
  sha256: string
  /** By what it is verified; an invoice and a receipt have theirs from the day they are issued. */
  token: string | null
  keptAt: Date
}

interface CertificatesTable {
  id: string
  label: string
  number: string
  day: string
  total: bigint
  token: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    certificates: CertificatesTable
    keptPapers: KeptPapersTable
  }
}
