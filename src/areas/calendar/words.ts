import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { type OccupancyKind, occupancyKinds } from './occupancy.ts'

export const calendarFactWords = {
  'calendar.taken': 'شُغلت مدة',
  'calendar.end-moved': 'تغيّر آخر يوم في مدة',
  'calendar.released': 'حُرّرت مدة',
  'calendar.hold-ran-out': 'انتهت مهلة حجز مبدئي',
  'calendar.given-out': 'سُلّمت',
  'calendar.taken-back': 'أُعيدت',
}

const Told = z.object({ kind: z.string(), from: z.string(), until: z.string(), reason: z.string() })

const line = (said: string) =>
  factLine(Told, ({ kind, from, until, reason }) => {
    const what = occupancyKinds[kind as OccupancyKind] ?? kind
    return `${said}: ${what} من ${dayInWords(from)} إلى ${dayInWords(until)}، ${reason}`
  })

export const calendarFactLines: FactLines = {
  'calendar.taken': line('شُغلت'),
  'calendar.end-moved': line('صارت المدة'),
  'calendar.released': line('حُرّرت'),
  'calendar.hold-ran-out': line('انتهت مهلته'),
  'calendar.given-out': factLine(z.object({ reason: z.string() }), ({ reason }) => `سُلّمت: ${reason}`),
  'calendar.taken-back': factLine(z.object({ reason: z.string(), lateDays: z.number() }), ({ reason, lateDays }) =>
    lateDays > 0 ? `أُعيدت بعد موعدها بـ${howMany(lateDays, 'day', 'gen')}: ${reason}` : `أُعيدت: ${reason}`,
  ),
}
