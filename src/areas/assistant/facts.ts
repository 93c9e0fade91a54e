import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'

export const questionPublished = definePublicFact(
  'assistant.question-published',
  z.object({ question: z.string(), answer: z.string() }),
)

export const questionRestored = definePublicFact(
  'assistant.question-restored',
  z.object({ question: z.string(), answer: z.string(), version: z.number(), restored: z.number() }),
)

export const questionWithdrawn = definePublicFact('assistant.question-withdrawn', z.object({ question: z.string() }))

/** Without the words: those are in the conversation, and go with it. */
export const questionAsked = defineFact(
  'assistant.question-asked',
  z.object({ reply: z.enum(['answer', 'suggestion', 'unknown', 'none']), conversationId: z.uuid().optional() }),
)

export const conversationHandedOver = defineFact(
  'assistant.handed-over',
  z.object({
    conversationId: z.string(),
    number: z.string(),
    name: z.string(),
    phone: z.string(),
    /** Whether the visitor hears of it by message; facts from before this was asked say nothing of it. */
    confirm: z.boolean().default(true),
  }),
)
