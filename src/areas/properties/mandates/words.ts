import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const mandateFactWords = {
  'properties.mandate-drafted': 'كُتبت اتفاقية إدارة',
  'properties.mandate-corrected': 'عُدّلت شروط اتفاقية الإدارة',
  'properties.mandate-terms-asked': 'طُلب تعديل شروط اتفاقية الإدارة',
  'properties.mandate-terms-refused': 'رُفض تعديل شروط اتفاقية الإدارة',
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
  'properties.mandate-terms-asked': factLine(
    Mandate.extend({ changed: z.array(z.string()) }),
    ({ number, changed }) => `طُلب تعديل شروط اتفاقية الإدارة ${number}: ${changed.join('، ')}`,
  ),
  'properties.mandate-terms-refused': factLine(
    Mandate.extend({ reason: z.string() }),
    ({ number, reason }) => `رُفض تعديل شروط اتفاقية الإدارة ${number}: ${reason}`,
  ),
}

export const mandatePartWords = { properties: 'العقارات' }
