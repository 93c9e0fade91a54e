import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { customers as customersArea } from '#areas/customers/area.ts'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { loader as listPage } from '#areas/customers/list/routes/back-office-customers.tsx'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { findParties, makeCustomer, partyOfAccount } from '#areas/customers/public.ts'
import { loader as customerPage } from '#areas/customers/record-pages/routes/back-office-customer.tsx'
import { seedCustomers } from '#areas/customers/seed.ts'
import { recordOf } from '#areas/records/public.ts'
import { command } from '#platform/command.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { customer } from './queries.ts'
import { loader as correctPage } from './routes/back-office-correct-customer.tsx'
import { action as register, loader as registerPage } from './routes/back-office-new-customer.tsx'
import { correctCustomer } from './use-cases/correct-customer.ts'
import { registerCustomer } from './use-cases/register-customer.ts'

const office = testOffice()
beforeEach(() => openBranches(office.db))
const everything = [may.view, may.register, may.correct, may.viewNumbers]
const huda = () => office.staff('huda', ...everything)

const salim = {
  kind: 'person',
  name: 'سالم بن أحمد الكثيري',
  phone: '9123 4567',
  civilNumber: 'CV 10214471',
  roles: ['tenant'],
} as const
const bakery = { kind: 'company', name: 'مخبز الحافة', phone: '9123 4568', commercialRegister: '1990033' } as const

const listed = async () => (await customers(huda(), askedOf(new URLSearchParams()))).rows.map(({ name }) => name)

/** What is said under each field of a refused form. */
async function faults(run: Promise<unknown>) {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(z.ZodError)
  return Object.fromEntries((error as z.ZodError).issues.map(({ path, message }) => [path[0], message]))
}

test('a customer is written down once, with a number to say at the counter', async () => {
  const { id, number } = await registerCustomer(huda(), salim)

  expect(number).toBe('CU-10001')
  expect(await customer(huda(), id)).toMatchObject({
    name: 'سالم بن أحمد الكثيري',
    phone: '+96891234567',
    civilNumber: '10214471',
    roles: [{ role: 'tenant', since: '2026-01-15', until: null }],
  })
  expect(await office.history()).toEqual(['customers.registered'])
})

test('whoever may not register is refused', async () => {
  await expect(registerCustomer(office.staff('said', may.view), salim)).rejects.toMatchObject({ status: 403 })
  await expect(registerCustomer(office.visitor(), salim)).rejects.toMatchObject({ status: 403 })
})

test.each([
  [{ phone: '9123 456' }, { phone: 'رقم الهاتف 8 أرقام، وينقصه رقم واحد' }],
  [{ phone: '9999 9999', civilNumber: '12' }, { civilNumber: 'الرقم المدني أرقام فقط، من 6 إلى 9' }],
  [{ phone: '7012 3456' }, { phone: 'لا خط بهذا الرقم. راجعه رقمًا رقمًا.' }],
  [{ vatin: 'OM12' }, { vatin: 'الرقم الضريبي يبدأ بـ OM ويليه 10 أرقام' }],
  [{ passportNumber: 'A1234567' }, { passportCountry: 'اختر دولة الجواز.' }],
  [{ phone: '91234567', passportCountry: 'IN' }, { passportNumber: 'اكتب رقم الجواز، أو امسح دولته.' }],
  [{ passportNumber: 'A1234567', passportCountry: 'ZZ' }, { passportCountry: 'لا دولة بهذا الرمز. راجعه، مثل IN.' }],
  [{ branchId: 'x' }, { branchId: 'اختر الفرع من القائمة.' }],
  [{ postalCode: '21' }, { postalCode: 'الرمز البريدي 3 أرقام' }],
  [{ wilayat: 'باريس' }, { wilayat: 'اختر من القائمة.' }],
  [{ name: 'س' }, { name: 'اكتب الاسم كاملًا كما في البطاقة.' }],
  [{ phone: undefined }, { phone: 'اكتب رقم الهاتف، أو رقم وثيقة يُعرف بها.' }],
])('of %j it is said what would be right', async (typed, said) => {
  const run = registerCustomer(huda(), { ...salim, civilNumber: undefined, ...typed })
  expect(await faults(run)).toEqual(said)
})

test('one phone, one card and one register belong to one record', async () => {
  await registerCustomer(huda(), salim)
  await registerCustomer(huda(), bakery)
  const other = { kind: 'person', name: 'سعيد المعشني', phone: '9123 4569' } as const

  const knownPhone = { ...other, phone: '+968 91234567' }
  expect(await faults(registerCustomer(huda(), knownPhone))).toEqual({
    phone: 'يوجد عميل برقم الهاتف نفسه: سالم بن أحمد الكثيري (CU-10001). افتحه بدل تسجيل جديد.',
  })
  expect(await faults(registerCustomer(huda(), { ...other, civilNumber: '10214471' }))).toHaveProperty('civilNumber')
  expect(await faults(registerCustomer(huda(), { ...other, commercialRegister: '1990033' }))).toHaveProperty('commercialRegister')
  expect(await office.history()).toHaveLength(2)
})

test('of two who register one phone at once, one is told of the other', async () => {
  const twice = await Promise.allSettled([registerCustomer(huda(), salim), registerCustomer(huda(), { ...salim, name: 'سالم' })])

  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listed()).toHaveLength(1)
})

test('a name like another asks for a second look, and then is taken', async () => {
  await registerCustomer(huda(), salim)
  const alike = { kind: 'person', name: 'سالم أحمد الكثيري', phone: '9555 1234' } as const

  expect(await faults(registerCustomer(huda(), alike))).toHaveProperty('anyway')
  await registerCustomer(huda(), { ...alike, anyway: 'yes' })
  expect(await listed()).toHaveLength(2)
})

test('of a customer beyond one’s reach no more is said than that there is one', async () => {
  await registerCustomer(office.staffWithin('said', { branchIds: [thumrait] }, ...everything), salim)
  const near = office.staffWithin('huda', { branchIds: [salalah] }, ...everything)

  const said = await faults(registerCustomer(near, salim))
  expect(said.phone).toBe(
    'يوجد عميل برقم الهاتف نفسه خارج نطاق صلاحيتك. اطلب من المدير العام أن ينقله إلى فرعك أو يتركه في الفرعين.',
  )
})

test('a correction keeps what was before, and numbers of cards by their last four', async () => {
  const { id } = await registerCustomer(huda(), salim)
  await correctCustomer(huda(), { ...salim, id, version: '1', civilNumber: '10214472', quarter: 'عوقد' })

  expect(await customer(huda(), id)).toMatchObject({ quarter: 'عوقد', civilNumber: '10214472', version: 2 })
  const { data } = await office.db
    .selectFrom('facts')
    .select('data')
    .where('name', '=', 'customers.corrected')
    .executeTakeFirstOrThrow()
  expect(data).toEqual({
    number: 'CU-10001',
    changes: [
      { field: 'civilNumber', before: '•••• 4471', after: '•••• 4472' },
      { field: 'quarter', before: null, after: 'عوقد' },
    ],
  })
})

test('what somebody else has changed meanwhile is not written over', async () => {
  const { id } = await registerCustomer(huda(), salim)
  await correctCustomer(huda(), { ...salim, id, version: '1', quarter: 'عوقد' })

  await expect(correctCustomer(huda(), { ...salim, id, version: '1', quarter: 'القوف' })).rejects.toMatchObject({
    code: 'customers.changed',
  })
  await correctCustomer(huda(), { ...salim, id, version: '2', quarter: 'عوقد' })
  expect(await office.history()).toEqual(['customers.registered', 'customers.corrected'])
})

test('a correction cannot take another’s number', async () => {
  await registerCustomer(huda(), salim)
  const { id } = await registerCustomer(huda(), bakery)
  expect(await faults(correctCustomer(huda(), { ...bakery, id, version: '1', phone: '91234567' }))).toHaveProperty('phone')
})

test('without the permission a card’s number shows its last four, and a correction leaves it alone', async () => {
  const { id } = await registerCustomer(huda(), salim)
  const said = office.staff('said', may.view, may.correct)

  expect(await customer(said, id)).toMatchObject({ civilNumber: '•••• 4471' })
  await correctCustomer(said, { ...salim, id, version: '1', civilNumber: '•••• 4471', quarter: 'الحافة' })
  expect(await customer(huda(), id)).toMatchObject({ civilNumber: '10214471', quarter: 'الحافة' })
})

test('what lies in another branch is in no list, no search and under no address', async () => {
  const said = office.staffWithin('said', { branchIds: [salalah] }, ...everything)
  const maryam = office.staffWithin('maryam', { branchIds: [thumrait] }, ...everything)
  const { id } = await registerCustomer(said, salim)

  expect((await customers(maryam, askedOf(new URLSearchParams()))).total).toBe(0)
  expect(await findParties(maryam, 'سالم')).toEqual([])
  for (const door of [customerPage, correctPage])
    expect(await answered(door(visit(maryam, '/', { params: { id } })))).toMatchObject({ init: { status: 404 } })
  await expect(correctCustomer(maryam, { ...salim, id, version: '1' })).rejects.toMatchObject({ status: 404 })
  expect((await customers(said, askedOf(new URLSearchParams()))).total).toBe(1)
})

test('the pages open for whoever may, and a refused form comes back with what was typed', async () => {
  const { id } = await registerCustomer(huda(), salim)
  expect(await listPage(visit(huda(), '/admin/users'))).toMatchObject({ total: 1, may: { register: true, export: false } })
  expect(await customerPage(visit(huda(), '/', { params: { id } }))).toMatchObject({ may: { correct: true, flag: false } })
  expect(await correctPage(visit(huda(), '/', { params: { id } }))).toMatchObject({ version: 1, number: 'CU-10001' })
  expect(await registerPage(visit(huda(), '/'))).toMatchObject({
    branches: [{ id: salalah }, { id: thumrait }, { name: 'صلالة' }],
  })
  expect(await answered(customerPage(visit(huda(), '/', { params: { id: 'x' } })))).toMatchObject({ init: { status: 404 } })

  const form = { kind: 'person', name: 'هدى', phone: '91234567' }
  expect(await answered(register(visit(huda(), '/admin/users/new', { form })))).toMatchObject({
    init: { status: 422 },
    data: { typed: form, fields: { phone: [expect.stringContaining('CU-10001')] } },
  })
})

test('the demonstration office knows people and companies of Salalah and Thumrait', async () => {
  await seedCustomers(office.staff('huda', may.register))
  expect((await customers(huda(), askedOf(new URLSearchParams()))).total).toBe(27)
})

test('whoever asks for a customer by a known phone gets the one there is, and its new role', async () => {
  const taking = command({
    name: 'test.make-customer',
    permission: may.register,
    input: z.object({ name: z.string(), phone: z.string() }),
    async run(work, somebody) {
      const made = await makeCustomer(work, { ...somebody, roles: ['renter'] })
      if (made.existed) work.repeated()
      return made
    },
  })
  const { id } = await registerCustomer(huda(), salim)

  expect(await taking(huda(), { name: 'سالم', phone: '+96891234567' })).toEqual({
    ...{ id, number: 'CU-10001', name: 'سالم بن أحمد الكثيري', existed: true },
  })
  expect(await customer(huda(), id)).toMatchObject({ roles: [{ role: 'renter' }, { role: 'tenant' }] })
  expect(await taking(huda(), { name: 'سعيد', phone: '+96891234568' })).toMatchObject({ number: 'CU-10002', existed: false })
  expect(await partyOfAccount(office.customer('salim'))).toBeUndefined()
})

test('notes and history hang on a customer within reach, and the search over everything leads there', async () => {
  const { id } = await registerCustomer(huda(), salim)
  expect(await recordOf(huda(), 'customer', id)).toMatchObject({
    name: 'سالم بن أحمد الكثيري',
    path: `/admin/users/${id}`,
    mayEdit: true,
  })
  expect(await recordOf(office.staffWithin('maryam', { branchIds: [thumrait] }, may.view), 'customer', id)).toBeNull()
  const [finder] = [customersArea.finder ?? []].flat()
  expect(await finder?.find(huda(), 'كثيري')).toMatchObject([
    { kind: 'customer', label: 'سالم بن أحمد الكثيري', detail: 'CU-10001', path: `/admin/users/${id}` },
  ])
})
