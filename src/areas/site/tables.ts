import type { Generated, GeneratedAlways } from 'kysely'
import type { Service } from '#values/services.ts'
import type { ReplyWay, RequestStatus, TicketStatus } from './request.ts'
import type { RequestKind } from './request-kinds/all.ts'

interface InquiriesTable {
  id: string
  sequence: GeneratedAlways<number>
  formId: string
  status: Generated<RequestStatus>
  name: string
  phone: string
  email: string | null
  replyBy: ReplyWay
  service: Service | null
  message: string
  sentAt: Date
  formDigest: string | null
}

interface ServiceRequestsTable {
  id: string
  sequence: GeneratedAlways<number>
  formId: string
  status: Generated<RequestStatus>
  service: Service
  kind: RequestKind
  name: string
  phone: string
  email: string | null
  replyBy: ReplyWay
  details: string | null
  trade: unknown
  sentAt: Date
  formDigest: string | null
}

interface TicketsTable {
  id: string
  sequence: GeneratedAlways<number>
  formId: string
  status: Generated<TicketStatus>
  name: string
  phone: string
  email: string | null
  replyBy: ReplyWay
  service: Service | null
  subject: string
  reference: string | null
  text: string
  sentAt: Date
  formDigest: string | null
}

interface RequestFilesTable {
  fileId: string
  serviceRequestId: string | null
  ticketId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    inquiries: InquiriesTable
    serviceRequests: ServiceRequestsTable
    tickets: TicketsTable
    requestFiles: RequestFilesTable
  }
}
