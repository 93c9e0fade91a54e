import { expect, test } from 'vitest'
import { openBranches } from '#testing/branches.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { addVehicle } from '../fleet/use-cases/add-vehicle.ts'
import { checkVehicles, importVehicles, refuseVehicles, uploadVehicles, vehicleImportPages } from './vehicle-imports.ts'

const office = testOffice()
const { huda, aClass, corolla, near } = fleetOf(office)

const heading =
  'رقم اللوحة,الفئة,الطراز,السنة,اللون,رقم الهيكل,العداد,انتهاء الرخصة,رقم البوليصة,انتهاء التأمين,تاريخ الشراء,ثمن الشراء'
const rows = [
  '٧٣٤٠ م ه,سيدان,تويوتا كورولا,2024,أبيض,JTDBR32E720123456,33190,31/05/2027,P-1,2027-06-30,2024-06-01,6200',
  'ب 52118,سيدان,هيونداي إلنترا,2023,رمادي,,18930,,,,,',
]

async function brought(lines: readonly string[] = rows) {
  await openBranches(office.db)
  const file = { name: 'مركبات.csv', bytes: Buffer.from([heading, ...lines].join('\n')) }
  const { id: importId } = await uploadVehicles(huda(), { file })
  const { mapping = {} } = (await look(importId)) ?? {}
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const asked = { importId, ...Object.fromEntries(columns) }
  await checkVehicles(huda(), asked)
  return asked
}
const look = async (id: string) => (await vehicleImportPages.read(huda(), id)) ?? expect.fail('no such import')
const kept = () =>
  office.db
    .selectFrom('vehicles')
    .select(['plateDigits', 'plateLetters', 'vin', 'odometer', 'boughtFor', 'readiness'])
    .orderBy('plateDigits')
    .execute()

test('a fleet comes with the papers by which it may be let; brought again it adds nothing', async () => {
  await aClass()
  const { importId } = await brought()
  expect(await look(importId)).toMatchObject({ good: 2, known: 0, faults: [], found: [{ className: 'سيدان', count: 2 }] })
  expect(await kept()).toEqual([])
  await importVehicles(huda(), { importId })
  expect(await kept()).toEqual([
    { plateDigits: '52118', plateLetters: 'ب', vin: null, odometer: 18_930, boughtFor: null, readiness: 'dirty' },
    {
      ...{ plateDigits: '7340', plateLetters: 'م ه', vin: 'JTDBR32E720123456', odometer: 33_190 },
      ...{ boughtFor: 6_200_000n, readiness: 'dirty' },
    },
  ])
  const papers = await office.db.selectFrom('documents').select(['kind', 'number', 'expiresOn']).orderBy('kind').execute()
  expect(papers).toEqual([
    { kind: 'insurance', number: 'P-1', expiresOn: '2027-06-30' },
    { kind: 'licence', number: null, expiresOn: '2027-05-31' },
  ])
  // The first is promised until a day before its papers end, the other to nobody yet.
  const now = office.visitor().now()
  const offered = await office.db.selectFrom('resources').select('offeredUntil').where('offeredUntil', '>', now).execute()
  expect(offered).toHaveLength(1)
  const again = await brought()
  expect(await look(again.importId)).toMatchObject({ good: 0, known: 2, faults: [] })
  await expect(importVehicles(huda(), { importId: again.importId })).rejects.toMatchObject({ code: 'imports.changed' })
})

test('what no row may bring is told row by row, and nothing of the file is taken', async () => {
  await aClass()
  const asked = await brought([
    ...rows,
    '7340/م ه,سيدان,تويوتا كورولا,2024,أبيض,,100,,,,,',
    '100 ب,ليموزين,لكزس,2024,أسود,,100,,,,,',
    '101 ب,سيدان,,1890,أبيض,12,x,31/13/2027,,,,',
    'بلا,سيدان,كيا,2024,أبيض,,100,,,,,مجانًا',
  ])
  const { faults } = await look(asked.importId)
  expect(faults.map(({ row, field }) => `${row} ${field}`)).toEqual([
    '4 اللوحة',
    '5 الفئة',
    '6 الطراز',
    '6 سنة الصنع',
    '6 رقم الهيكل',
    '6 عداد المسافة',
    '6 آخر يوم في رخصة المركبة',
    '7 اللوحة',
    '7 ثمن الشراء',
  ])
  await refuseVehicles(huda(), { importId: asked.importId })
  expect(await kept()).toEqual([])
})

test('of a plate somebody added meanwhile the file is looked at once more; two presses are one import', async () => {
  const classId = await aClass()
  const asked = await brought()
  await addVehicle(huda(), corolla(classId))
  await expect(importVehicles(huda(), asked)).rejects.toMatchObject({ code: 'imports.changed' })
  await checkVehicles(huda(), asked)
  await Promise.all([importVehicles(huda(), asked), importVehicles(huda(), asked)])
  expect(await kept()).toHaveLength(2)
})

test('a file is its bringer’s, and the cars go to a branch within reach', async () => {
  await aClass()
  const { importId } = await brought()
  expect(await vehicleImportPages.read(near(), importId)).toBeNull()
  await expect(importVehicles(near(), { importId })).rejects.toMatchObject({ status: 404 })
})
