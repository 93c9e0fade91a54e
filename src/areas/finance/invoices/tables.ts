import type { Generated, GeneratedAlways } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import type { VatCategory } from '#areas/finance/vat.ts'
import type { ChargedKind } from './charge-kinds.ts'
import type { DraftStatus } from './drafts.ts'

type MovementKind = 'raised' | 'credited' | 'paid' | 'released' | 'written-off' | 'restored' | 'undone' | 'rounded' | 'unrounded'

interface DocumentSeriesTable {
  kind: string
  branchId: string
  year: number
  last: number
}

interface InvoicesTable {
  id: string
  kind: InvoiceKind
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  issuedOn: string
  issuedAt: Date
  issuedBy: string
  suppliedFrom: string
  suppliedUntil: string
  dueOn: string | null
  issuerId: string | null
  seller: unknown
  buyer: unknown
  net: bigint
  vat: bigint
  credits: string | null
  adds: string | null
  reason: string | null
  journalId: string
  words: Generated<string>
  token: Generated<string>
  uuid: Generated<string>
}

interface ChargesTable {
  id: string
  invoiceId: string
  place: number
  partyId: string
  branchId: string
  kind: ChargedKind
  line: ServiceLine
  description: string
  quantity: number
  unitPrice: bigint
  discount: bigint
  net: bigint
  vatCategory: VatCategory
  vatRate: number
  vatReason: string | null
  vat: bigint
  debtAccount: string
  incomeAccount: string
  incomeKey: string
  contractId: string | null
  resourceId: string | null
  projectId: string | null
  dueOn: string
  source: string
  sourceId: string
  ownFrom: string | null
  ownUntil: string | null
  openNet: Generated<bigint>
  openVat: Generated<bigint>
  vatGround: string | null
  vatEvidence: string | null
}

interface ChargeMovementsTable {
  id: GeneratedAlways<bigint>
  chargeId: string
  kind: MovementKind
  net: bigint
  vat: bigint
  journalId: string
}

interface InvoiceDraftsTable {
  id: string
  partyId: string
  branchId: string
  form: unknown
  total: bigint
  status: DraftStatus
  savedBy: string
  savedAt: Date
}

interface ProformasTable {
  id: string
  draftId: string
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  form: unknown
  seller: unknown
  buyer: unknown
  lines: unknown
  net: bigint
  vat: bigint
  suppliedFrom: string
  suppliedUntil: string
  dueOn: string
  issuedOn: string
  issuedAt: Date
  issuedBy: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    documentSeries: DocumentSeriesTable
    invoices: InvoicesTable
    charges: ChargesTable
    chargeMovements: ChargeMovementsTable
    invoiceDrafts: InvoiceDraftsTable
    proformas: ProformasTable
  }
}
