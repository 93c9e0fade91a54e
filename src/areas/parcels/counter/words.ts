import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'

export const counterFactWords = {
  'parcels.code-refused': 'لم يطابق رمز التسليم',
  'parcels.code-sent': 'أُرسل رمز التسليم',
  'parcels.pickup-charged': 'أُصدر المستحق عند الاستلام',
  'parcels.pickup-uncharged': 'سُحب المستحق عند الاستلام',
}

const Numbered = z.object({ number: z.string() })

export const counterFactLines: FactLines = {
  'parcels.code-refused': factLine(
    Numbered.extend({ left: z.number() }),
    ({ number, left }) => `لم يطابق رمز تسليم الطرد ${number}، وبقي ${howMany(left, 'attempt')}`,
  ),
  'parcels.code-sent': factLine(Numbered, ({ number }) => `أُرسل رمز تسليم الطرد ${number}`),
  'parcels.pickup-charged': factLine(
    Numbered.extend({ total: baisa }),
    ({ number, total }) => `أُصدر المستحق عند استلام الطرد ${number}: ${inRials(total)}`,
  ),
  'parcels.pickup-uncharged': factLine(Numbered, ({ number }) => `سُحب المستحق عند استلام الطرد ${number}`),
}
