import type { Generated, GeneratedAlways } from 'kysely'
import type { Service } from '#values/services.ts'
import type { EntryStatus, InboxQueue, LineAuthor, LineChannel } from './entry.ts'
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
  quotedAs: string | null
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

interface InboxEntriesTable {
  id: string
  queue: InboxQueue
  kind: string | null
  sequence: number
  numberedAt: Date
  service: Service | null
  name: string
  phone: string
  email: string | null
  replyBy: ReplyWay | null
  preview: string
  status: EntryStatus
  isOpen: Generated<boolean>
  waitsForUs: Generated<boolean>
  assigneeId: string | null
  dueAt: Date | null
  sentAt: Date
  lastAt: Date
  answeredAt: Date | null
  closedAt: Date | null
  closeReason: string | null
  accountId: string | null
  partyId: string | null
  answerBy: Generated<Date>
}

interface InboxLinesTable {
  id: string
  entryId: string
  author: LineAuthor
  channel: LineChannel
  text: string
  writtenBy: string
  writtenAt: Date
}

interface InboxLineFilesTable {
  fileId: string
  lineId: string
}

interface SavedRepliesTable {
  id: string
  title: string
  text: string
  changedAt: Date
  archivedAt: Date | null
}

interface PageWordsTable {
  page: string
  version: number
  title: string
  lead: string
  points: string
  restored: number | null
  writtenBy: string
  writtenAt: Date
}

interface PageDraftsTable {
  page: string
  title: string
  lead: string
  points: string
  basedOn: number
  writtenBy: string
  writtenAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    inquiries: InquiriesTable
    serviceRequests: ServiceRequestsTable
    tickets: TicketsTable
    requestFiles: RequestFilesTable
    inboxEntries: InboxEntriesTable
    inboxLines: InboxLinesTable
    inboxLineFiles: InboxLineFilesTable
    savedReplies: SavedRepliesTable
    pageWords: PageWordsTable
    pageDrafts: PageDraftsTable
  }
}
