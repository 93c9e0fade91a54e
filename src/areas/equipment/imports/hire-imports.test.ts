import { beforeEach, expect, test } from 'vitest'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { nextCycle } from '../billing/cycle.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { workDays } from '../pricing/work-days.ts'
import { sheetsToWrite } from '../sheets/queries.ts'
import { checkHires, hireImportPages, importHires, refuseHires, uploadHires } from './hire-imports.ts'

const office = testOffice()
const { approved, at, clerk, colleague, here, look, near, signed, setUp } = machineHiresOf(office)
const { debt, huda, wrong } = payersOf(office)
const { opens, twoOfThem } = openingsOf(office)

/** In the order of the headings below; what is not named is empty. */
const names = {
  code: 'رمز المعدة',
  customer: 'هاتف العميل',
  site: 'الموقع',
  wilayat: 'الولاية',
  km: 'المسافة',
  repName: 'ممثل الموقع',
  repPhone: 'هاتف ممثل الموقع',
  operator: 'هاتف المشغّل',
  from: 'يوم الخروج',
  until: 'آخر يوم متفق عليه',
  meter: 'العداد عند الخروج',
  basis: 'كيف تُحسب',
  day: 'سعر اليوم',
  month: 'سعر الشهر',
  billedUntil: 'فُوتر حتى',
  billed: 'ما فُوتر بلا ضريبة',
  unpaid: 'المتبقي',
  deposit: 'التأمين',
  number: 'رقم العقد القديم',
} as const
type Row = Partial<Record<keyof typeof names, string>>

/** Out since the first of January at 90 a day and 1,800 a month, charged until the day before the books began. */
const open: Row = {
  ...{ code: 'ex-07', customer: '9123 4567', site: 'ريسوت، قطعة 214', wilayat: 'صلالة', km: '18', repName: 'عيسى الحضري' },
  ...{ repPhone: '90000145', operator: '99112233', from: '01/01/2026', until: '2026-02-28', meter: '٤٥٠٠' },
  ...{ day: '90', month: '1800', billed: '900', deposit: '500', number: '2025/EQ-118' },
}
const noDeposit = { ...open, deposit: '' }

let partyId = ''
beforeEach(async () => {
  await setUp()
  partyId = (await registerCustomer(huda(), { kind: 'person', name: 'ناصر الغساني', phone: '91234567' })).id
  await office.db
    .updateTable('machineOperators')
    .set({ phone: '+96899112244' })
    .where('id', '=', here.operators[1] ?? '')
    .execute()
})

async function brought(rows: readonly Row[] = [open], goLive = '2026-01-12') {
  const fields = Object.keys(names) as (keyof typeof names)[]
  const lines = [fields.map((field) => names[field]), ...rows.map((row) => fields.map((field) => `"${row[field] ?? ''}"`))]
  const bytes = Buffer.from(lines.map((cells) => cells.join(',')).join('\n'))
  const { id: importId } = await uploadHires(clerk(), { file: { name: 'تأجير.csv', bytes } })
  const { mapping } = await shown(importId)
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const typed = { importId, goLive, ...Object.fromEntries(columns) }
  await checkHires(clerk(), typed)
  return typed
}
const shown = async (id: string) => (await hireImportPages.read(clerk(), id)) ?? expect.fail('no such import')
const told = async (rows: readonly Row[]) =>
  (await shown((await brought(rows)).importId)).faults.map(({ row, field }) => `${row} ${field}`)
const contracts = () => office.db.selectFrom('hires').select('contractId').orderBy('openedAt').execute()
const journals = async () => (await office.db.selectFrom('journals').select('id').execute()).length
const bringDeposit = async () =>
  opens(await twoOfThem(), 'deposits', ['91234567,2025/EQ-118,تأجير معدات البناء,500,2025-12-30,,'])

async function bring(rows: readonly Row[] = [noDeposit]) {
  await importHires(clerk(), await brought(rows))
  const [one] = await contracts()
  return one?.contractId ?? expect.fail('no hire')
}
const cycle = async (contractId: string) =>
  nextCycle(office.db, { ...(await look(contractId)), contractId }, office.visitor().now())

test('a machine that was out when the books began stands on its site, with its deposit, and nothing is booked twice', async () => {
  await bringDeposit()
  const booked = await journals()
  const { importId } = await brought()
  expect(await shown(importId)).toMatchObject({
    ...{ faults: [], good: 1, known: 0 },
    found: [
      { code: 'EX-07', customer: 'ناصر الغساني', billed: 900_000n, billedUntil: '2026-01-11', deposit: 500_000n, contract: null },
    ],
  })
  expect(await contracts()).toEqual([])
  await importHires(clerk(), { importId })
  expect([await journals(), await debt(partyId), await wrong()]).toEqual([booked, 0n, []])
  const [{ contractId } = { contractId: '' }] = await contracts()
  const one = await look(contractId)
  expect(one).toMatchObject({ stage: 'out', site: 'ريسوت، قطعة 214', partyId, deposit: { asked: 500_000n, short: 0n } })
  expect(one.lines).toMatchObject([
    {
      beforeUntil: '2026-01-11',
      beforeNet: 900_000n,
      wayBilled: true,
      withOperator: true,
      segments: [{ code: 'EX-07', operator: 'راجيش كومار' }],
    },
  ])
  const { contractId: given } = await office.db.selectFrom('deposits').select('contractId').executeTakeFirstOrThrow()
  expect(given).toBe(contractId)
})

test('its sheets and its invoices begin with these books, and its ladder goes on', async () => {
  const contractId = await bring()
  const [line] = (await look(contractId)).lines
  const lineId = line?.id ?? ''
  await expect(signed(lineId, '2026-01-11')).rejects.toThrow('الدفاتر السابقة')
  const days = workDays({ rest: [5], holidays: [] }, '2026-01-12', '2026-02-11')
  for (const on of days) await approved(lineId, on)
  at('2026-02-13', '09:00')
  expect((await sheetsToWrite(clerk())).map(({ late }) => late)).toEqual([['2026-02-12']])
  // Nine working days before, 27 since: a month and ten days in all, of which nine days were asked for in the old books.
  expect(await cycle(contractId)).toMatchObject({
    number: 1,
    from: '2026-01-12',
    until: '2026-02-11',
    missing: [],
    net: 1_890_000n,
  })
  await billCycle(colleague(), { contractId, number: '1' })
  expect([await debt(partyId), await wrong()]).toEqual([1_984_500n, []])
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-13', endsTime: '17:30' })
  await takeMachineBack(clerk(), { lineId, meter: '4900', sure: 'yes', note: 'بلا كشوف' })
  expect(await look(contractId)).toMatchObject({ stage: 'returned' })
})

test('machines of one old contract are one hire, and the same file twice brings nothing twice', async () => {
  const two = [noDeposit, { ...noDeposit, code: 'EX-08', operator: '99112244', day: '95', month: '' }]
  const [first, second] = [await brought(two), await brought(two)]
  const outcomes = await Promise.allSettled([importHires(clerk(), first), importHires(clerk(), second)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [{ contractId } = { contractId: '' }, ...others] = await contracts()
  expect([others, (await look(contractId)).lines.map(({ segments }) => segments[0]?.code)]).toEqual([[], ['EX-07', 'EX-08']])
  const again = await brought(two)
  expect(await shown(again.importId)).toMatchObject({ faults: [], good: 0, known: 2 })
  await refuseHires(clerk(), again)
})

test('what does not fit is told by row and column', async () => {
  expect(
    await told([
      { ...open, code: 'EX-99', customer: '91230000', operator: '' },
      { ...noDeposit, wilayat: 'ريسوت', from: '2026-01-12', until: '2026-01-01', basis: 'بالبركة' },
      { ...open, operator: '99112299' },
      { ...noDeposit, code: 'EX-08', operator: '', billedUntil: '2026-01-05', day: '', unpaid: '10', site: '' },
    ]),
  ).toEqual([
    ...['2 رمز المعدّة', '2 هاتف العميل', '3 الولاية', '3 كيف تُحسب', '4 هاتف المشغّل', '4 التأمين المسترد'],
    ...['5 الموقع'],
  ])
  const other = {
    ...noDeposit,
    code: 'EX-08',
    operator: '99112244',
    site: 'ثمريت',
    billedUntil: '2026-01-05',
    day: '',
    unpaid: '10',
  }
  expect(await told([noDeposit, other, { ...noDeposit, number: '2' }])).toEqual([
    ...['3 الموقع', '3 سعر اليوم', '3 فُوتر حتى', '3 ما لم يُدفع منه مع الضريبة', '4 رمز المعدّة', '4 هاتف المشغّل'],
  ])
  await expect(brought([noDeposit], '2027-01-01')).rejects.toThrow('لم يأت هذا اليوم')
})

test('what was not paid of it is the debt that came over, and a file is its bringer’s', async () => {
  await opens(await twoOfThem(), 'invoices', ['91234567,2025/EQ-118,2025-12-30,2026-01-10,100,5,تأجير معدات البناء,,'])
  expect(await told([{ ...noDeposit, unpaid: '106' }])).toEqual(['2 ما لم يُدفع منه مع الضريبة'])
  const asked = await brought([{ ...noDeposit, unpaid: '105' }])
  expect(await hireImportPages.read(near(), asked.importId)).toBeNull()
  await importHires(clerk(), asked)
  expect([await debt(partyId), await wrong()]).toEqual([105_000n, []])
})
