import type { Generated } from 'kysely'
import type { Category, Channel } from '#platform/messages/notice.ts'
import type { CampaignKind, CampaignStatus } from './campaign.ts'
import type { Because, MessageStatus } from './message.ts'

interface MessagesTable {
  id: string
  factId: string
  channel: Channel
  recipient: string
  subject: string | null
  text: string
  status: MessageStatus
  attempts: Generated<number>
  problem: string | null
  queuedAt: Date
  sentAt: Date | null
  notice: Generated<string>
  category: Generated<Category>
  subjectId: Generated<string>
  accountId: string | null
  because: Because | null
  path: string | null
  dedupeKey: string | null
  sendAfter: Generated<Date>
  sendingSince: Date | null
  interruptions: Generated<number>
  providerId: string | null
  deliveredAt: Date | null
  readAt: Date | null
  carriedAt: Date | null
  failedAt: Date | null
}

interface MessageTemplatesTable {
  id: string
  notice: string
  channel: Channel
  version: number
  subject: string | null
  text: string
  writtenBy: string
  writtenAt: Date
}

interface MessageRulesTable {
  notice: string
  enabled: boolean
  channels: unknown
  delayMinutes: number
  quiet: boolean
  changedAt: Date
}

interface MessagePreferencesTable {
  accountId: string
  refused: unknown
  quietFrom: string | null
  quietUntil: string | null
  changedAt: Date
}

interface BlockedContactsTable {
  recipient: string
  reason: string
  blockedBy: string
  blockedAt: Date
}

interface CampaignsTable {
  id: string
  kind: CampaignKind
  title: string
  channels: unknown
  subject: string | null
  text: string
  path: string | null
  audience: unknown
  status: Generated<CampaignStatus>
  scheduledFor: Date | null
  writtenBy: string
  writtenAt: Date
  startedAt: Date | null
  endedAt: Date | null
  writtenLetters: number | null
  version: Generated<number>
}

declare module '#platform/db/database.ts' {
  interface Database {
    messages: MessagesTable
    campaigns: CampaignsTable
    messageTemplates: MessageTemplatesTable
    messageRules: MessageRulesTable
    messagePreferences: MessagePreferencesTable
    blockedContacts: BlockedContactsTable
  }
}
