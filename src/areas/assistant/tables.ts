import type { Generated, GeneratedAlways } from 'kysely'
import type { Service } from '#values/services.ts'
import type { Author, ConversationStatus } from './conversation.ts'

interface QuestionsTable {
  id: string
  service: Service | null
  question: string
  answer: string
  linkPath: string | null
  linkLabel: string | null
  position: number
  published: boolean
  changedAt: Date
}

interface QuestionVersionsTable {
  questionId: string
  version: number
  question: string
  answer: string
  service: Service | null
  linkPath: string | null
  linkLabel: string | null
  restored: number | null
  writtenBy: string | null
  writtenAt: Date | null
}

interface ConversationsTable {
  id: string
  sequence: GeneratedAlways<number>
  status: Generated<ConversationStatus>
  name: string | null
  phone: string | null
  handOverForm: string | null
  startedAt: Date
  handedOverAt: Date | null
}

interface ConversationLinesTable {
  id: string
  conversationId: string
  sequence: GeneratedAlways<bigint>
  author: Author
  text: string
  linkPath: string | null
  linkLabel: string | null
  suggestions: Generated<unknown>
  offersPerson: Generated<boolean>
  writtenAt: Date
  writtenBy: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    questions: QuestionsTable
    questionVersions: QuestionVersionsTable
    conversations: ConversationsTable
    conversationLines: ConversationLinesTable
  }
}
