import { expect, test } from 'vitest'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { findParties } from '#areas/customers/public.ts'
import { loader } from '#areas/customers/record/routes/alike.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { askedOf } from './list.ts'
import { customers } from './queries.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.view, may.register)

const salim = {
  kind: 'person',
  name: 'سالم بن أحمد الكثيري',
  phone: '9123 4567',
  civilNumber: 'CV 10214471',
  roles: ['tenant'],
} as const
const bakery = { kind: 'company', name: 'مخبز الحافة', phone: '9123 4568', commercialRegister: '1990033' } as const

const found = async (typed: string) => (await findParties(huda(), typed)).map(({ name }) => name)
const listed = async (query: string) =>
  (await customers(huda(), askedOf(new URLSearchParams(query)))).rows.map(({ name }) => name)

test('the one box finds by any part of the name however it is spelt, by phone, number and card', async () => {
  await registerCustomer(huda(), { ...salim, name: 'سالم بن عبد الله الكثيري', latinName: 'Salim Al Kathiri' })
  await registerCustomer(huda(), { ...bakery, email: 'office@hafa.example' })

  const him = ['سالم بن عبد الله الكثيري']
  for (const typed of [
    'سالم',
    'كثير',
    'الكثيرى سالم',
    'عبدالله',
    'عبد الل',
    'kathiri',
    '9123 4567',
    '٤٥٦٧',
    '+968 9123 4567',
    'CU-10001',
    '10001',
    '10214471',
  ])
    expect(await found(typed), typed).toEqual(him)
  for (const typed of ['الحافه', '1990033', 'office@hafa.example', 'hafa'])
    expect(await found(typed), typed).toEqual(['مخبز الحافة'])
  for (const typed of ['', '1021', 'سالم المعشني', "'; drop table parties", '\\', '&|!:*'])
    expect(await found(typed), typed).toEqual([])
})

test('the list is narrowed, ordered and turned by its address, and nonsense in it is passed over', async () => {
  await registerCustomer(huda(), salim)
  await registerCustomer(huda(), bakery)

  expect(await listed('')).toEqual(['مخبز الحافة', 'سالم بن أحمد الكثيري'])
  expect(await listed('sort=name')).toEqual(['سالم بن أحمد الكثيري', 'مخبز الحافة'])
  expect(await listed('kind=company')).toEqual(['مخبز الحافة'])
  expect(await listed('role=tenant')).toEqual(['سالم بن أحمد الكثيري'])
  expect(await listed('risk=blocked')).toEqual([])
  expect(await listed('documents=none')).toHaveLength(2)
  expect(await listed('documents=expired')).toEqual([])
  expect(await listed('account=yes')).toEqual([])
  expect(await listed('page=900&kind=x&sort=y')).toHaveLength(2)
})

test('while a customer is written down it is said who may be the same, and never more than one may see', async () => {
  const { id } = await registerCustomer(huda(), salim)
  const ask = (ctx: ReturnType<typeof huda>, query: string) => loader(visit(ctx, `/admin/users/alike?${query}`))
  expect(await ask(huda(), 'phone=9123 4567')).toEqual({
    found: [
      {
        sentence: 'يوجد عميل برقم الهاتف نفسه: سالم بن أحمد الكثيري (CU-10001). افتحه بدل تسجيل جديد.',
        seen: { id, number: 'CU-10001', name: 'سالم بن أحمد الكثيري' },
      },
    ],
  })
  expect(await ask(huda(), 'name=الكثيرى سالم')).toMatchObject({ found: [{ seen: { id } }] })
  expect(await ask(huda(), 'civilNumber=10214471&name=x')).toMatchObject({ found: [{ seen: { id } }] })
  expect(await ask(huda(), 'phone=912&name=')).toEqual({ found: [] })
  expect(await ask(office.staffWithin('said', { own: true }, may.view, may.register), 'phone=91234567')).toMatchObject({
    found: [{ seen: null }],
  })
  expect(await answered(ask(office.staff('said', may.view), 'phone=91234567'))).toMatchObject({ init: { status: 403 } })
})
