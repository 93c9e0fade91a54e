import { expect, test } from 'vitest'
import { addBankAccount } from '#areas/customers/dealings/use-cases/add-bank-account.ts'
import { flagCustomer } from '#areas/customers/dealings/use-cases/flag-customer.ts'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { addDocument } from '#areas/customers/papers/use-cases/add-document.ts'
import { appointDelegate } from '#areas/customers/people/use-cases/appoint-delegate.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { findParties, reachableParty } from '#areas/customers/public.ts'
import { customer, mergePreview, mergesOf } from '#areas/customers/record/queries.ts'
import { correctCustomer } from '#areas/customers/record/use-cases/correct-customer.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { loader as mergePage } from './routes/back-office-merge-customers.tsx'
import { mergeCustomers } from './use-cases/merge-customers.ts'
import { undoMerge } from './use-cases/undo-merge.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const total = async () => (await customers(huda(), askedOf(new URLSearchParams()))).total

/** Salim, written down twice: the second time with his card, another phone and a paper. */
async function salimTwice() {
  const { id } = await registerCustomer(huda(), { kind: 'person', name: 'سالم الكثيري', phone: '9123 4567', roles: ['tenant'] })
  const { id: otherId } = await registerCustomer(huda(), {
    ...{ kind: 'person', name: 'سالم بن أحمد الكثيري', phone: '9555 1234', civilNumber: '10214471' },
    ...{ roles: ['tenant', 'owner'], anyway: 'yes' },
  })
  await addDocument(huda(), { id: otherId, documentKind: 'civil-card', file: [] })
  await addBankAccount(huda(), { id: otherId, iban: 'OM810180000001299123456', holder: 'سالم' })
  await appointDelegate(huda(), { id: otherId, relation: 'delegate', other: 'CU-10001' })
  return { id, otherId }
}

const tables = ['parties', 'partyRoles', 'identityDocuments', 'bankAccounts', 'partyRelations', 'customerAccounts'] as const

/** Every row of the register, but for what counts its changes. */
async function register() {
  const rows = await Promise.all(tables.map((table) => office.db.selectFrom(table).selectAll().execute()))
  return rows
    .flat()
    .map((row) =>
      JSON.stringify({ ...row, version: 0, changedAt: null }, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    )
    .sort()
}

const mergeIn = async (id: string) => (await mergesOf(huda(), id))[0]?.id ?? ''

test('whoever was merged away twice is reached at the one who is left', async () => {
  const { id, otherId } = await salimTwice()
  const { id: last } = await registerCustomer(huda(), { kind: 'person', name: 'سالم', phone: '9666 1234', anyway: 'yes' })
  await mergeCustomers(huda(), { id, otherId, take: [] })
  await mergeCustomers(huda(), { id: last, otherId: id, take: [] })

  const reached = (partyId: string) => office.db.transaction().execute((tx) => reachableParty(tx, partyId))
  const salim = [{ accountId: null, phone: '+96896661234', email: null }]
  for (const partyId of [otherId, id, last]) expect(await reached(partyId)).toEqual(salim)
})

test('two records become one: what was chosen is taken, and all that was the second’s is found at the first', async () => {
  const { id, otherId } = await salimTwice()
  expect(await mergePreview(huda(), { id, otherId })).toMatchObject({
    fields: [{ field: 'name' }, { field: 'civilNumber', ours: null, theirs: '10214471' }, { field: 'phone' }],
  })
  await mergeCustomers(huda(), { id, otherId, take: ['name', 'civilNumber'] })

  expect(await customer(huda(), id)).toMatchObject({
    ...{ name: 'سالم بن أحمد الكثيري', phone: '+96891234567', civilNumber: '10214471' },
    ...{ roles: [{ role: 'owner' }, { role: 'tenant' }], documents: [{ kind: 'civil-card' }] },
  })
  expect(await customer(huda(), otherId)).toMatchObject({ mergedInto: id, documents: [] })
  expect(await total()).toBe(1)
  expect((await findParties(huda(), '10214471')).map((one) => one.id)).toEqual([id])
})

test('whoever corrects a record while the two are compared is not passed over', async () => {
  const { id, otherId } = await salimTwice()
  const looked = await mergePreview(huda(), { id, otherId })
  const seen = { version: String(looked?.version), otherVersion: String(looked?.other.version) }
  const corrected = { kind: 'person', name: 'سالم بن أحمد الكثيري', phone: '9666 4321', id: otherId } as const
  await correctCustomer(huda(), { ...corrected, version: seen.otherVersion })

  const merge = (versions: typeof seen) => mergeCustomers(huda(), { id, otherId, take: ['phone'], ...versions })
  await expect(merge(seen)).rejects.toMatchObject({ code: 'customers.changed' })
  const again = await mergePreview(huda(), { id, otherId })
  await merge({ ...seen, otherVersion: String(again?.other.version) })
  expect(await customer(huda(), id)).toMatchObject({ phone: '+96896664321' })
})

test('undone within the day, everything is as it was', async () => {
  const { id, otherId } = await salimTwice()
  const before = await register()
  await mergeCustomers(huda(), { id, otherId, take: ['name', 'civilNumber', 'phone'] })
  expect(await register()).not.toEqual(before)
  await undoMerge(huda(), { id, mergeId: await mergeIn(id) })

  expect(await register()).toEqual(before)
  expect((await office.history()).slice(-2)).toEqual(['customers.merged', 'customers.merge-undone'])
})

test('what has been corrected or added since stays with the first', async () => {
  const { id, otherId } = await salimTwice()
  await mergeCustomers(huda(), { id, otherId, take: ['name'] })
  await addDocument(huda(), { id, documentKind: 'passport', file: [] })
  const kept = { kind: 'person', name: 'سالم بن أحمد بن علي الكثيري', phone: '9123 4567', id } as const
  const { version } = (await customer(huda(), id)) ?? { version: 0 }
  await correctCustomer(huda(), { ...kept, version: String(version) })
  await undoMerge(huda(), { id, mergeId: await mergeIn(id) })

  expect(await customer(huda(), id)).toMatchObject({ name: kept.name, documents: [{ kind: 'passport' }] })
  expect(await customer(huda(), otherId)).toMatchObject({ mergedInto: null, documents: [{ kind: 'civil-card' }] })
})

test('after the day, or a second time, it is not undone', async () => {
  const { id, otherId } = await salimTwice()
  await mergeCustomers(huda(), { id, otherId })
  const mergeId = await mergeIn(id)
  office.later(24 * 3_600_000)
  await expect(undoMerge(huda(), { id, mergeId })).rejects.toMatchObject({ code: 'customers.not-undone' })
  office.later(-3_600_000)
  const twice = await Promise.allSettled([undoMerge(huda(), { id, mergeId }), undoMerge(huda(), { id, mergeId })])
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('it is not undone while another has taken the phone it would get back', async () => {
  const { id, otherId } = await salimTwice()
  await mergeCustomers(huda(), { id, otherId })
  await registerCustomer(huda(), { kind: 'person', name: 'سعيد المعشني', phone: '9555 1234' })
  await expect(undoMerge(huda(), { id, mergeId: await mergeIn(id) })).rejects.toMatchObject({ name: 'ZodError' })
  expect(await customer(huda(), otherId)).toMatchObject({ mergedInto: id })
})

test('of two who merge the pair at once, either way round, one does', async () => {
  const { id, otherId } = await salimTwice()
  const both = await Promise.allSettled([
    mergeCustomers(huda(), { id, otherId }),
    mergeCustomers(huda(), { id: otherId, otherId: id }),
    mergeCustomers(huda(), { id, otherId }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await total()).toBe(1)
})

test('a record is not merged with itself, with one that is gone, or with one out of reach', async () => {
  const { id, otherId } = await salimTwice()
  await expect(mergeCustomers(huda(), { id, otherId: id })).rejects.toMatchObject({ code: 'customers.same' })
  const far = office.staffWithin('maryam', { own: true }, ...Object.values(may))
  await expect(mergeCustomers(far, { id, otherId })).rejects.toMatchObject({ status: 404 })
  await expect(mergeCustomers(office.staff('said', may.view), { id, otherId })).rejects.toMatchObject({ status: 403 })
  await mergeCustomers(huda(), { id, otherId })
  await expect(flagCustomer(huda(), { id: otherId, risk: 'watch', reason: 'سبب' })).rejects.toMatchObject({
    code: 'customers.merged',
  })
})

test('nobody gets rid of a flag by being merged', async () => {
  const { id, otherId } = await salimTwice()
  await flagCustomer(huda(), { id: otherId, risk: 'blocked', reason: 'ارتجع شيك' })
  await mergeCustomers(huda(), { id, otherId })
  expect(await customer(huda(), id)).toMatchObject({ risk: 'blocked', riskReason: 'ارتجع شيك' })
  await undoMerge(huda(), { id, mergeId: await mergeIn(id) })
  expect(await customer(huda(), id)).toMatchObject({ risk: 'none' })
})

test('the page offers who is alike, finds by what is typed, and compares with the one that is chosen', async () => {
  const { id, otherId } = await salimTwice()
  expect(await mergePage(visit(huda(), '/', { params: { id } }))).toMatchObject({ found: [{ id: otherId }], preview: null })
  expect(await mergePage(visit(huda(), '/?q=5551234', { params: { id } }))).toMatchObject({ found: [{ id: otherId }] })
  expect(await mergePage(visit(huda(), `/?other=${otherId}`, { params: { id } }))).toMatchObject({
    preview: { other: { id: otherId } },
  })
  expect(await mergePage(visit(huda(), '/?other=x', { params: { id } }))).toMatchObject({ preview: null })
  expect(await answered(mergePage(visit(huda(), '/', { params: { id: 'x' } })))).toMatchObject({ init: { status: 404 } })
})
