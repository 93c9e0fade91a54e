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

declare module '#platform/db/database.ts' {
  interface Database {
    keptPapers: KeptPapersTable
  }
}
