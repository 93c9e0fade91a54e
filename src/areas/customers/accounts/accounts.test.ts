import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDocument } from '#areas/customers/papers/use-cases/add-document.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { findParties, partyOfAccount } from '#areas/customers/public.ts'
import { customer, permissionForFile } from '#areas/customers/record/queries.ts'
import { customerKind } from '#areas/customers/record/record-kind.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { recordParts } from '#areas/records/public.ts'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { accountJoiner, contactFollower } from './accounts.ts'

const office = testOffice()
const historyOf = async (id: string) => (await recordParts(huda(), { kind: customerKind, recordId: id, mayEdit: true })).history
const huda = () => office.staff('huda', ...Object.values(may))
const phone = '+96891234567'

const verified = defineFact('identity.contact-verified', z.record(z.string(), z.string()))
const verify = command({
  name: 'test.verify',
  permission: anyone,
  input: z.object({
    accountId: z.string(),
    kind: z.string(),
    value: z.string(),
    accountKind: z.string().prefault('customer'),
    partyKind: z.string().prefault('person'),
  }),
  run: async (work, shown) => work.record(verified, work.newId(), { ...shown, name: 'سالم الكثيري' }),
})

const shows = (accountId: string, value = phone) =>
  verify(office.visitor(), { accountId, value, kind: value.includes('@') ? 'email' : 'phone' })
const changed = defineFact('identity.contact-changed', z.object({ kind: z.string(), from: z.string() }))
const leaves = command({
  name: 'test.leave',
  permission: anyone,
  input: z.object({ accountId: z.string(), from: z.string() }),
  run: async (work, { accountId, from }) => work.record(changed, accountId, { kind: 'phone', from }),
})
const announce = () => office.announce([accountJoiner])
const partyOf = (accountId: string) => partyOfAccount(office.customer(accountId))
const parties = () => office.db.selectFrom('parties').select(['id', 'phone']).where('mergedInto', 'is', null).execute()

test('whoever shows a phone we know is joined to the record that has it', async () => {
  const { id } = await registerCustomer(huda(), { kind: 'person', name: 'سالم بن أحمد الكثيري', phone })
  await shows('salim')
  await announce()
  await office.announceAgain([accountJoiner])

  expect(await partyOf('salim')).toMatchObject({ id, name: 'سالم بن أحمد الكثيري' })
  expect(await customer(huda(), id)).toMatchObject({ joinedAt: expect.any(Date) })
  expect(await parties()).toHaveLength(1)
  expect(await historyOf(id)).toMatchObject([
    { text: 'رُبط السجل بحساب صاحبه في الموقع', by: 'زائر' },
    { text: 'سُجّل العميل', by: 'huda' },
  ])
})

test('whoever shows one we do not know becomes a customer', async () => {
  await shows('salim')
  await shows('said', 'said@example.com')
  await announce()
  expect(await partyOf('salim')).toMatchObject({ phone, name: 'سالم الكثيري' })
  expect(await partyOf('said')).toMatchObject({ phone: null, email: 'said@example.com' })
  expect(await partyOf('maryam')).toBeUndefined()
  expect(await historyOf((await partyOf('salim'))?.id ?? '')).toMatchObject([{ text: 'سُجّل العميل حين فتح حسابه في الموقع' }])
})

test('an account opened for a company is a company’s record', async () => {
  await verify(office.visitor(), { accountId: 'nakhil', kind: 'phone', value: phone, partyKind: 'company' })
  await announce()
  expect(await partyOf('nakhil')).toMatchObject({ kind: 'company' })
})

test('a number that has changed hands opens nobody else’s record', async () => {
  await shows('salim')
  await announce()
  await shows('said')
  await announce()
  const [salim, said] = [await partyOf('salim'), await partyOf('said')]
  expect(salim?.id).not.toBe(said?.id)
  expect(said).toMatchObject({ phone: null })
})

test('a phone shown later fills its empty place', async () => {
  await shows('salim', 'salim@example.com')
  await announce()
  await shows('salim')
  await announce()
  expect(await partyOf('salim')).toMatchObject({ phone, email: 'salim@example.com' })
  expect(await parties()).toHaveLength(1)
  expect((await office.history()).slice(1)).toEqual(['customers.registered', 'identity.contact-verified', 'customers.corrected'])
})

test('and when the phone is that of a record we have had before, the two become that one', async () => {
  const { id } = await registerCustomer(huda(), { kind: 'person', name: 'سالم بن أحمد الكثيري', phone })
  await shows('salim', 'salim@example.com')
  await announce()
  expect((await partyOf('salim'))?.id).not.toBe(id)
  await shows('salim')
  await announce()

  expect(await partyOf('salim')).toMatchObject({ id, phone, email: 'salim@example.com' })
  expect(await parties()).toHaveLength(1)
  expect((await office.history()).at(-1)).toBe('customers.merged')
})

test('two at once with one new phone make one record with it', async () => {
  await Promise.all([shows('salim'), shows('said')])
  await Promise.all([announce(), announce()])
  expect((await parties()).filter((party) => party.phone === phone)).toHaveLength(1)
})

test('staff who show a phone become no customers', async () => {
  await verify(office.visitor(), { accountId: 'huda', kind: 'phone', value: phone, accountKind: 'staff' })
  await announce()
  expect(await parties()).toEqual([])
})

test('the picture of a paper opens to its owner, to staff with the permission, and is not there for anybody else', async () => {
  const { id } = await registerCustomer(huda(), { kind: 'person', name: 'سالم بن أحمد الكثيري', phone })
  await shows('salim')
  await shows('said', '+96891234568')
  await announce()
  await addDocument(huda(), {
    id,
    documentKind: 'civil-card',
    file: [{ name: 'بطاقة.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }],
  })
  const fileId = (await customer(huda(), id))?.documents[0]?.fileId ?? ''

  expect(await permissionForFile(office.customer('salim'), fileId)).toMatchObject({ key: 'anyone-signed-in' })
  expect(await permissionForFile(office.customer('said'), fileId)).toBeNull()
  expect(await permissionForFile(office.staff('maryam', may.view), fileId)).toBe(may.viewDocuments)
  expect(await permissionForFile(office.staffWithin('maryam', { own: true }, may.view), fileId)).toBeNull()
  expect(may.viewDocuments).toMatchObject({ watched: true })
})

test('whoever has another phone now hears from us there: the old one may be somebody else’s', async () => {
  const accountId = office.visitor().newId()
  await office.db
    .insertInto('userAccounts')
    .values({
      ...{ id: accountId, kind: 'customer', name: 'سالم الكثيري', phone, email: null, passwordHash: null, status: 'active' },
      ...{ demonstration: false, createdAt: new Date() },
    })
    .execute()
  await shows(accountId)
  await announce()
  await office.db.updateTable('userAccounts').set({ phone: '+96895551234' }).execute()
  await leaves(office.visitor(), { accountId, from: phone })
  await office.announce([accountJoiner, contactFollower])
  const own = await partyOf(accountId)
  expect(own).toMatchObject({ phone: '+96895551234' })
  expect(await findParties(huda(), '5551234')).toMatchObject([{ id: own?.id }])
  expect(await findParties(huda(), '91234567')).toEqual([])
})
