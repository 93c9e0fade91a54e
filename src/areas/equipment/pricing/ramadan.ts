const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' })
const known = new Map<string, boolean>()

/** By the calendar of Umm al-Qura. The same days are asked for again and again. */
export function isInRamadan(day: string) {
  const before = known.get(day)
  if (before !== undefined) return before
  const month = hijri.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'month')?.value
  known.set(day, month === '9')
  return month === '9'
}
