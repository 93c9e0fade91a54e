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
  'calendar.moved-away': 'انتقلت مدة إلى غيرها من صنفها',
  'calendar.moved-here': 'انتقلت إليها مدة من غيرها',
  'calendar.pinned': 'ثُبّتت لها مدة',
  'calendar.hold-confirmed': 'صار الحجز المبدئي مؤكدًا',
  'calendar.stock-counted': 'تغيّر عددها',
  'calendar.stock-taken': 'صُرف منها',
  'calendar.stock-returned': 'أُعيد إليها',
}

const Told = z.object({ kind: z.string(), from: z.string(), until: z.string(), reason: z.string() })

const line = (said: string) =>
  factLine(Told, ({ kind, from, until, reason }) => {
    const what = occupancyKinds[kind as OccupancyKind] ?? kind
    return `${said}: ${what} من ${dayInWords(from)} إلى ${dayInWords(until)}، ${reason}`
  })

const because = (said: string) => factLine(z.object({ reason: z.string() }), ({ reason }) => `${said}: ${reason}`)

const byNumber = (said: string) =>
  factLine(z.object({ quantity: z.number(), reason: z.string() }), ({ quantity, reason }) => `${said} ${quantity}: ${reason}`)

export const calendarFactLines: FactLines = {
  'calendar.taken': line('شُغلت'),
  'calendar.end-moved': line('صارت المدة'),
  'calendar.released': line('حُرّرت'),
  'calendar.hold-ran-out': line('انتهت مهلته'),
  'calendar.given-out': because('سُلّمت'),
  'calendar.moved-away': because('انتقلت إلى غيرها من صنفها'),
  'calendar.moved-here': because('انتقلت إليها من غيرها'),
  'calendar.pinned': because('ثُبّتت لها'),
  'calendar.hold-confirmed': because('صار الحجز مؤكدًا'),
  'calendar.stock-counted': factLine(z.object({ total: z.number() }), ({ total }) => `صار عددها ${total}`),
  'calendar.stock-taken': byNumber('صُرف منها'),
  'calendar.stock-returned': byNumber('أُعيد إليها'),
  'calendar.taken-back': factLine(z.object({ reason: z.string(), lateDays: z.number() }), ({ reason, lateDays }) =>
    lateDays > 0 ? `أُعيدت بعد موعدها بـ${howMany(lateDays, 'day', 'gen')}: ${reason}` : `أُعيدت: ${reason}`,
  ),
}
