import { paperSpeeds } from './papers.ts'
import { postingSpeeds } from './postings.ts'
import { afterYears } from './years.ts'

type Measured = [what: string, measured: string, kept: boolean, goal: string]

const perSecond = (number: number) => `${Math.round(number)} per s`
const milliseconds = (number: number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`

/** What the money area promises of speed: what it takes, what it answers after years, and its papers. */
export async function moneySpeeds(): Promise<Measured[]> {
  const { by, yardstick, postings, share, one, eight } = await postingSpeeds()
  const said = `${share.toFixed(2)} (${Math.round(postings)} / ${Math.round(yardstick)} per s)`
  const { invoice, statement, grown } = await paperSpeeds()
  return [
    [`postings, 8 at once, against simple-update by ${by}`, said, share >= 1, '≥ 1.0'],
    ['invoices of 3 lines, 8 at once, one series', perSecond(one), one >= 300, '≥ 300 per s'],
    ['invoices of 3 lines, 8 at once, eight series', perSecond(eight), eight >= 900, '≥ 900 per s'],
    ...(await waits()),
    ['PDF of an invoice, warm', milliseconds(invoice), invoice <= 20, '≤ 20 ms'],
    ['PDF of a statement of 50 rows, warm', milliseconds(statement), true, '–'],
    ['memory after a second hundred statements', `${grown.toFixed(0)} MB more`, grown < 20, 'no growth'],
  ]
}

async function waits(): Promise<Measured[]> {
  const { trial, firstPage, lastPage, byName, byPhone, byPaper, dues } = await afterYears()
  const below = (what: string, took: number, most: number): Measured => [what, milliseconds(took), took < most, `< ${most} ms`]
  return [
    below('trial balance over 5,000,000 transfers', trial, 1_000),
    below('statement of 10,000 movements, first page', firstPage, 100),
    below('statement of 10,000 movements, last page', lastPage, 100),
    below('cashier among 100,000 customers, by name', byName, 100),
    below('cashier among 100,000 customers, by phone', byPhone, 100),
    below('cashier, by number of a paper', byPaper, 100),
    below('cashier, dues among 1,000,000 open', dues, 100),
  ]
}
