import { paperSpeeds } from './papers.ts'
import { postingSpeeds } from './postings.ts'
import { afterYears } from './years.ts'

type Measured = [what: string, measured: string, kept: boolean, goal: string]

const perSecond = (number: number) => `${Math.round(number)} per s`
const milliseconds = (number: number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`

/** What the money area promises of speed: what it takes, what it answers after years, and its papers. */
export async function moneySpeeds(): Promise<Measured[]> {
  const { invoice, statement, grown } = await paperSpeeds()
  return [
    ...(await takes()),
    ...(await waits()),
    ['PDF of an invoice, warm', milliseconds(invoice), invoice <= 20, '≤ 20 ms'],
    ['PDF of a statement of 50 rows, warm', milliseconds(statement), true, '–'],
    ['memory after a second hundred statements', `${grown.toFixed(0)} MB more`, grown < 20, 'no growth'],
  ]
}

/** Through the product, whose process has the same cores to work with as the database, and by the database alone, as the yardstick is. */
async function takes(): Promise<Measured[]> {
  const { by, speeds } = await postingSpeeds()
  const yardstick = speeds.get('yardstick') ?? 0
  const asShare = (what: string, speed: number): Measured => {
    const said = `${(speed / yardstick).toFixed(2)} (${Math.round(speed)} / ${Math.round(yardstick)} per s)`
    return [`postings${what}, 8 at once, against simple-update by ${by}`, said, speed >= yardstick, '≥ 1.0']
  }
  const series = (what: string, speed: number, least: number): Measured => [
    `invoices of 3 lines${what}`,
    perSecond(speed),
    speed >= least,
    `≥ ${least} per s`,
  ]
  return ['', ' alone'].flatMap((alone) => {
    const [postings, one, eight] = ['postings', 'one series', 'eight series'].map((what) => speeds.get(`${what}${alone}`))
    if (!postings || !one || !eight) return []
    const by = alone && ', the step of the database alone'
    return [
      asShare(by, postings),
      series(`${by}, 8 at once, one series`, one, 300),
      series(`${by}, 8 at once, eight series`, eight, 900),
    ]
  })
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
