import { isDay } from '#values/days.ts'

/** What part of a property a row gives: so many of so many, or in hundredths of a percent. */
export type ToldShare = { parts: number; whole: number | null; isPercent: boolean }

/** «12», «12/24» and «33.33%». */
export function shareIn(text: string): ToldShare | null {
  const plain = text.replace(/٪/g, '%').replace(/\s/g, '')
  const [, parts, whole] = /^(\d{1,6})(?:\/(\d{1,6}))?$/.exec(plain) ?? []
  if (parts)
    return Number(parts) > 0 && (!whole || Number(whole) > 0)
      ? { parts: Number(parts), whole: whole ? Number(whole) : null, isPercent: false }
      : null
  const [, percent, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?%$/.exec(plain) ?? []
  const hundredths = Number(`${percent}${fraction.padEnd(2, '0')}`)
  return percent && hundredths > 0 ? { parts: hundredths, whole: 10_000, isPercent: true } : null
}

/** Whole percents are of a hundred; others stay in hundredths. */
export function asWritten({ parts, whole }: { parts: readonly number[]; whole: number }, isPercent: boolean) {
  const by = isPercent && parts.every((part) => part % 100 === 0) ? 100 : 1
  return { whole: whole / by, parts: parts.map((part) => part / by) }
}

/** «2024-01-01» or «1/1/2024», a day that exists. */
export function dayTold(text: string) {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) && iso >= '1950-01-01' && iso <= '2100-12-31' ? iso : null
}
