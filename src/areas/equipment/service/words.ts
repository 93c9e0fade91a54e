import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inHours } from '../machines/machine.ts'

export const serviceFactWords = { 'equipment.service-recorded': 'سُجّلت صيانة المعدّة' }

const Service = z.object({ code: z.string(), done: z.string(), meter: z.number(), nextAt: z.number().nullable() })

export const serviceFactLines: FactLines = {
  'equipment.service-recorded': factLine(
    Service,
    ({ code, done, meter, nextAt }) =>
      `صيانة ${code} عند ${inHours(meter)} ساعة: ${done}${nextAt === null ? '' : `. القادمة عند ${inHours(nextAt)} ساعة`}`,
  ),
}
