import { daysAfter } from '#values/days.ts'

/** Fixed by law, expected by the moon, or announced by the government. */
export type HolidayKind = 'fixed' | 'moon' | 'announced'

/** The days of the moon by Royal Decree 88/2022: month and day of the Hijri year. */
const byTheMoon: Record<string, string> = {
  '1-1': 'رأس السنة الهجرية',
  '3-12': 'المولد النبوي',
  '7-27': 'الإسراء والمعراج',
  '9-29': 'عيد الفطر',
  '9-30': 'عيد الفطر',
  '10-1': 'عيد الفطر',
  '10-2': 'عيد الفطر',
  '10-3': 'عيد الفطر',
  '12-9': 'عيد الأضحى',
  '12-10': 'عيد الأضحى',
  '12-11': 'عيد الأضحى',
  '12-12': 'عيد الأضحى',
}
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** The holidays of the moon in the days to come, as the calendar of Umm al-Qura expects them; the sighting may move each by a day. */
export function expectedHolidays(from: string, days = 400) {
  const all = Array.from({ length: days }, (_, index) => daysAfter(from, index))
  return all.flatMap((day) => {
    const parts = hijri.formatToParts(new Date(`${day}T12:00:00Z`))
    const part = (type: string) => parts.find((each) => each.type === type)?.value
    const name = byTheMoon[`${part('month')}-${part('day')}`]
    return name ? [{ day, name }] : []
  })
}
