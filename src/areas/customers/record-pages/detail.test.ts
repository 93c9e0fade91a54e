import { beforeEach, expect, test } from 'vitest'
import { addBankAccount } from '#areas/customers/dealings/use-cases/add-bank-account.ts'
import { endRole } from '#areas/customers/dealings/use-cases/end-role.ts'
import { flagCustomer } from '#areas/customers/dealings/use-cases/flag-customer.ts'
import { giveRole } from '#areas/customers/dealings/use-cases/give-role.ts'
import { liftFlag } from '#areas/customers/dealings/use-cases/lift-flag.ts'
import { removeBankAccount } from '#areas/customers/dealings/use-cases/remove-bank-account.ts'
import { setCreditLimit } from '#areas/customers/dealings/use-cases/set-credit-limit.ts'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { addDocument } from '#areas/customers/papers/use-cases/add-document.ts'
import { refuseDocument } from '#areas/customers/papers/use-cases/refuse-document.ts'
import { verifyDocument } from '#areas/customers/papers/use-cases/verify-document.ts'
import { addContact } from '#areas/customers/people/use-cases/add-contact.ts'
import { appointDelegate } from '#areas/customers/people/use-cases/appoint-delegate.ts'
import { endRelation } from '#areas/customers/people/use-cases/end-relation.ts'
import { removeContact } from '#areas/customers/people/use-cases/remove-contact.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { findParties } from '#areas/customers/public.ts'
import { detailTabs } from '#areas/customers/record/detail-tabs.ts'
import { contactsOf, customer, relationsOf } from '#areas/customers/record/queries.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { detailOf } from './detail.ts'
import { action, loader } from './routes/back-office-customer.tsx'

const office = testOffice()
beforeEach(() => openBranches(office.db))
const all = Object.values(may)
const huda = () => office.staff('huda', ...all)
const stranger = () => office.staffWithin('maryam', { branchIds: [thumrait] }, ...all)
const aDay = 86_400_000

async function register(name: string, phone: string) {
  const { id } = await registerCustomer(huda(), { kind: 'person', name, phone })
  return id
}
const salim = () => register('سالم الكثيري', '9123 4567')
const said = () => register('سعيد المعشني', '9123 4568')
const card = (name = 'بطاقة.pdf') => ({ name, bytes: Buffer.from('%PDF-1.4\n%%EOF') })
const iban = 'OM810180000001299123456'
const look = async (id: string) => (await customer(huda(), id)) ?? expect.fail('no such customer')

test('a flag stands with its reason until its day, and can be lifted before', async () => {
  const id = await salim()
  await flagCustomer(huda(), { id, risk: 'blocked', reason: 'ارتجع له شيك', until: '2026-01-16' })
  expect(await look(id)).toMatchObject({ risk: 'blocked', riskReason: 'ارتجع له شيك' })
  expect((await customers(huda(), askedOf(new URLSearchParams('risk=blocked')))).total).toBe(1)

  office.later(2 * aDay)
  expect(await look(id)).toMatchObject({ risk: 'none' })
  await flagCustomer(huda(), { id, risk: 'watch', reason: 'يتأخر' })
  await liftFlag(huda(), { id, reason: 'سدّد' })
  await expect(liftFlag(huda(), { id, reason: 'سدّد' })).rejects.toMatchObject({ code: 'customers.not-flagged' })
  expect(await office.history()).toEqual([
    'customers.registered',
    'customers.flagged',
    'customers.flagged',
    'customers.flag-lifted',
  ])
  await expect(flagCustomer(huda(), { id, risk: 'watch', reason: '' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('a credit limit goes as high as the role allows, and no higher', async () => {
  const id = await salim()
  const bounded = office.staffWithin('said', { all: true, amount: 500_000n }, ...all)

  await setCreditLimit(bounded, { id, creditLimit: '500' })
  await expect(setCreditLimit(bounded, { id, creditLimit: '500.001' })).rejects.toMatchObject({ code: 'customers.above-limit' })
  await setCreditLimit(huda(), { id, creditLimit: '2000' })
  await setCreditLimit(huda(), { id, creditLimit: '2000' })
  await setCreditLimit(bounded, { id, creditLimit: '700' })
  expect(await look(id)).toMatchObject({ creditLimit: 700_000n })
  await setCreditLimit(bounded, { id })
  expect(await look(id)).toMatchObject({ creditLimit: null })
  expect(await office.history()).toHaveLength(5)
})

test('a role is given once, ends on its day, and can be given again', async () => {
  const id = await salim()
  await giveRole(huda(), { id, role: 'tenant' })
  await giveRole(huda(), { id, role: 'tenant' })
  const roleId = (await look(id)).roles[0]?.id ?? ''
  await endRole(huda(), { id, roleId })
  await endRole(huda(), { id, roleId })
  await giveRole(huda(), { id, role: 'tenant' })

  expect((await look(id)).roles).toMatchObject([{ until: '2026-01-15' }, { until: null }])
  expect(await office.history()).toHaveLength(4)
})

test('a further contact finds the customer too, until removed', async () => {
  const id = await salim()
  await addContact(huda(), { id, contactName: 'نورة الرواس', contactPhone: '9555 1234' })
  expect((await findParties(huda(), 'نورة')).map((one) => one.id)).toEqual([id])
  expect((await findParties(huda(), '95551234')).map((one) => one.id)).toEqual([id])

  const [contact] = (await contactsOf(huda(), id)).contacts
  await removeContact(huda(), { id, contactId: contact?.id ?? '' })
  await removeContact(huda(), { id, contactId: contact?.id ?? '' })
  expect(await findParties(huda(), 'نورة')).toEqual([])
  await expect(addContact(huda(), { id, contactName: 'نورة' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('an IBAN is checked to its last digit, kept once, and shown whole to few', async () => {
  const id = await salim()
  await addBankAccount(huda(), { id, iban: 'om81 0180 0000 0129 9123 456', holder: 'سالم الكثيري' })
  await addBankAccount(huda(), { id, iban, holder: 'سالم الكثيري' })
  await expect(addBankAccount(huda(), { id, iban: 'OM810180000001299123457', holder: 'سالم' })).rejects.toMatchObject({
    issues: [{ message: 'الآيبان يبدأ بـ OM ومجموع خاناته 23. راجع الرقم.' }],
  })

  const clerk = office.staff('said', may.view)
  expect((await contactsOf(clerk, id)).bankAccounts).toMatchObject([{ iban: '•••• 3456' }])
  const [account] = (await contactsOf(huda(), id)).bankAccounts
  expect(account?.iban).toBe(iban)
  await removeBankAccount(huda(), { id, bankAccountId: account?.id ?? '' })
  await removeBankAccount(huda(), { id, bankAccountId: account?.id ?? '' })
  expect((await contactsOf(huda(), id)).bankAccounts).toEqual([])
  const facts = await office.db.selectFrom('facts').select('data').execute()
  expect(JSON.stringify(facts)).not.toContain(iban)
})

test('a delegate is another customer, found by number or phone, until the day it ends', async () => {
  const [id, otherId] = [await salim(), await said()]
  await appointDelegate(huda(), { id, relation: 'delegate', other: 'CU-10002', powers: 'يدفع ويستلم' })
  await appointDelegate(huda(), { id, relation: 'attorney', other: '9123 4568', until: '2027-01-01' })
  const { given } = await relationsOf(huda(), id)
  expect(given).toMatchObject([{ otherId }, { otherId }])
  expect((await relationsOf(huda(), otherId)).held).toHaveLength(2)

  for (const other of ['CU-10001', '9999 9999', 'س', '٠'])
    await expect(appointDelegate(huda(), { id, relation: 'heir', other }), other).rejects.toMatchObject({ name: 'ZodError' })
  const backwards = { id, relation: 'heir', other: 'CU-10002', since: '2026-02-01', until: '2026-01-01' } as const
  await expect(appointDelegate(huda(), backwards)).rejects.toMatchObject({ issues: [{ path: ['until'] }] })
  const relationId = given[0]?.id ?? ''
  await endRelation(huda(), { id, relationId })
  await endRelation(huda(), { id, relationId })
  expect((await relationsOf(huda(), id)).given.filter(({ until }) => until === '2026-01-15')).toHaveLength(1)
})

test('a paper waits to be checked, is found good or refused with a reason, runs out, and gives way to the next', async () => {
  const id = await salim()
  await addDocument(huda(), { id, documentKind: 'civil-card', number: '10214471', expiresOn: '2026-02-01', file: [card()] })
  const paper = async () => (await look(id)).documents[0] ?? expect.fail('no paper')
  expect(await paper()).toMatchObject({ state: 'awaiting-check', kind: 'civil-card' })

  const documentId = (await paper()).id
  const both = await Promise.allSettled([
    verifyDocument(huda(), { id, documentId }),
    refuseDocument(huda(), { id, documentId, reason: 'الصورة غير واضحة' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

  office.later(1000)
  await addDocument(huda(), { id, documentKind: 'civil-card', expiresOn: '2026-02-01', file: [] })
  await verifyDocument(huda(), { id, documentId: (await paper()).id })
  expect((await look(id)).documents).toMatchObject([{ state: 'expiring' }])
  office.later(30 * aDay)
  expect((await look(id)).documents).toMatchObject([{ state: 'expired' }])
  expect((await customers(huda(), askedOf(new URLSearchParams('documents=expired')))).total).toBe(1)

  await addDocument(huda(), { id, documentKind: 'civil-card', expiresOn: '2031-02-01', file: [card()] })
  await refuseDocument(huda(), { id, documentId: (await paper()).id, reason: 'الصورة غير واضحة' })
  expect((await look(id)).documents).toMatchObject([{ state: 'refused', refusal: 'الصورة غير واضحة' }, { state: 'expired' }])
})

test('each of these is refused without its permission, and not there beyond one’s reach', async () => {
  const id = await salim()
  const x = '00000000-0000-7000-8000-000000000001'
  const deeds = [
    (ctx: ReturnType<typeof huda>) => flagCustomer(ctx, { id, risk: 'watch', reason: 'سبب' }),
    (ctx: ReturnType<typeof huda>) => liftFlag(ctx, { id, reason: 'سبب' }),
    (ctx: ReturnType<typeof huda>) => setCreditLimit(ctx, { id, creditLimit: '1' }),
    (ctx: ReturnType<typeof huda>) => giveRole(ctx, { id, role: 'owner' }),
    (ctx: ReturnType<typeof huda>) => endRole(ctx, { id, roleId: x }),
    (ctx: ReturnType<typeof huda>) => addContact(ctx, { id, contactName: 'نورة', contactPhone: '95551234' }),
    (ctx: ReturnType<typeof huda>) => removeContact(ctx, { id, contactId: x }),
    (ctx: ReturnType<typeof huda>) => addBankAccount(ctx, { id, iban, holder: 'سالم' }),
    (ctx: ReturnType<typeof huda>) => removeBankAccount(ctx, { id, bankAccountId: x }),
    (ctx: ReturnType<typeof huda>) => appointDelegate(ctx, { id, relation: 'heir', other: 'CU-10001' }),
    (ctx: ReturnType<typeof huda>) => endRelation(ctx, { id, relationId: x }),
    (ctx: ReturnType<typeof huda>) => addDocument(ctx, { id, documentKind: 'passport', file: [] }),
    (ctx: ReturnType<typeof huda>) => verifyDocument(ctx, { id, documentId: x }),
    (ctx: ReturnType<typeof huda>) => refuseDocument(ctx, { id, documentId: x, reason: 'سبب' }),
  ]
  for (const [index, deed] of deeds.entries()) {
    await expect(deed(office.staff('said', may.view)), String(index)).rejects.toMatchObject({ status: 403 })
    await expect(deed(stranger()), String(index)).rejects.toMatchObject({ status: 404 })
  }
  expect(await office.history()).toEqual(['customers.registered'])
})

test('the page shows each of its parts, and a refused form under the part it stands in', async () => {
  const id = await salim()
  for (const tab of Object.keys(detailTabs))
    expect(await loader(visit(huda(), `/?tab=${tab}`, { params: { id } }))).toMatchObject({ tab })
  const { pathname } = new URL('/admin/users', 'http://office')
  const form = { risk: 'blocked' }
  const refused = await answered(action(visit(huda(), `${pathname}/${id}?act=flag`, { params: { id }, form })))
  expect(refused).toMatchObject({ init: { status: 422 }, data: { fields: { reason: ['اكتب السبب.'] } } })
  expect(await detailOf(huda(), id, new URLSearchParams('act=flag'))).toMatchObject({ act: 'flag', tab: 'dealing' })
  const done = await answered(action(visit(huda(), `/?act=flag`, { params: { id }, form: { ...form, reason: 'شيك مرتجع' } })))
  expect(done).toMatchObject({ status: 303, to: `/admin/users/${id}?tab=dealing` })
})
