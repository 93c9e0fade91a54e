import type { GeneratedAlways } from 'kysely'
import type { DeliveryOutcome, DeliveryWay, WarningStep } from './warning.ts'

interface FormalNoticesTable {
  id: string
  sequence: number
  contractId: string
  partyId: string
  step: WarningStep
  issuedOn: string
  payBy: string
  amount: bigint
  title: string
  text: string
  reason: string | null
  fileId: string
  sha256: string
  issuedBy: string
  issuedAt: Date
}

interface FormalNoticeChargesTable {
  noticeId: string
  place: number
  chargeId: string
  description: string
  dueOn: string
  amount: bigint
}

interface FormalNoticeDeliveriesTable {
  id: string
  place: GeneratedAlways<number>
  noticeId: string
  way: DeliveryWay
  outcome: DeliveryOutcome
  onDay: string
  receiver: string | null
  reference: string | null
  fileId: string | null
  note: string | null
  recordedBy: string
  recordedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    formalNotices: FormalNoticesTable
    formalNoticeCharges: FormalNoticeChargesTable
    formalNoticeDeliveries: FormalNoticeDeliveriesTable
  }
}
