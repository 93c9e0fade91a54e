import { beforeEach, expect, test } from 'vitest'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { sharesOf } from '../property-detail.ts'
import { addProperty } from '../use-cases/add-property.ts'
import { checkImport, importProperties, propertyImportPages, uploadImport } from './property-imports.ts'

const office = testOffice()
const { aPropertyOfABranch } = placesOf(office)

let near: Ctx
let tower: string
let market: string
beforeEach(async () => {
  const { id, near: who } = await aPropertyOfABranch()
  ;[near, tower] = [who, id]
  const { id: other } = await addProperty(near, { id: near.newId(), name: 'سوق الحافة', kind: 'complex', wilayat: 'صلالة' })
  market = other
  await registerCustomer(near, { kind: 'person', name: 'شيخة بنت مبارك الكثيري', phone: '91234567' })
})

const heading = 'العقار,المالك,الجوال,رقم البطاقة,السجل,الأسهم,مجموع الأسهم,منذ'

async function tried(...lines: string[]) {
  const file = { name: 'ملّاك.csv', bytes: Buffer.from([heading, ...lines].join('\n')) }
  const { id: importId } = await uploadImport(near, { kind: 'owners', file })
  const { mapping } = (await propertyImportPages.read(near, importId)) ?? expect.fail('no such import')
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkImport(near, { importId, ...Object.fromEntries(columns), since: '2025-06-01' })
  return (await propertyImportPages.read(near, importId)) ?? expect.fail('no such import')
}

const owned = async (id: string) => {
  const set = await sharesOf(near, id)
  return set && { whole: set.whole, since: set.since, of: set.shares.map(({ name, parts }) => `${name} ${parts}`) }
}
const roles = async () => (await office.db.selectFrom('partyRoles').select('role').where('role', '=', 'owner').execute()).length
const customers = async () => (await office.db.selectFrom('parties').select('id').execute()).length

const good = [
  'برج السعادة,شيخة الكثيري,91234567,,,12/24,,1/3/2024',
  'برج السعادة,سالم بن أحمد المعشني,,10214471,,12,24,2024-03-01',
  'سوق الحافة,سالم المعشني,92345678,10214471,,25%,,',
  'PR-102,مؤسسة ظفار,,,1990033,75%,,',
]

test('owners are found by their numbers or registered once, and their parts are the whole', async () => {
  const file = await tried(...good)
  expect(file).toMatchObject({ faults: [], good: 4, known: 0 })
  expect(file.found).toEqual([
    { id: tower, name: 'برج السعادة', isNew: false, count: 2, people: 1 },
    { id: market, name: 'سوق الحافة', isNew: false, count: 2, people: 1 },
  ])
  expect(await customers()).toBe(1)
  await importProperties(near, { importId: file.id })
  expect(await owned(tower)).toEqual({
    ...{ whole: 24, since: '2024-03-01' },
    of: ['شيخة بنت مبارك الكثيري 12', 'سالم بن أحمد المعشني 12'],
  })
  expect(await owned(market)).toEqual({
    ...{ whole: 100, since: '2025-06-01' },
    of: ['سالم بن أحمد المعشني 25', 'مؤسسة ظفار 75'],
  })
  expect([await customers(), await roles()]).toEqual([3, 3])
})

test('the same file twice writes nothing, and shares that say otherwise are not changed by a file', async () => {
  const first = await tried(...good)
  await importProperties(near, { importId: first.id })
  expect(await tried(...good)).toMatchObject({ good: 0, known: 4, faults: [], found: [] })
  expect(await tried('برج السعادة,شيخة الكثيري,91234567,,,50%,,', 'برج السعادة,,,10214471,,50%,,')).toMatchObject({
    ...{ good: 0, known: 2, faults: [] },
  })
  const other = await tried('برج السعادة,شيخة الكثيري,91234567,,,100%,,')
  expect(other.faults.map(({ message }) => message)).toEqual([
    'لهذا العقار حصص مثبتة تخالف الملف. احذف صفوفه، وعدّلها من صفحة العقار.',
  ])
  expect([await customers(), await roles()]).toEqual([3, 3])
})

test('all that is wrong is told at once: parts that are no whole, a number of somebody else, a property that is not there', async () => {
  const file = await tried(
    'برج السعادة,شيخة الكثيري,91234567,,,12/24,,',
    'برج السعادة,سالم المعشني,,10214471,,6/24,,',
    'سوق الحافة,علي جعبوب,91234567,,,ربع,,غدًا',
    'قصر بعيد,هدى,9123,,,1/2,,',
    'PR-999,,,778812,,40,,',
  )
  expect(file.faults.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
    '2 الأسهم: مجموع أسهم هذا العقار في الملف 18 من 24، وبقي 6 بلا مالك.',
    '4 اسم المالك: هذا الرقم في السجل لعميل باسم آخر. راجع الرقم أو الاسم.',
    '4 الأسهم: اكتب الأسهم مثل 12، أو 12/24، أو 50%',
    '4 منذ: اكتب اليوم هكذا: 2024-01-01',
    '5 العقار: لا عقار بهذا الاسم. أضفه أولًا، أو اكتب اسمه كما في السجل.',
    '5 رقم الهاتف: رقم الهاتف 8 أرقام، وينقصه 4 أرقام',
    '6 العقار: لا عقار بهذا الرقم. راجعه في «العقارات».',
    '6 اسم المالك: لا عميل بهذا الرقم. اكتب الاسم ليُسجَّل.',
    '6 مجموع الأسهم: اكتب مجموع الأسهم، أو اكتب السهم من مجموعه مثل 12/24',
  ])
  await expect(importProperties(near, { importId: file.id })).rejects.toMatchObject({ code: 'imports.changed' })
  expect([await customers(), await owned(tower)]).toEqual([1, null])
})

test('an owner written twice, two wholes and two days of one property are told', async () => {
  const twice = await tried('برج السعادة,شيخة الكثيري,91234567,,,1/2,,', 'PR-101,شيخة الكثيري,91234567,,,1/2,,2024-01-01')
  expect(twice.faults.map(({ row, field }) => `${row} ${field}`)).toEqual(['3 اسم المالك', '3 منذ'])
  const wholes = await tried('برج السعادة,شيخة الكثيري,91234567,,,1/2,,', 'برج السعادة,علي جعبوب,92345678,,,12/24,,')
  expect(wholes.faults.map(({ row, field }) => `${row} ${field}`)).toEqual(['3 الأسهم'])
})
