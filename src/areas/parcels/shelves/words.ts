import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const shelfFactWords = { 'parcels.shelves-added': 'أُضيفت رفوف', 'parcels.shelf-closed': 'أُغلق رف' }

export const shelfFactLines: FactLines = {
  'parcels.shelves-added': factLine(
    z.object({ row: z.string(), count: z.number(), branch: z.string() }),
    ({ row, count, branch }) => `أُضيفت ${howMany(count, 'shelf')} في الصف ${row}، ${branch}`,
  ),
  'parcels.shelf-closed': factLine(z.object({ code: z.string() }), ({ code }) => `أُغلق الرف ${code}`),
}
