import { beforeEach, expect, test } from 'vitest'
import { cancelContract } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { propertiesPermissions } from '../permissions.ts'
import { leaseDraft } from './draft-detail.ts'
import { lease } from './lease-detail.ts'
import { newLease } from './new-lease.ts'
import { leasesOfCustomer } from './of-customer.ts'
import { changeTerms } from './use-cases/change-lease.ts'
import { runRent } from './use-cases/run-rent.ts'
import { takeLeaseCheques } from './use-cases/take-cheques.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { wrong } = payersOf(office)

let near: Ctx
let far: Ctx
let units: string[]
let partyId: string
beforeEach(async () => {
  const one = await letting()
  ;[near, far, units] = [one.near, one.far, one.units]
  partyId = await tenant(near)
})

const asked = (query: string, ctx = near) => newLease(ctx, new URLSearchParams(query))
const drafted = async (startsOn?: string) => {
  const { id } = await started(near, { unitId: units[0] ?? '', partyId, ...(startsOn && { startsOn }) })
  return id
}
const draft = async (id: string, query = '') => {
  const one = await lease(near, id)
  if (!one) throw new Error('no lease')
  return leaseDraft(near, one, new URLSearchParams(query))
}
const cheques = (contractId: string) => ({ id: near.newId(), contractId, bank: 'بنك مسقط', number1: '000100', amount1: '250' })

test('the first step finds units and tenants within reach, and says what a tenant owes before he is chosen', async () => {
  expect((await asked('uq=برج')).units.map(({ id, state }) => `${id} ${state}`)).toEqual(units.map((id) => `${id} vacant`))
  expect((await asked('uq=قصر')).units).toEqual([])
  // As a unit is written everywhere; its own number first, though others stand vacant in what is called so.
  const byName = await asked(`uq=${encodeURIComponent('شقة 2، برج السعادة')}`)
  expect([byName.units[0]?.id, byName.hasMoreUnits]).toEqual([units[1], false])
  expect((await asked('uq=برج', far)).units).toEqual([])
  expect((await asked('q=خالد')).tenants).toMatchObject([{ id: partyId, owed: 0n, late: 0n }])
  await putInForce(near, await drafted())
  expect((await asked('q=خالد')).tenants).toMatchObject([{ id: partyId, owed: 500_000n, late: 250_000n }])
  const begun = await asked(`unit=${units[0]}&party=${partyId}`)
  expect(begun).toMatchObject({
    unit: { state: 'leased', freeFrom: '2027-01-01' },
    tenant: { id: partyId },
    startsOn: '2027-01-01',
  })
  expect(await asked(`unit=${units[1]}`, far)).toMatchObject({ unit: null, startsOn: '2026-01-15' })
})

test('a draft says what stands in the way of putting it in force, how its rent is taxed, and who may answer for the tenant', async () => {
  const id = await drafted()
  expect(await draft(id)).toMatchObject({
    inTheWay: [],
    lease: { tax: { category: 'exempt' } },
    guarantor: { chosen: null, found: [] },
  })
  const late = await drafted('2026-06-01')
  expect((await draft(late)).inTheWay).toEqual([expect.stringContaining('بعد نهاية اتفاقية الإدارة')])
  const next = await started(near, { unitId: units[0] ?? '', partyId: await tenant(near, 'سالم المهري', '91234572') })
  await sendForSignature(near, { contractId: next.id })
  expect((await draft(id)).inTheWay).toEqual([
    expect.stringMatching(/محجوزة مبدئيًا حتى 28 يناير 2026: العقد L-\S+ بانتظار التوقيع/),
  ])
  expect((await draft(next.id)).inTheWay).toEqual([])
  const answering = await tenant(near, 'علي المعشني', '91234571')
  const { guarantor } = await draft(id, 'q=المعشني')
  expect(guarantor.found.map((one) => one.id)).toEqual([answering])
  expect((await draft(id, `guarantor=${answering}`)).guarantor.chosen).toMatchObject({ name: 'علي المعشني' })
})

test('of two who write one draft the second is told, and a draft that is given up is none any more', async () => {
  const contractId = await drafted()
  const terms = {
    ...{ contractId, seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '300', rentFor: 'month', frequency: '3' },
    ...{ paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  } as const
  const both = await Promise.allSettled([changeTerms(near, terms), changeTerms(near, { ...terms, rent: '310' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await cancelContract(near, { contractId, reason: 'عدل عن الاستئجار' })
  expect((await lease(near, contractId))?.contract).toMatchObject({ state: 'cancelled', may: { cancel: false } })
})

test('cheques for the instalments go into the vault once, and a number that is there is said in its row', async () => {
  const contractId = await drafted()
  const given = { ...cheques(contractId), dueOn1: '2026-02-01', number2: '000101', dueOn2: '2026-03-01', amount2: '250' }
  await Promise.all([takeLeaseCheques(near, given), takeLeaseCheques(near, given)])
  const { taken } = (await draft(contractId)).cheques
  expect(taken.map(({ number, dueOn }) => `${number} ${dueOn}`)).toEqual(['000100 2026-02-01', '000101 2026-03-01'])
  await expect(takeLeaseCheques(near, { ...cheques(contractId), dueOn1: '2026-04-01' })).rejects.toMatchObject({
    issues: [{ path: ['number1'] }],
  })
  await expect(takeLeaseCheques(far, { ...cheques(contractId), dueOn1: '2026-04-01' })).rejects.toMatchObject({ status: 404 })
})

test('a draft that is given up has its cheques handed back', async () => {
  const contractId = await drafted()
  await takeLeaseCheques(near, { ...cheques(contractId), dueOn1: '2026-02-01' })
  await cancelContract(near, { contractId, reason: 'عدل عن الاستئجار' })
  const [task] = await office.db.selectFrom('tasks').select(['title', 'details', 'role']).where('status', '=', 'open').execute()
  expect(task).toMatchObject({ role: 'cashier', details: expect.stringContaining('000100') })
  expect(task?.title).toMatch(/^أعد إلى المستأجر شيكات العقد L-\S+ الملغى: شيك واحد$/)
})

test('what a lease demands is covered by the cheques that were given for it, each by the one of its own time', async () => {
  const contractId = await drafted()
  const given = { ...cheques(contractId), dueOn1: '2026-01-03', number2: '000101', dueOn2: '2026-02-01', amount2: '200' }
  await takeLeaseCheques(near, { ...given, number3: '000102', dueOn3: '2026-03-01', amount3: '250' })
  await putInForce(near, contractId)
  office.later(25 * 24 * 60 * 60 * 1000)
  await runRent(office.staff('maryam', propertiesPermissions.runRent), {})
  await runRent(office.staff('maryam', propertiesPermissions.runRent), {})
  const rents = (await chargesOfContracts(office, [contractId])).filter(({ kind }) => kind === 'rent')
  expect(rents.map(({ dueOn, open, covered }) => `${dueOn} ${open} ${covered}`)).toEqual([
    '2026-01-01 250000 250000',
    '2026-02-01 250000 200000',
  ])
  expect(await wrong()).toEqual([])
})

test('of a book of cheques the first number is enough', async () => {
  const contractId = await drafted()
  const rows = { dueOn1: '2026-02-01', dueOn2: '2026-03-01', amount2: '250', dueOn3: '2026-04-01', amount3: '250' }
  await takeLeaseCheques(near, { ...cheques(contractId), ...rows, series: 'yes' })
  expect((await draft(contractId)).cheques.taken.map(({ number }) => number)).toEqual(['000100', '000101', '000102'])
})

test('a customer shows their leases to whoever sees contracts', async () => {
  const id = await drafted()
  expect(await leasesOfCustomer(near, partyId)).toMatchObject({ leases: [{ id }], begin: expect.stringContaining(partyId) })
  expect((await leasesOfCustomer(far, partyId))?.leases).toEqual([])
  expect(await leasesOfCustomer(near, 'no-id')).toBeNull()
})
