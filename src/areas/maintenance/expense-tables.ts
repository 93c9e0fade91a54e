export type ExpenseAnswer = 'accepted' | 'refused' | 'withdrawn'

interface ExpenseApprovalsTable {
  id: string
  requestId: string
  amount: bigint
  expenseLimit: bigint | null
  why: string
  askedBy: string
  askedAt: Date
  remindedAt: Date | null
  answer: ExpenseAnswer | null
  partyId: string | null
  answeredBy: string | null
  answeredAt: Date | null
  saidOn: string | null
  reason: string | null
}

interface ExpenseQuestionsTable {
  id: string
  approvalId: string
  partyId: string
  question: string
  askedAt: Date
  reply: string | null
  repliedBy: string | null
  repliedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    expenseApprovals: ExpenseApprovalsTable
    expenseQuestions: ExpenseQuestionsTable
  }
}
