import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { equipmentPermissions } from '../permissions.ts'
import { approveSheets } from '../sheets/use-cases/approve-sheets.ts'
import { recordSheet } from '../sheets/use-cases/record-sheet.ts'
import { checkSheets, importSheets, refuseSheets, sheetImportPages, uploadSheets } from './sheet-imports.ts'

const office = testOffice()
const { approved, at, clerk, colleague, day, far, here, look, newId, out, setUp } = machineHiresOf(office)
beforeEach(setUp)

const heading = 'الرمز,التاريخ,العقد,ساعات العمل,ساعات الانتظار,ساعات العطل,سبب العطل,النقلات,العداد,الديزل,المشغل,ملاحظات'
const rows = [
  'ex-07,03/02/2026,,8,,2,عطل المعدّة,,4539.5,,,هيدروليك',
  'EX-07,2026-02-01,,٩٫٥,0.5,,,,4521.5,120,99112233,',
  'EX-07,2026-02-02,,10,,,,,4531.5,,,',
]

async function brought(lines: readonly string[], who: Ctx = clerk()) {
  const bytes = Buffer.from([heading, ...lines].join('\n'))
  const { id: importId } = await uploadSheets(who, { file: { name: 'كشوف.csv', bytes } })
  const { mapping } = await shown(importId, who)
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const asked = { importId, ...Object.fromEntries(columns) }
  await checkSheets(who, asked)
  return asked
}
const shown = async (id: string, who: Ctx = clerk()) => (await sheetImportPages.read(who, id)) ?? expect.fail('no such import')
const faults = async (lines: readonly string[], who: Ctx = clerk()) =>
  (await shown((await brought(lines, who)).importId, who)).faults
const told = async (lines: readonly string[]) => (await faults(lines)).map(({ row, field }) => `${row} ${field}`)
const sheets = () =>
  office.db
    .selectFrom('daySheets')
    .select(['day', 'worked', 'standby', 'broken', 'brokenBy', 'meterFrom', 'meterTo', 'fuel', 'state', 'recordedBy'])
    .orderBy('day')
    .execute()

/** Out since the first of February; what it ran until the fourth is on paper. */
async function standing() {
  const one = await out()
  await office.db
    .updateTable('machineOperators')
    .set({ phone: '+96899112233' })
    .where('id', '=', here.operators[0] ?? '')
    .execute()
  at('2026-02-04', '09:00')
  return one
}

test('days on paper come in as if each had been written on its day, and wait to be signed', async () => {
  const { lineId } = await standing()
  const asked = await brought(rows)
  const { number } = await look((await office.db.selectFrom('hires').select('contractId').executeTakeFirstOrThrow()).contractId)
  expect(await shown(asked.importId)).toMatchObject({
    ...{ faults: [], good: 3, known: 0 },
    found: [{ code: 'EX-07', number, from: '2026-02-01', until: '2026-02-03', days: 3, worked: 1_650, standby: 30, broken: 120 }],
  })
  expect(await sheets()).toEqual([])
  await Promise.all([1, 2].map(() => importSheets(clerk(), asked)))
  const kept = { state: 'open', recordedBy: 'muslim', brokenBy: null, broken: 0, standby: 0, fuel: 0 }
  expect(await sheets()).toEqual([
    { ...kept, day: '2026-02-01', worked: 570, standby: 30, meterFrom: 45_120, meterTo: 45_215, fuel: 1_200 },
    { ...kept, day: '2026-02-02', worked: 600, meterFrom: 45_215, meterTo: 45_315 },
    { ...kept, day: '2026-02-03', worked: 480, broken: 120, brokenBy: 'us', meterFrom: 45_315, meterTo: 45_395 },
  ])
  const { meter } = await office.db.selectFrom('machines').select('meter').where('code', '=', 'EX-07').executeTakeFirstOrThrow()
  expect(meter).toBe(45_395)
  // Nobody agrees to a sheet that nobody signed.
  const { id } = await office.db.selectFrom('daySheets').select('id').where('day', '=', '2026-02-01').executeTakeFirstOrThrow()
  await expect(approveSheets(colleague(), { sheetIds: [id] })).rejects.toThrow()
  // Written on the phone afterwards it is the same sheet; brought again it stays as it is.
  await expect(recordSheet(clerk(), day(lineId, '2026-02-02'))).rejects.toThrow('من قبل')
  const again = await brought(rows)
  expect(await shown(again.importId)).toMatchObject({ good: 0, known: 3, faults: [] })
  await expect(importSheets(clerk(), again)).rejects.toMatchObject({ code: 'imports.changed' })
})

test('a day that is written otherwise is told, and one that is written meanwhile stops the whole file', async () => {
  const { lineId } = await standing()
  const asked = await brought(rows)
  await recordSheet(clerk(), day(lineId, '2026-02-02', { worked: '7' }))
  await expect(importSheets(clerk(), asked)).rejects.toMatchObject({ code: 'imports.changed' })
  expect((await sheets()).map(({ day: on }) => on)).toEqual(['2026-02-02'])
  expect(await told(rows)).toEqual(['4 اليوم'])
})

test('what is wrong with a day is told by row and column', async () => {
  await standing()
  const bad = [
    'EX-99,2026-02-01,,8,,,,,,,,',
    'EX-07,2026-01-31,,8,,,,,,,,',
    'EX-07,2026-02-05,,8,,,,,,,,',
    'EX-07,2026-02-01,,20,5,,,,,,,',
    'EX-07,2026-02-02,,8,,1,لا ندري,,,,,',
    'EX-07,2026-02-03,EQ-0,8,,,,,4511,,,',
    'EX-07,2026-02-03,,8,,,,,4511,,99887766,',
    'EX-07,2026-02-04,,8,,,,,4560,,,',
    'EX-07,2026-02-04,,,,,,,,,,',
    'EX-07,31/02/2026,,ثمان,,,,كثير,,,,',
  ]
  expect(await told(bad)).toEqual([
    ...[
      '2 رمز المعدّة',
      '3 اليوم',
      '4 اليوم',
      '5 ساعات العمل',
      '6 سبب العطل',
      '7 رقم العقد',
      '8 العداد آخر اليوم',
      '8 هاتف المشغّل',
    ],
    ...['9 ملاحظة', '10 اليوم', '10 ساعات العمل', '11 اليوم', '11 ساعات العمل', '11 النقلات'],
  ])
  const asked = await brought(bad)
  await expect(importSheets(clerk(), asked)).rejects.toMatchObject({ code: 'imports.changed' })
  await refuseSheets(clerk(), asked)
  expect(await sheets()).toEqual([])
})

test('a day of an invoice that is out has no sheet any more, unless it was put off to the next', async () => {
  const { contractId, lineId } = await standing()
  await approved(lineId, '2026-02-01')
  at('2026-03-01', '09:00')
  await billCycle(colleague(), { contractId, number: '1', putOff: 'yes' })
  // A Friday was put off with nothing, the second of February was.
  const [friday] = await faults(['EX-07,2026-02-06,,8,,,,,,,,', 'EX-07,2026-02-02,,8,,,,,,,,'])
  expect(friday).toMatchObject({ row: 2, field: 'اليوم', message: expect.stringContaining('صدرت فاتورة العقد حتى 28 فبراير') })
  const putOff = await brought(['EX-07,2026-02-02,,8,,,,,,,,', 'EX-07,2026-03-01,,8,,,,,,,,'])
  expect(await shown(putOff.importId)).toMatchObject({ good: 2, faults: [] })
  await importSheets(clerk(), putOff)
  expect((await sheets()).map(({ day: on }) => on)).toEqual(['2026-02-01', '2026-02-02', '2026-03-01'])
})

test('days of another branch, or of machines somebody else works, are nobody’s to bring', async () => {
  await standing()
  expect((await faults(rows.slice(1, 2), far())).map(({ message }) => message)).toEqual(['هذه المعدّة خارج صلاحيتك.'])
  const operator = office.staffWithin('rajesh', { assigned: true }, equipmentPermissions.recordSheets)
  expect((await faults(rows.slice(1, 2), operator)).map(({ field }) => field)).toEqual(['رمز المعدّة'])
  await expect(importSheets(office.staff('nobody'), { importId: newId() })).rejects.toMatchObject({ status: 403 })
})
