import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { percentIn } from '#values/report.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { returnToPool } from '../pools/use-cases/return-pool.ts'
import { takeFromPool } from '../pools/use-cases/take-pool.ts'
import { approveSheets } from '../sheets/use-cases/approve-sheets.ts'
import { transportJobs } from '../transport/queries.ts'
import { advanceJob } from '../transport/use-cases/move-job.ts'
import { choicesOf, narrowedTo, permissionOf, report, wholeReport } from './queries.ts'
import { type ReportName, reportNames, reports } from './report.ts'
import { readReportAsked } from './report-asked.ts'

const office = testOffice()
const { aPool, approved, at, clerk, colleague, everything, here, look, newId, out, setUp, signed, taking } =
  machineHiresOf(office)
beforeEach(setUp)

/** Thirty days, of which four are Fridays. */
const period = new URLSearchParams({ from: '2026-02-01', to: '2026-03-02' })
const read = (name: ReportName, query = period, ctx = clerk()) =>
  report(ctx, name, readReportAsked(query, { days: reports[name].days, today: '2026-03-03' }))
const rowOf = async (name: ReportName, id: string) => (await read(name)).rows.find((row) => row.id === id)

/** The first of two excavators writes ten days: on two of them it was broken for seven hours, on one it only stood by. The other stays in the yard. */
async function tenDays() {
  const { contractId, lineId } = await out()
  const [job] = (await transportJobs(clerk())).open
  await advanceJob(clerk(), { jobId: job?.id ?? '', seen: String(job?.version), cost: '38.500' })
  for (const on of ['2026-02-01', '2026-02-02']) await approved(lineId, on, { worked: '3', broken: '7', brokenBy: 'us' })
  await approved(lineId, '2026-02-03', { worked: '0', standby: '10' })
  await approved(lineId, '2026-02-04', { fuel: '90' })
  for (const on of ['2026-02-05', '2026-02-07', '2026-02-08', '2026-02-09', '2026-02-10']) await approved(lineId, on)
  at('2026-02-13', '09:00')
  const late = await signed(lineId, '2026-02-11')
  await approveSheets(colleague(), { sheetIds: [late] })
  at('2026-03-03', '09:00')
  return { contractId, lineId, machineId: here.machines[0] ?? '', other: here.machines[1] ?? '' }
}

test('utilisation is the days a machine worked of the working days it was ours, by machine and by kind', async () => {
  const { machineId, other } = await tenDays()
  expect(await rowOf('utilisation', machineId)).toMatchObject({ able: 26n, worked: 9n, hours: 76n, kind: 'حفارة 22 طنًا' })
  expect(await rowOf('utilisation', other)).toMatchObject({ able: 26n, worked: 0n, hours: 0n })
  const { rows, sums } = await read('utilisation-kinds')
  expect(rows).toMatchObject([{ machines: 2n, able: 52n, worked: 9n }])
  expect(percentIn(sums, { part: 'worked', whole: 'able' })).toBe(17.3)
})

test('standing by, breaking and standing idle are shares of the hours on site and of the working days', async () => {
  const { machineId, other } = await tenDays()
  expect(await rowOf('standing', machineId)).toMatchObject({ onSite: 100n, standby: 10n, broken: 14n, able: 26n, idle: 0n })
  expect(await rowOf('standing', other)).toMatchObject({ onSite: 0n, able: 26n, idle: 26n })
})

test('days without a sheet and sheets that were written later are told by site and operator', async () => {
  await tenDays()
  const [row, ...others] = (await read('sheets')).rows
  expect([row, others]).toMatchObject([
    { site: 'ريسوت، قطعة 214', operator: 'راجيش كومار', due: 26n, missing: 16n, late: 1n },
    [],
  ])
  expect((await read('sheets', new URLSearchParams({ from: '2026-02-01', to: '2026-02-10' }))).rows).toEqual([])
})

test('what an invoice asks for is the income of its machine, of its kind and of its card, and pays for the truck', async () => {
  const { contractId, machineId } = await tenDays()
  await billCycle(clerk(), { contractId, number: '1', putOff: 'yes' })
  // 1 × a week of 513 and 4 × 95, without 14 broken hours and half a day of standing by; and the way there and back.
  const { net } = await office.db.selectFrom('hireCycles').select('net').executeTakeFirstOrThrow()
  const paid = new URLSearchParams({ from: '2026-02-01', to: '2026-03-03' })
  const [earned] = (await read('earning', paid)).rows
  expect(earned).toMatchObject({ id: machineId, income: net, able: 27n, card: 1_973_077n })
  expect((await read('earning-kinds', paid)).rows).toMatchObject([{ income: net, machines: 2n, able: 54n }])
  expect(await rowOf('profit', machineId)).toMatchObject({ income: net, cost: 0n, profit: net })
  const way = 90_000n
  const { number } = await look(contractId)
  expect((await read('transport', paid)).rows).toMatchObject([
    { contract: number, hirerName: 'مؤسسة سدح لمواد البناء', jobs: 1n, cost: 38_500n, charged: way, left: 51_500n },
  ])
  const fuel = 25_542n
  const hire = net - way - fuel
  expect((await read('prices', paid)).rows).toMatchObject([{ lines: 1n, days: 10n, net: hire, off: 0n, card: hire }])
})

test('fuel is litres of ours for the hours of the days on which it was filled', async () => {
  const { machineId } = await tenDays()
  expect(await rowOf('fuel', machineId)).toMatchObject({ litres: 90n, hours: 10n, tenths: 900n, minutes: 600n })
  const [rate] = reports.fuel.columns.flatMap((column) => ('words' in column && column.words ? [column.words] : []))
  expect(rate?.({ tenths: 900n, minutes: 600n })).toBe('9.0')
})

test('papers that end are those of machines and the licences of operators, each within reach', async () => {
  const until = new URLSearchParams({ from: '2026-02-01', to: '2027-06-01' })
  const { rows } = await read('papers', until)
  expect(rows.map(({ paper }) => paper).toSorted()).toEqual([
    ...['رخصة مشغّل', 'رخصة مشغّل', 'شهادة فحص', 'شهادة فحص'],
    ...['وثيقة تأمين المعدّة', 'وثيقة تأمين المعدّة'],
  ])
  expect((await read('papers')).rows).toEqual([])
})

test('pieces that are out, missing and damaged are told by customer', async () => {
  const { contractId } = await out()
  const poolId = await aPool()
  await takeFromPool(clerk(), taking(contractId, poolId))
  at('2026-02-15')
  await returnToPool(clerk(), {
    ...{ id: newId(), contractId, poolId, seen: '1', quantity: '200', day: '2026-02-15' },
    ...{ missing1: '6', theirMissing1: '5', difference: 'ours', differenceWhy: 'عدّه السائق' },
  })
  expect((await read('pools')).rows).toMatchObject([
    { hirerName: 'مؤسسة سدح لمواد البناء', taken: 600n, back: 200n, out: 400n, missing: 6n, damaged: 0n, amount: 51_000n },
  ])
  // By whose count it was charged; what is open is charged to nobody yet.
  const by = (difference: 'theirs' | 'open') =>
    office.db.updateTable('hirePoolReturns').set({ difference, invoiceId: null }).execute()
  await by('theirs')
  expect((await read('pools')).rows).toMatchObject([{ missing: 5n, amount: 42_500n }])
  await by('open')
  expect((await read('pools')).rows).toMatchObject([{ missing: 6n, amount: 0n }])
})

test('a machine of others brings what the page of such machines says', async () => {
  const supplierId = newId()
  const name = 'مؤسسة ظفار للمعدات'
  await office.db
    .insertInto('suppliers')
    .values({ id: supplierId, name, folded: name, addedAt: office.visitor().now() } as never)
    .execute()
  await office.db
    .updateTable('machines')
    .set({ ownership: 'sub-hired', supplierId, supplierMonth: 1_500_000n, supplierDay: 70_000n })
    .where('id', '=', here.machines[0] ?? '')
    .execute()
  const { lineId } = await out({ endsOn: '2026-02-10' })
  await approved(lineId, '2026-02-01')
  expect((await read('sub-hires')).rows).toMatchObject([
    { supplier: name, days: 1n, income: 95_000n, cost: 70_000n, margin: 25_000n },
  ])
})

test('every report is read and taken along, narrowed to a branch and a kind, and only of what its reader may see', async () => {
  await tenDays()
  const far = office.staffWithin('bakhit', { branchIds: [newId()] }, ...everything)
  const { branches, kinds } = await choicesOf(clerk(), 'profit')
  for (const name of reportNames) {
    const asked = readReportAsked(period, { days: reports[name].days, today: '2026-03-03' })
    expect((await wholeReport(clerk(), name, asked)).rows.length).toBe((await read(name)).count)
    expect([name, (await read(name, period, far)).count]).toEqual([name, 0])
    const nobody = new URLSearchParams({ branch: newId(), kind: newId() })
    expect([name, (await read(name, nobody)).count]).toEqual([name, 0])
  }
  expect(await narrowedTo(clerk(), { branch: '', kind: kinds[0]?.[0] ?? '', from: '', to: '', page: 1 })).toMatchObject([
    ['النوع', 'حفارة 22 طنًا'],
    ['حتى', expect.any(String)],
  ])
  expect(branches.length).toBeGreaterThan(0)
  expect([permissionOf('utilisation'), permissionOf('profit')]).toEqual([may.view, may.viewCosts])
})
