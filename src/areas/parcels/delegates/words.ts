import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const delegateFactWords = {
  'parcels.delegate-added': 'أضاف تاجر مفوَّضًا لطروده',
  'parcels.delegate-removed': 'أزال تاجر مفوَّضًا عن طروده',
}

export const delegateFactLines: FactLines = {
  'parcels.delegate-added': factLine(
    z.object({ merchant: z.string(), name: z.string(), seesMoney: z.boolean() }),
    ({ merchant, name, seesMoney }) => `صار ${name} مفوَّضًا عن ${merchant} في طروده${seesMoney ? '، ويرى المبالغ' : ''}`,
  ),
  'parcels.delegate-removed': factLine(
    z.object({ merchant: z.string(), name: z.string() }),
    ({ merchant, name }) => `لم يعد ${name} مفوَّضًا عن ${merchant} في طروده`,
  ),
}

export const delegatePartWords = { seesMoney: 'يرى المبالغ' }
