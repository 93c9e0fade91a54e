import { beforeEach, expect, test } from 'vitest'
import { openBranches } from '#testing/branches.ts'
import { yardOf } from '#testing/machines.ts'
import { testOffice } from '#testing/office.ts'
import * as machines from './machine-imports.ts'
import { machineImportPages, operatorImportPages } from './machine-imports.ts'
import * as prices from './price-imports.ts'
import { machinePriceImportPages } from './price-imports.ts'

const office = testOffice()
const { muslim, near, far, aKind, published, newId } = yardOf(office)
beforeEach(() => openBranches(office.db))

const ways = {
  machines: { ...machines, upload: machines.uploadMachines, check: machines.checkMachines, pages: machineImportPages },
  operators: { upload: machines.uploadOperators, check: machines.checkOperators, pages: operatorImportPages },
  prices: { upload: prices.uploadMachinePrices, check: prices.checkMachinePrices, pages: machinePriceImportPages },
} as const
type Way = keyof typeof ways

const look = async (way: Way, id: string) => (await ways[way].pages.read(muslim(), id)) ?? expect.fail('no such import')

async function brought(way: Way, lines: readonly string[], more: Record<string, string> = {}) {
  const { id: importId } = await ways[way].upload(muslim(), { file: { name: 'ملف.csv', bytes: Buffer.from(lines.join('\n')) } })
  const { mapping = {} } = await look(way, importId)
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const asked = { importId, ...more, ...Object.fromEntries(columns) }
  await ways[way].check(muslim(), asked)
  return asked
}
const told = async (way: Way, lines: readonly string[], more?: Record<string, string>) =>
  (await look(way, (await brought(way, lines, more)).importId)).faults.map(({ row, field }) => `${row} ${field}`)

const supplier = async (name: string) => {
  const id = newId()
  await office.db
    .insertInto('suppliers')
    .values({ id, name, folded: name, addedAt: office.visitor().now() } as never)
    .execute()
  return id
}

const heading =
  'رمز المعدة,النوع,الطراز,سنة الصنع,الرقم التسلسلي,العداد,الملكية,المورد,تكلفة الشهر,انتهاء الشهادة,رقم البوليصة,انتهاء التأمين,تاريخ الشراء,ثمن الشراء'
const rows = [
  'ex-07,حفارة 22 طنًا,كاتربيلر 320,2021,CAT0320A,٤٨١٢٫٥,,,,31/05/2027,P-1,2027-06-30,2021-06-01,38000',
  'EX-90,حفارة,كوماتسو PC200,2019,,9120,مستأجرة,مؤسسة ظفار,1500,,,,,',
]

test('machines come with their papers, meter and owner; brought again they stay as they are', async () => {
  await aKind()
  const supplierId = await supplier('مؤسسة ظفار')
  const { importId } = await brought('machines', [heading, ...rows])
  expect(await look('machines', importId)).toMatchObject({
    ...{ good: 2, known: 0, faults: [], found: [{ kindName: 'حفارة 22 طنًا', count: 2 }] },
  })
  const kept = () =>
    office.db
      .selectFrom('machines')
      .select(['code', 'meter', 'ownership', 'supplierId', 'supplierMonth'])
      .orderBy('code')
      .execute()
  expect(await kept()).toEqual([])
  await Promise.all([1, 2].map(() => machines.importMachines(muslim(), { importId })))
  expect(await kept()).toEqual([
    { code: 'EX-07', meter: 48_125, ownership: 'own', supplierId: null, supplierMonth: null },
    { code: 'EX-90', meter: 91_200, ownership: 'sub-hired', supplierId, supplierMonth: 1_500_000n },
  ])
  const papers = await office.db.selectFrom('documents').select(['kind', 'number', 'expiresOn']).orderBy('kind').execute()
  expect(papers).toEqual([
    { kind: 'certificate', number: null, expiresOn: '2027-05-31' },
    { kind: 'insurance', number: 'P-1', expiresOn: '2027-06-30' },
  ])
  // The first is promised until the first of its papers ends, the other to nobody yet.
  const now = office.visitor().now()
  expect(await office.db.selectFrom('resources').select('id').where('offeredUntil', '>', now).execute()).toHaveLength(1)
  const again = await brought('machines', [heading, ...rows])
  expect(await look('machines', again.importId)).toMatchObject({ good: 0, known: 2, faults: [] })
  await expect(machines.importMachines(muslim(), again)).rejects.toMatchObject({ code: 'imports.changed' })
})

test('what is wrong with a machine is told by row and column, and nothing of the file is taken', async () => {
  await aKind()
  const bad = [
    'EX-07,حفارة 22 طنًا,كاتربيلر,2021,,1,,,,,,,,',
    'ex-07,رافعة,كاتربيلر,2021,,1,,,,,,,,',
    'سبعة,حفارة,,1890,,عشرة,ربما,,,31/13/2027,,,,مجانًا',
    'EX-91,حفارة,كاتربيلر,2021,,1,مستأجرة,,,,,,,',
  ]
  expect(await told('machines', [heading, ...bad])).toEqual([
    ...['3 النوع', '4 الرمز', '4 الطراز', '4 سنة الصنع', '4 عداد الساعات', '4 الملكية'],
    ...['4 آخر يوم في شهادة الفحص', '4 ثمن الشراء', '5 صاحبها', '5 ما ندفعه في الشهر'],
  ])
  expect(await told('machines', [heading, rows[0] ?? '', (rows[0] ?? '').replace('CAT0320A', '')])).toEqual(['3 الرمز'])
  expect(await office.db.selectFrom('machines').select('id').execute()).toEqual([])
  const asked = await brought('machines', [heading, ...bad])
  await expect(machines.importMachines(muslim(), asked)).rejects.toMatchObject({ code: 'imports.changed' })
  await machines.refuseMachines(muslim(), asked)
})

const people = ['المشغل,الهاتف,النوع,انتهاء الرخصة']

test('an operator comes with every licence of theirs, once', async () => {
  await aKind()
  await aKind({ name: 'شيول', tradeName: '', capacity: '' })
  const lines = [
    ...people,
    'راجيش كومار,99112233,حفارة,1/7/2027',
    'راجيش كومار,9911 2233,شيول,2027-08-01',
    'كمال الشجيبي,99112244,,',
  ]
  const asked = await brought('operators', lines)
  expect(await look('operators', asked.importId)).toMatchObject({
    ...{ good: 3, known: 0, faults: [] },
    found: [
      { name: 'راجيش كومار', licences: 2 },
      { name: 'كمال الشجيبي', licences: 0 },
    ],
  })
  await machines.importOperators(muslim(), asked)
  expect(await office.db.selectFrom('machineOperators').select('name').orderBy('name').execute()).toHaveLength(2)
  expect(await office.db.selectFrom('operatorLicences').select('validUntil').orderBy('validUntil').execute()).toEqual([
    { validUntil: '2027-07-01' },
    { validUntil: '2027-08-01' },
  ])
  const again = await brought('operators', lines)
  expect(await look('operators', again.importId)).toMatchObject({ good: 0, known: 3 })
  await machines.refuseOperators(muslim(), again)
  const bad = ['راجيش,99112255,حفارة,', 'كمال,99112255,,1/7/2027', ',12,,', 'راجيش,99112255,حفارة,1/7/2027']
  expect(await told('operators', [...people, ...bad])).toEqual([
    ...['2 آخر يوم في الرخصة', '3 الاسم', '3 النوع المرخص له', '4 الاسم', '4 الهاتف', '5 النوع المرخص له'],
  ])
})

const card = ['النوع,اليوم,الأسبوع,الشهر,الساعة,الإضافي,النقلة', 'حفارة 22 طنًا,95,513,1900,12,9,']
const from = { validFrom: '2026-02-01' }

test('a card of prices is published as a whole, and one that holds already is not published again', async () => {
  const kindId = await aKind()
  await published(kindId, ['90', '500', '1800', '11', '8'])
  const asked = await brought('prices', card, from)
  expect(await look('prices', asked.importId)).toMatchObject({
    ...{ good: 1, known: 0, faults: [] },
    found: [
      { kindName: 'حفارة 22 طنًا', day: 95_000n, week: 513_000n, month: 1_900_000n, hour: 12_000n, overtime: 9_000n, load: 0n },
    ],
  })
  await prices.importMachinePrices(muslim(), asked)
  const again = await brought('prices', card, from)
  expect(await look('prices', again.importId)).toMatchObject({ good: 0, known: 1, faults: [] })
  await expect(prices.importMachinePrices(muslim(), again)).rejects.toMatchObject({ code: 'imports.changed' })
  await prices.refuseMachinePrices(muslim(), again)
  const bad = ['حفارة,95,600,1900,12,x,', 'حفارة,,,,,,', 'رافعة,1,,,,,']
  expect(await told('prices', [card[0] ?? '', ...bad], from)).toEqual([
    ...['2 الأسبوع، 6 أيام عمل', '2 الساعة الإضافية', '3 اليوم', '4 النوع'],
  ])
  await expect(brought('prices', card, { validFrom: '2025-01-01' })).rejects.toThrow('يوم مضى')
})

test('a file is its bringer’s, and asks for the permission of what it brings', async () => {
  await aKind()
  const { importId } = await brought('operators', [...people, 'كمال الشجيبي,99112244,,'])
  expect(await operatorImportPages.read(near(), importId)).toBeNull()
  await expect(machines.importOperators(far(), { importId })).rejects.toMatchObject({ status: 404 })
  const nobody = office.staff('nobody')
  await expect(machines.importMachines(nobody, { importId })).rejects.toMatchObject({ status: 403 })
})
