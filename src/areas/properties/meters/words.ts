import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { meters } from '#values/meters.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { unitMeters } from './meter.ts'

export const meterFactWords = {
  'properties.meter-read': 'سُجّلت قراءة العداد',
  'properties.meter-reading-taken-back': 'سُحبت قراءة العداد',
  'properties.meter-replaced': 'استُبدل العداد',
  'properties.utility-charged': 'حُمّل الاستهلاك على المستأجر',
}

const meter = z.enum(unitMeters)
const Read = z.object({ unit: z.string(), meter, reading: z.number(), on: z.string() })

export const meterFactLines: FactLines = {
  'properties.meter-read': factLine(
    Read,
    ({ unit, meter, reading, on }) => `قراءة عداد ${meters[meter].label}، ${unit}: ${reading} في ${dayInWords(on)}`,
  ),
  'properties.meter-reading-taken-back': factLine(
    Read.extend({ reason: z.string() }),
    ({ unit, meter, reading, on, reason }) =>
      `سُحبت قراءة عداد ${meters[meter].label}، ${unit}: ${reading} في ${dayInWords(on)}، ${reason}`,
  ),
  'properties.meter-replaced': factLine(
    Read.extend({ oldReading: z.number(), reason: z.string() }),
    ({ unit, meter, oldReading, reading, reason }) =>
      `استُبدل عداد ${meters[meter].label}، ${unit}: آخر القديم ${oldReading} وأول الجديد ${reading}، ${reason}`,
  ),
  'properties.utility-charged': factLine(
    z.object({ unit: z.string(), meter, used: z.number(), amount: baisa, number: z.string() }),
    ({ unit, meter, used, amount, number }) =>
      `حُمّل استهلاك ${meters[meter].label} على مستأجر ${unit}، ${used}، ${inRials(amount)} بالمطالبة ${number}`,
  ),
}
