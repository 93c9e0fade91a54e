import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

export const questionPublished = definePublicFact(
  'assistant.question-published',
  z.object({ question: z.string(), answer: z.string() }),
)

export const questionWithdrawn = definePublicFact('assistant.question-withdrawn', z.object({ question: z.string() }))
