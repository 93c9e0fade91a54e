const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Muscat', day: 'numeric', month: 'short', year: 'numeric' })
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Muscat', hour: '2-digit', minute: '2-digit' })

/** «9 Aug 2026», beside the Arabic of a paper. */
export const dayInEnglish = (day: string | Date) => days.format(typeof day === 'string' ? new Date(`${day}T12:00:00+04:00`) : day)
/** «9 Aug 2026, 16:20» */
export const momentInEnglish = (moment: Date) => `${dayInEnglish(moment)}, ${hours.format(moment)}`
