import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

export const hireRulesSet = definePublicFact(
  'equipment.rules-set',
  z.object({ version: z.number(), changed: z.array(z.string()) }),
)
