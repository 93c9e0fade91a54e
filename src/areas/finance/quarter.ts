import { daysAfter } from '#values/days.ts'

export const taxPath = '/admin/finance/tax'
export const isQuarter = (text: string) => /^\d{4}-Q[1-4]$/.test(text)

const firstMonth = (quarter: string) => Number(quarter.slice(6)) * 3 - 2
const month = (year: number, of: number) => `${year}-${String(of).padStart(2, '0')}-01`

/** The first and the last day of a quarter, and until when its return is to be filed: thirty days later. */
export function daysOf(quarter: string) {
  const year = Number(quarter.slice(0, 4))
  const next = firstMonth(quarter) === 10 ? month(year + 1, 1) : month(year, firstMonth(quarter) + 3)
  const last = daysAfter(next, -1)
  return { first: month(year, firstMonth(quarter)), last, dueOn: daysAfter(last, 30) }
}

const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع']
export const quarterInWords = (quarter: string) => `الربع ${ordinals[Number(quarter.slice(6)) - 1]} ${quarter.slice(0, 4)}`

/** This quarter and those before it, the newest first. */
export function quartersUntil(quarter: string, many = 6) {
  let [year, of] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))]
  return Array.from({ length: many }, () => {
    const name = `${year}-Q${of}`
    ;[year, of] = of === 1 ? [year - 1, 4] : [year, of - 1]
    return name
  })
}
