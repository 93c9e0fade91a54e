import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const mandateFactWords = {
  'properties.mandate-drafted': 'كُتبت اتفاقية إدارة',
  'properties.mandate-corrected': 'عُدّلت شروط اتفاقية الإدارة',
}

const Mandate = z.object({ number: z.string(), properties: z.array(z.string()) })

export const mandateFactLines: FactLines = {
  'properties.mandate-drafted': factLine(
    Mandate,
    ({ number, properties }) => `كُتبت اتفاقية الإدارة ${number}: ${properties.join('، ')}`,
  ),
  'properties.mandate-corrected': factLine(
    Mandate.extend({ changed: z.array(z.string()) }),
    ({ number, changed }) => `عُدّلت شروط اتفاقية الإدارة ${number}: ${changed.join('، ')}`,
  ),
}

export const mandatePartWords = { properties: 'العقارات' }
