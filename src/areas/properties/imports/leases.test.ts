import { beforeEach, expect, test } from 'vitest'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { instalmentsOf } from '../leases/lease-held.ts'
import { addProperty } from '../use-cases/add-property.ts'
import { addUnits } from '../use-cases/add-units.ts'
import { checkImport, importProperties, propertyImportPages, uploadImport } from './property-imports.ts'
import { loader as template } from './routes/import-template.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)

let near: Ctx
let units: readonly string[]
let partyId: string
beforeEach(async () => {
  const one = await letting('1-4')
  ;[near, units] = [one.near, one.units]
  partyId = await tenant(near)
})

const heading = 'العقار,رقم الشقة,المستأجر,الجوال,رقم البطاقة,بداية العقد,نهاية العقد,الإيجار,كل كم شهر,التأمين'

async function tried(...lines: string[]) {
  const file = { name: 'عقود.csv', bytes: Buffer.from([heading, ...lines].join('\n')) }
  return checked((await uploadImport(near, { kind: 'leases', file })).id)
}

async function checked(importId: string) {
  const { mapping } = (await propertyImportPages.read(near, importId)) ?? expect.fail('no such import')
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkImport(near, { importId, ...Object.fromEntries(columns) })
  return (await propertyImportPages.read(near, importId)) ?? expect.fail('no such import')
}

const leases = () =>
  office.db
    .selectFrom('leases')
    .innerJoin('contracts', 'contracts.id', 'leases.contractId')
    .select([
      'contracts.id',
      'contracts.startsOn',
      'contracts.endsOn',
      'contracts.state',
      'contracts.partyId',
      'value',
      'deposit',
    ])
    .orderBy('contracts.title')
    .execute()

const good = [
  'برج السعادة,1,خالد المعشني,91234570,,1/2/2026,31/1/2027,300,3,500',
  'برج السعادة,٢,سعيد العمري,91234588,77441122,2026-02-01,,,,',
  'برج السعادة,3,سعيد العمري,91234588,77441122,2026-03-01,2026-08-31,200,1,',
]

test('what would come of a file is said before; then all of it is there as drafts, with the tenants who are new, once', async () => {
  const { id: importId, ...before } = await tried(...good)
  expect(before).toMatchObject({ faults: [], good: 3, known: 0, found: [{ name: 'برج السعادة', count: 3, people: 1 }] })
  expect(await leases()).toEqual([])
  await importProperties(near, { importId })
  await importProperties(near, { importId })
  const all = await leases()
  expect(all).toMatchObject([
    { startsOn: '2026-02-01', endsOn: '2027-01-31', state: 'draft', partyId, value: 3_600_000n, deposit: 500_000n },
    { startsOn: '2026-02-01', endsOn: '2027-01-31', value: 3_000_000n, deposit: 250_000n },
    { startsOn: '2026-03-01', endsOn: '2026-08-31', value: 1_200_000n, deposit: 200_000n, partyId: all[1]?.partyId },
  ])
  expect(await instalmentsOf(office.db, all[0]?.id ?? '')).toHaveLength(4)
  const again = await tried(...good)
  expect(again).toMatchObject({ faults: [], good: 0, known: 3 })
  // They are put in force like any other, by the same rules.
  await expect(activateContract(near, { contractId: all[2]?.id ?? '' })).rejects.toThrow()
  await expect(putInForce(near, all[0]?.id ?? '')).rejects.toThrow('بعد نهاية اتفاقية الإدارة')
  await putInForce(near, all[2]?.id ?? '')
})

test('every fault is told by its row and column, and nothing of the file is saved', async () => {
  await putInForce(near, (await started(near, { unitId: units[3] ?? '', partyId })).id)
  await registerCustomer(near, { kind: 'person', name: 'علي جعبوب', phone: '91234599' })
  const { id: importId, faults } = await tried(
    'برج آخر,1,خالد المعشني,91234570,,2026-02-01,,,,',
    'برج السعادة,99,خالد المعشني,91234570,,2026-02-01,,,,',
    'برج السعادة,1,سالم الكثيري,91234599,,2026-02-01,,,,',
    'برج السعادة,1,,91234577,,,2026-01-31,abc,5,',
    'برج السعادة,2,خالد المعشني,91234570,,2026-03-01,2026-02-01,,,',
    'برج السعادة,3,خالد المعشني,91234570,,2026-03-01,,,,',
    'برج السعادة,شقة 3,خالد المعشني,91234570,,2026-06-01,,,,',
    'برج السعادة,4,علي جعبوب,91234599,,2026-06-01,,,,',
  )
  expect(faults.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
    '2 العقار: لا عقار بهذا الاسم. أضفه أولًا، أو اكتب اسمه كما في السجل.',
    '3 رقم الوحدة: لا وحدة بهذا الرقم في هذا العقار. أضفها أولًا، أو صحّح رقمها.',
    '4 اسم المستأجر: هذا الرقم في السجل لعميل باسم آخر. راجع الرقم أو الاسم.',
    '5 اسم المستأجر: لا عميل بهذا الرقم. اكتب الاسم ليُسجَّل.',
    '5 من يوم: اكتب أول يوم في العقد.',
    '5 إيجار الشهر: المبلغ أرقام، مثل 285.500',
    '5 القسط كل كم شهر: اكتب كل كم شهر: 1، 2، 3، 6، 12.',
    '6 إلى يوم: آخر يوم لا يسبق أول يوم.',
    '8 من يوم: في الصف 7 عقد آخر للوحدة في هذه المدة.',
    expect.stringContaining('9 من يوم: الوحدة مشغولة من 2026-01-01 إلى 2026-12-31'),
  ])
  await expect(importProperties(near, { importId })).rejects.toThrow('افحص الملف من جديد')
  expect(await leases()).toHaveLength(1)
})

test('whoever rents in two properties and is new is counted once; a rent of nothing is refused in its row', async () => {
  const market = { id: near.newId(), name: 'سوق الحافة', kind: 'complex', wilayat: 'صلالة', branchId: salalah } as const
  await addProperty(near, market)
  await addUnits(near, { propertyId: market.id, numbers: '7، 8', kind: 'shop', use: 'commercial', floor: '0', rent: '0' })
  const said = 'سعيد العمري,91234588,77441122,2026-02-01,'
  const { found: places } = await tried(`برج السعادة,1,${said},,,`, `سوق الحافة,7,${said},90,,`)
  expect(places).toMatchObject([
    { count: 1, people: 1 },
    { count: 1, people: 0 },
  ])
  const { good: taken, faults } = await tried(`برج السعادة,1,${said},0,,`, `سوق الحافة,7,${said},,,`, `سوق الحافة,8,${said},90,,`)
  expect([taken, faults]).toEqual([
    1,
    [
      { row: 2, field: 'إيجار الشهر', message: 'المبلغ أكبر من صفر.' },
      { row: 3, field: 'إيجار الشهر', message: 'لا إيجار لهذه الوحدة في السجل. اكتب إيجار الشهر.' },
    ],
  ])
})

test('the template is a table that can be read again', async () => {
  const answer = await template(visit(near, '/?kind=leases'))
  const file = { name: 'نموذج.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) }
  const { id } = await uploadImport(near, { kind: 'leases', file })
  const { faults } = await checked(id)
  expect(faults.map(({ field }) => field)).toEqual(['رقم الوحدة'])
})
