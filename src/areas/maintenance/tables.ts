import type { FaultKind, Nature, Payer, PhotoStage, Priority, RequestState } from './request.ts'

interface MaintenanceRequestsTable {
  id: string
  sequence: number
  siteId: string
  partId: string | null
  place: string | null
  partyId: string | null
  category: FaultKind
  priority: Priority
  description: string
  suits: string | null
  state: RequestState
  nature: Nature | null
  payer: Payer | null
  payerReason: string | null
  estimate: bigint | null
  dueOn: string
  technicianId: string | null
  supplierId: string | null
  visitOn: string | null
  visitFrom: string | null
  visitUntil: string | null
  reportedBy: string
  reportedAt: Date
  startedAt: Date | null
  doneBy: string | null
  doneAt: Date | null
  doneNote: string | null
  cost: bigint | null
  billId: string | null
  confirmedBy: string | null
  confirmedAt: Date | null
  closedAt: Date | null
  rejectedReason: string | null
  reopenedReason: string | null
  reopenings: number
  words: string
  reopenedAt: Date | null
}

interface MaintenancePhotosTable {
  fileId: string
  requestId: string
  stage: PhotoStage
  name: string
  isPicture: boolean
  place: number
}

interface MaintenanceSitesTable {
  id: string
  kind: string
  siteId: string | null
  name: string
  number: string | null
  branchId: string
  words: string
  position: string
  address: string | null
  latitude: number | null
  longitude: number | null
}

interface ServiceOrdersTable {
  id: string
  resourceId: string
  reason: string
  begunAt: Date
  begunBy: string
  expectedAt: Date
  heldUntil: Date
  plannedFrom: Date | null
  occupancyIds: string[]
  endedAt: Date | null
  endedBy: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    maintenanceRequests: MaintenanceRequestsTable
    maintenancePhotos: MaintenancePhotosTable
    maintenanceSites: MaintenanceSitesTable
    serviceOrders: ServiceOrdersTable
  }
}
