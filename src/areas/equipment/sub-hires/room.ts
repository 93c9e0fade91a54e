import { z } from 'zod'
import { asTheHouse } from '#platform/actors.ts'
import { factLine } from '#platform/facts.ts'
import type { Room } from '#platform/rooms.ts'
import { dayInWords } from '#values/dates.ts'
import { tellMargins } from './use-cases/tell-margins.ts'

export const subHires: Room = {
  daily: async (house) => void (await tellMargins(asTheHouse(house), {})),
  factWords: { 'equipment.sub-hire-ended': 'أُعيدت معدّة إلى صاحبها' },
  factLines: {
    'equipment.sub-hire-ended': factLine(
      z.object({ code: z.string(), supplier: z.string(), until: z.string() }),
      ({ code, supplier, until }) => `أُعيدت ${code} إلى ${supplier}، وآخر يوم يُحسب علينا ${dayInWords(until)}`,
    ),
  },
}
