import type { Service } from '#values/services.ts'

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

declare module '#platform/db/database.ts' {
  interface Database {
    questions: QuestionsTable
  }
}
