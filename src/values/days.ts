const inMuscat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Muscat' })

/** The day in Muscat, as YYYY-MM-DD: days are texts, and order as texts do. */
export function dayOf(at: Date) {
  return inMuscat.format(at)
}

export function daysAfter(day: string, days: number) {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
