import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { payers } from './request.ts'

export const costFactWords = { 'properties.repair-charged': 'حُمّلت تكلفة الصيانة' }

export const costFactLines: FactLines = {
  'properties.repair-charged': factLine(
    z.object({ number: z.string(), amount: baisa, payer: z.enum(['owner', 'tenant', 'company']), paper: z.string() }),
    ({ number, amount, payer, paper }) => `حُمّلت تكلفة البلاغ ${number} على ${payers[payer]}، ${inRials(amount)} بالورقة ${paper}`,
  ),
}

export const costPartWords = { paper: 'الورقة' }
