import type { PaperForm, PaperKind, PaperState } from './paper-forms.ts'

interface KeptPapersTable {
  kind: PaperKind
  subjectId: string
  form: PaperForm
  state: PaperState
  fileId: string
  sha256: string
  keptAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    keptPapers: KeptPapersTable
  }
}
