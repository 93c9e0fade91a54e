import { beforeEach, expect } from 'vitest'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { checkRentals, importRentals, rentalImportPages, uploadRentals } from '../areas/vehicles/imports/rental-imports.ts'
import { payersOf } from './customers-who-pay.ts'
import { hiresOf } from './hires.ts'
import type { testOffice } from './office.ts'
import { openingsOf } from './openings.ts'

/** In the order of the headings below; what is not named is empty. */
const names = {
  plate: 'رقم اللوحة',
  customer: 'هاتف العميل',
  driver: 'السائق',
  licenceNumber: 'رقم الرخصة',
  licenceUntil: 'انتهاء الرخصة',
  second: 'سائق آخر',
  secondNumber: 'رخصة السائق الثاني',
  secondUntil: 'انتهاء رخصة السائق الآخر',
  from: 'التسليم',
  until: 'الإعادة',
  odometer: 'العداد',
  fuel: 'الوقود',
  day: 'سعر اليوم',
  month: 'سعر الشهر',
  invoicedUntil: 'فوتر حتى',
  invoiced: 'المفوتر',
  paid: 'المدفوع',
  deposit: 'التأمين',
  depositWay: 'طريقة التأمين',
  card: 'البطاقة',
  reference: 'رقم العملية',
  expiresOn: 'نهاية الحجز',
  number: 'العقد القديم',
} as const
export type OpenRentalRow = Partial<Record<keyof typeof names, string>>

/** Six days at fourteen, charged and paid in the old books, with fifty in cash left there. */
export const openRow: OpenRentalRow = {
  ...{ plate: '١٠٠ ب', customer: '9123 4567', licenceNumber: 'D-1122', licenceUntil: '01/05/2027' },
  ...{ from: '10/01/2026 10:00', until: '2026-01-16', odometer: '33200', fuel: '8', day: '14', invoiced: '84', paid: '88.2' },
  ...{ deposit: '50', depositWay: 'نقدًا', number: '2025/118' },
}
/** The same without a deposit. */
export const noDeposit = { ...openRow, deposit: '', depositWay: '' }

/** Two cars and their customer, as they stood when the books began on the twelfth of January. */
export function openRentalsOf(office: ReturnType<typeof testOffice>) {
  const hires = hiresOf(office)
  const { asked, clerk } = hires
  const { huda } = payersOf(office)
  const { opens, twoOfThem } = openingsOf(office)

  let partyId: string
  beforeEach(async () => {
    partyId = (await registerCustomer(huda(), { kind: 'person', name: 'ناصر الغساني', phone: '91234567' })).id
  })
  /** By two colleagues; says who they are and from which file. */
  async function opened(kind: 'deposits' | 'invoices', ...lines: string[]) {
    const two = await twoOfThem()
    return { two, importId: await opens(two, kind, lines) }
  }
  const bringDeposit = () => opened('deposits', '91234567,2025/118,تأجير السيارات,50,2025-12-30,,')

  /** Brought and tried out, as the form sends the columns when nobody changes what was guessed. */
  async function brought(rows: readonly OpenRentalRow[] = [openRow], more: { goLive?: string; placeId?: string } = {}) {
    const fields = Object.keys(names) as (keyof typeof names)[]
    const lines = [fields.map((field) => names[field]), ...rows.map((row) => fields.map((field) => row[field] ?? ''))]
    const bytes = Buffer.from(lines.map((cells) => cells.join(',')).join('\n'))
    const { id: importId } = await uploadRentals(clerk(), { file: { name: 'إيجارات.csv', bytes } })
    const { mapping } = await shown(importId)
    const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
    const typed = { importId, goLive: '2026-01-12', placeId: asked().placeOut, ...more, ...Object.fromEntries(columns) }
    await checkRentals(clerk(), typed)
    return typed
  }
  const shown = async (id: string) => (await rentalImportPages.read(clerk(), id)) ?? expect.fail('no such import')
  const contracts = () => office.db.selectFrom('carRentals').select('contractId').orderBy('openedAt').execute()

  /** The one rental of a file that is taken. */
  async function open(row: OpenRentalRow = noDeposit) {
    await importRentals(clerk(), await brought([row]))
    const [one] = await contracts()
    return one?.contractId ?? expect.fail('no rental')
  }
  const told = async (rows: readonly OpenRentalRow[], more: { goLive?: string; placeId?: string } = {}) =>
    (await shown((await brought(rows, more)).importId)).faults.map(({ row, field, message }) => `${row} ${field}: ${message}`)

  return { ...hires, opened, bringDeposit, brought, shown, contracts, open, told, customer: () => partyId }
}
