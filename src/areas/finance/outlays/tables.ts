import type { Generated, GeneratedAlways } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { OutlayKind, OutlayMovementKind } from '#areas/finance/outlay-dues/outlay.ts'

interface OutlaysTable {
  id: string
  branchId: string
  partyId: string
  holder: string
  chargeId: string
  kind: OutlayKind
  line: ServiceLine
  authority: string
  reference: string
  amount: bigint
  chargedBy: string
  chargedOn: string
  chargedAt: Date
  words: string
  owed: Generated<bigint>
  closedBy: string | null
  closedAt: Date | null
}

interface OutlayMovementsTable {
  id: GeneratedAlways<bigint>
  outlayId: string
  kind: OutlayMovementKind
  amount: bigint
  journalId: string
}

interface OutlayReceiptsTable {
  id: string
  outlayId: string
  number: string
  day: string
  fileId: string
  addedBy: string
  addedAt: Date
}

interface OwnFinesTable {
  id: string
  branchId: string
  resourceId: string
  reference: string
  amount: bigint
  borneBy: string
  borneAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    outlays: OutlaysTable
    outlayMovements: OutlayMovementsTable
    outlayReceipts: OutlayReceiptsTable
    ownFines: OwnFinesTable
  }
}
