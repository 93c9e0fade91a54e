import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const portalFactWords = { 'equipment.extension-asked': 'طلب العميل تمديد التأجير' }

export const portalFactLines: FactLines = {
  'equipment.extension-asked': factLine(
    z.object({ kind: z.string(), until: z.string(), by: z.string() }),
    ({ kind, until, by }) => `طلب ${by} تمديد ${kind} حتى ${dayInWords(until)}`,
  ),
}
