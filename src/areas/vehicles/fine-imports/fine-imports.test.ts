import { beforeEach, expect, test } from 'vitest'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { dayTyped, hourIn } from '#values/typed-moments.ts'
import { checkFines, fineImportPages, importFines, refuseFines, uploadFines } from './fine-imports.ts'

const office = testOffice()
const { carsToReserve } = reservationsOf(office)
const { wrong } = payersOf(office)
const clerk = () => office.staff('huda', ...Object.values(vehiclesPermissions))

const headers = 'Ticket No,لوحة المركبة,تاريخ ووقت المخالفة,الموقع,القيمة'
const rows = ['881,100 ب,02/01/2026 14:05,صلالة,10.000', '٨٨٢,ب / ١٠١,2026-01-03 09:30,,١٥']

beforeEach(async () => {
  await carsToReserve(2)
  office.later(10 * 86_400_000)
})

/** Uploaded, and checked as the form does when nobody changes what was guessed. */
async function brought(lines: readonly string[] = rows, heading = headers) {
  const file = { name: 'fines.csv', bytes: Buffer.from([heading, ...lines].join('\n')) }
  const { id: importId } = await uploadFines(clerk(), { file })
  const { mapping = {} } = (await fineImportPages.read(clerk(), importId)) ?? {}
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  return { importId, ...Object.fromEntries(columns) }
}
const look = async (id: string) => {
  const one = await fineImportPages.read(clerk(), id)
  if (!one) throw new Error('no import')
  return one
}
const kept = () => office.db.selectFrom('carFines').select(['reference', 'at', 'amount', 'plateDigits']).orderBy('at').execute()

test('31 a file of the police is matched first and written only then; brought again it adds nothing', async () => {
  const asked = await brought()
  await checkFines(clerk(), asked)
  const { found, faults, good } = await look(asked.importId)
  expect([good, faults, found.map(({ plate, contract }) => [plate, contract])]).toEqual([
    2,
    [],
    [
      ['100 ب', null],
      ['101 ب', null],
    ],
  ])
  expect(await kept()).toEqual([])
  const { importId } = asked
  expect([await importFines(clerk(), { importId }), await importFines(clerk(), { importId })]).toEqual([
    { importId, added: 2 },
    { importId, added: 2 },
  ])
  expect(await kept()).toEqual([
    { reference: '881', at: new Date('2026-01-02T14:05:00+04:00'), amount: 10_000n, plateDigits: '100' },
    { reference: '882', at: new Date('2026-01-03T09:30:00+04:00'), amount: 15_000n, plateDigits: '101' },
  ])
  const again = await brought()
  await checkFines(clerk(), again)
  expect(await look(again.importId)).toMatchObject({ good: 0, known: 2, found: [] })
  await expect(importFines(clerk(), { importId: again.importId })).rejects.toMatchObject({ code: 'imports.changed' })
  expect([(await kept()).length, await wrong()]).toEqual([2, []])
})

test('what no row may bring is told row by row, and nothing of the file is taken', async () => {
  const asked = await brought([
    ...rows,
    '881,100 ب,02/01/2026 14:05,صلالة,10',
    '883,9999 ب,02/01/2026 14:05,صلالة,10',
    '884,100 ب,02/01/2026,صلالة,10',
    '885,100 ب,02/01/2027 10:00,صلالة,10',
    '886,بلا لوحة,02/01/2026 10:00,صلالة,0',
  ])
  await checkFines(clerk(), asked)
  const { faults, found } = await look(asked.importId)
  expect([found.length, faults.map(({ row, field }) => `${row} ${field}`)]).toEqual([
    2,
    ['4 رقم المخالفة', '5 اللوحة', '6 الوقت', '7 التاريخ', '8 اللوحة', '8 المبلغ'],
  ])
  await expect(importFines(clerk(), { importId: asked.importId })).rejects.toMatchObject({ code: 'imports.changed' })
  await refuseFines(clerk(), { importId: asked.importId })
  expect(await look(asked.importId)).toMatchObject({ status: 'refused', rows: [], found: [] })
  await expect(checkFines(clerk(), asked)).rejects.toMatchObject({ code: 'imports.over' })
})

test('the columns of the last such table are remembered', async () => {
  const strange = 'a,b,c,d'
  const lines = ['990,100 ب,02/01/2026 14:05,10']
  const first = await brought(lines, strange)
  await expect(checkFines(clerk(), first)).rejects.toMatchObject({ issues: [{ path: ['column-reference'] }] })
  const told = { 'column-reference': '0', 'column-plate': '1', 'column-on': '2', 'column-amount': '3' }
  await checkFines(clerk(), { ...first, ...told })
  await importFines(clerk(), { importId: first.importId })
  expect(await brought(['991,100 ب,02/01/2026 14:05,10'], strange)).toMatchObject(told)
})

test('days and hours are read as the police write them', () => {
  expect(['2/1/2026 14:05', '٠٢/٠١/٢٠٢٦', '2026-1-2', 'أمس'].map(dayTyped)).toEqual([
    '2026-01-02',
    '2026-01-02',
    '2026-01-02',
    'أمس',
  ])
  expect(['02/01/2026 14:05', '02:05 م', '12:10 ص', '٩:٣٠', '2026-01-02T08:00:30', '02/01/2026'].map(hourIn)).toEqual([
    '14:05',
    '14:05',
    '00:10',
    '09:30',
    '08:00',
    null,
  ])
})

test('a file of somebody else is not there', async () => {
  const { importId } = await brought()
  const other = office.staff('salim', ...Object.values(vehiclesPermissions))
  expect(await fineImportPages.read(other, importId)).toBeNull()
  await expect(refuseFines(other, { importId })).rejects.toMatchObject({ status: 404 })
})
