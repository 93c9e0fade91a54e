import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const fineFactWords = {
  'vehicles.fine-recorded': 'سُجّلت مخالفة مرورية',
  'vehicles.fine-charged': 'أُضيفت المخالفة على العميل',
  'vehicles.fine-contested': 'اعتُرض على المخالفة',
  'vehicles.fine-absorbing-asked': 'طُلب أن تتحمل الشركة المخالفة',
  'vehicles.fine-absorbed': 'تحملت الشركة المخالفة',
  'vehicles.fine-cancelled': 'أُلغيت المخالفة',
}

const Told = z.object({ reference: z.string(), plate: z.string(), amount: baisa, contract: z.string().nullable() })
const Why = Told.extend({ why: z.string() })
const called = ({ reference, plate }: { reference: string; plate: string }) => `المخالفة ${reference} على ${plate}`

export const fineFactLines: FactLines = {
  'vehicles.fine-recorded': factLine(
    Told,
    (told) =>
      `سُجّلت ${called(told)}، ${inRials(told.amount)}: ${told.contract ? `في عقد ${told.contract}` : 'على الشركة، لم تكن لدى عميل'}`,
  ),
  'vehicles.fine-charged': factLine(
    Told.extend({ fee: baisa }),
    (told) =>
      `أُضيفت ${called(told)} على عقد ${told.contract ?? ''}: ${inRials(told.amount)}${told.fee > 0n ? `، ورسم معاملتها ${inRials(told.fee)} قبل الضريبة` : ''}`,
  ),
  'vehicles.fine-contested': factLine(Why, (told) => `اعتُرض على ${called(told)}: ${told.why}`),
  'vehicles.fine-absorbing-asked': factLine(Why, (told) => `طُلب أن تتحمل الشركة ${called(told)}: ${told.why}`),
  'vehicles.fine-absorbed': factLine(Why, (told) => `تحملت الشركة ${called(told)}، ${inRials(told.amount)}: ${told.why}`),
  'vehicles.fine-cancelled': factLine(Why, (told) => `أُلغيت ${called(told)}: ${told.why}`),
}
