import { beforeEach, expect, test } from 'vitest'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { faultsOf, movesIn, picture } from '#testing/faults-of-units.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { storiesOf } from '#testing/stories.ts'
import { dailyMaintenance } from './daily.ts'
import {
  board,
  exportedRequests,
  findRequests,
  mine,
  openRequests,
  requests,
  requestsOfPart,
  requestsWaiting,
} from './queries.ts'
import { maintenanceReport } from './report.ts'
import { readReportAsked } from './report-asked.ts'
import { payerByLaw } from './request.ts'
import { readRequestsAsked } from './request-asked.ts'
import { request, whoMends } from './request-detail.ts'
import { assignMaintenance } from './use-cases/assign-maintenance.ts'
import { confirmMaintenance, reopenMaintenance } from './use-cases/confirm-maintenance.ts'
import { completeMaintenance, rejectMaintenance, startMaintenance } from './use-cases/do-maintenance.ts'
import { keepMaintenance } from './use-cases/keep-maintenance.ts'
import { reportFault } from './use-cases/report-fault.ts'
import { triageMaintenance } from './use-cases/triage-maintenance.ts'

const office = testOffice()
const { aPropertyOfABranch, unitsIn } = placesOf(office)
const { colleague } = storiesOf(office)
const { reports } = faultsOf(office)

let near: Ctx
let far: Ctx
let tech: Ctx
let propertyId: string
let unitId: string
beforeEach(async () => {
  const { id, ...two } = await aPropertyOfABranch()
  ;[near, far, propertyId] = [two.near, two.far, id]
  ;[unitId = ''] = await unitsIn(near, propertyId)
  tech = await colleague('khalid', 'technician', salalah)
})

const day = 86_400_000
const asked = (query = '') => readRequestsAsked(new URLSearchParams(query))
const sorted = { category: 'plumbing', priority: 'normal', nature: 'structural', payer: 'company', payerReason: 'ضمان' } as const
const stateOf = async (id: string) => (await request(near, id))?.state
const given = (id: string, who = tech.actor.id) =>
  assignMaintenance(near, {
    requestId: id,
    who: `technician:${who}`,
    visitOn: '2026-01-16',
    visitFrom: '16:00',
    visitUntil: '18:00',
  })
const tenant = async () => {
  const { id } = await registerCustomer(near, { kind: 'person', name: 'فاطمة المعشني', phone: '91234501', branchId: salalah })
  await movesIn(near, { unitId, partyId: id })
  return id
}

/** As far as it goes without a word of the tenant. */
async function mended() {
  const { id } = await reports(near, { propertyId, unitId })
  await triageMaintenance(near, { requestId: id, ...sorted })
  await given(id)
  await completeMaintenance(tech, { requestId: id, note: 'بُدّل المحبس', cost: '12.500', photos: [picture] })
  return id
}

test('a request goes from the report to the confirmation, each step by whoever may', async () => {
  await tenant()
  const { id, number } = await reports(near, { propertyId, unitId }, { photos: [picture], suits: 'بعد العصر' })
  expect(number).toBe('W-101')
  expect(await request(near, id)).toMatchObject({ state: 'reported', tenant: 'فاطمة المعشني', dueOn: '2026-01-22' })
  expect(await request(tech, id)).toBeNull()

  await triageMaintenance(near, { requestId: id, ...sorted, priority: 'urgent', estimate: '20' })
  expect(await request(near, id)).toMatchObject({ state: 'triaged', payer: 'company', dueOn: '2026-01-16', estimate: 20_000n })
  await given(id)
  expect((await requestsWaiting(tech)).map(({ title }) => title)).toEqual(['W-101 سباكة: شقة 1، برج السعادة'])
  await startMaintenance(tech, { requestId: id })
  await completeMaintenance(tech, { requestId: id, note: 'بُدّل المحبس', cost: '12.500', photos: [picture] })
  expect((await mine(tech)).map(({ state }) => state)).toEqual(['done'])
  await confirmMaintenance(near, { requestId: id })
  const shown = await request(near, id)
  expect(shown).toMatchObject({ state: 'confirmed', cost: 12_500n, doer: 'khalid', doneNote: 'بُدّل المحبس', confirmer: 'huda' })
  expect(shown?.photos.map(({ stage }) => stage)).toEqual(['report', 'done'])
  expect((await office.history()).filter((name) => name.startsWith('properties.maintenance'))).toEqual([
    ...['properties.maintenance-triaged', 'properties.maintenance-assigned', 'properties.maintenance-started'],
    ...['properties.maintenance-completed', 'properties.maintenance-confirmed'],
  ])
})

test('one form sent many times at once is one request, and one step taken by two is taken once', async () => {
  const form = {
    id: near.newId(),
    category: 'other',
    priority: 'high',
    description: 'باب السطح',
    propertyId,
    place: 'السطح',
  } as const
  const numbers = await Promise.all(Array.from({ length: 6 }, () => reportFault(near, { ...form, photos: [] })))
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1)
  await triageMaintenance(near, { requestId: form.id, ...sorted })
  await given(form.id)
  const done = (note: string) => completeMaintenance(tech, { requestId: form.id, note, photos: [] })
  const both = await Promise.allSettled([done('أُصلح القفل'), done('بُدّل القفل')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lost] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject({ code: 'properties.request-elsewhere' })
})

test('who pays follows from the law, and another only with a reason', async () => {
  expect([payerByLaw('structural', 'x'), payerByLaw('everyday', 'x'), payerByLaw('misuse', 'x')]).toEqual([
    'owner',
    'tenant',
    'tenant',
  ])
  expect(payerByLaw('everyday', null)).toBe('owner')
  const { id } = await reports(near, { propertyId, unitId })
  const nature = { category: 'plumbing', priority: 'normal', nature: 'structural' } as const
  const sort = (more: object) => triageMaintenance(near, { requestId: id, ...nature, ...more })
  await expect(sort({ payer: 'tenant', payerReason: 'كسره' })).rejects.toThrow('لا مستأجر في هذا المكان')
  await expect(sort({ payer: 'company' })).rejects.toThrow('اكتب لماذا لا يتحمله')
  await sort({ payer: 'company', payerReason: 'ضمان عملنا السابق' })
  expect(await request(near, id)).toMatchObject({ payer: 'company', payerReason: 'ضمان عملنا السابق' })
  await sort({})
  expect(await request(near, id)).toMatchObject({ payer: 'owner', payerReason: null })
})

test('a step is refused where the request does not stand, and nothing is left behind by it', async () => {
  const { id } = await reports(near, { propertyId, unitId })
  await expect(given(id)).rejects.toMatchObject({ code: 'properties.request-elsewhere' })
  await expect(completeMaintenance(near, { requestId: id, note: 'أُصلح', photos: [] })).rejects.toThrow('حال البلاغ الآن «جديد»')
  await expect(confirmMaintenance(near, { requestId: id })).rejects.toThrow('حدّث الصفحة')
  await rejectMaintenance(near, { requestId: id, reason: 'بلاغ مكرر' })
  expect(await request(near, id)).toMatchObject({ state: 'rejected', rejectedReason: 'بلاغ مكرر' })
  await expect(triageMaintenance(near, { requestId: id, ...sorted })).rejects.toThrow('«مرفوض»')
  expect(await office.db.selectFrom('tasks').select('status').execute()).toEqual([{ status: 'done' }])
})

test('given to somebody who mends nothing for us, or for a day that is over, it is told under its field', async () => {
  const { id } = await reports(near, { propertyId, unitId })
  await triageMaintenance(near, { requestId: id, ...sorted })
  const cashier = await colleague('fatima', 'cashier', salalah)
  await expect(given(id, cashier.actor.id)).rejects.toThrow('من القائمة')
  await expect(
    assignMaintenance(near, { requestId: id, who: `technician:${tech.actor.id}`, visitOn: '2026-01-14' }),
  ).rejects.toThrow('يوم مضى')
  expect((await whoMends(near)).technicians.map(([, name]) => name)).toContain('khalid')
  const other = await colleague('said', 'technician', salalah)
  await given(id)
  await given(id, other.actor.id)
  expect([await mine(tech), (await mine(other)).length]).toEqual([[], 1])
  await expect(startMaintenance(tech, { requestId: id })).rejects.toThrow('لم نجد هذا السجل')
})

test('what was mended can be opened again for two weeks, then it is closed by itself', async () => {
  const first = await mended()
  office.later(14 * day)
  await reopenMaintenance(near, { requestId: first, reason: 'عاد التسريب' })
  expect(await request(near, first)).toMatchObject({ state: 'reopened', reopenings: 1, dueOn: '2026-02-05' })
  expect((await board(near)).map(({ state }) => state)).toEqual(['reopened'])

  const second = await mendedNow()
  office.later(15 * day)
  await expect(reopenMaintenance(near, { requestId: second, reason: 'عاد' })).rejects.toThrow('سجّل بلاغًا جديدًا')
  await dailyMaintenance(near)
  expect(await stateOf(second)).toBe('closed')
  await expect(keepMaintenance(near, {})).resolves.toEqual({ closed: 0, asked: 0, reminded: 0 })
})

async function mendedNow() {
  const { id } = await reports(near, { propertyId, unitId })
  await triageMaintenance(near, { requestId: id, ...sorted })
  await assignMaintenance(near, { requestId: id, who: `technician:${tech.actor.id}`, visitOn: '2026-01-30' })
  await completeMaintenance(tech, { requestId: id, note: 'بُدّل المحبس', photos: [] })
  return id
}

test('what is late says so, is counted, and becomes one task', async () => {
  const { id } = await reports(near, { propertyId, unitId }, { priority: 'urgent' })
  await reports(near, { propertyId, place: 'المصعد' })
  office.later(3 * day)
  expect(await openRequests(near)).toEqual({ open: 2, late: 1 })
  expect((await requests(near, asked('state=late'))).rows.map((row) => [row.id, row.isLate])).toEqual([[id, true]])
  await dailyMaintenance(near)
  await dailyMaintenance(near)
  const tasks = await office.db.selectFrom('tasks').select('title').where('rule', '=', 'maintenance-overdue').execute()
  expect(tasks.map(({ title }) => title)).toEqual(['بلاغ متأخر W-101: سباكة، شقة 1، برج السعادة'])
})

test('requests are found by number, place and words, and a unit shows its own', async () => {
  const { id } = await reports(near, { propertyId, unitId })
  await reports(near, { propertyId, place: 'المصعد' }, { category: 'electricity', description: 'لا يعمل زر الدور الثاني' })
  const found = async (query: string) => (await requests(near, asked(query))).rows.map(({ number }) => number)
  expect(await found('q=مغسله')).toEqual(['W-101'])
  expect(await found('q=المصعد السعادة')).toEqual(['W-102'])
  expect(await found('category=plumbing')).toEqual(['W-101'])
  expect(await found(`unit=${unitId}&state=all`)).toEqual(['W-101'])
  expect(await found(`property=${propertyId}&from=2026-01-16`)).toEqual([])
  expect((await findRequests(near, 'W-102')).map(({ where }) => where)).toEqual(['المصعد، برج السعادة'])
  expect((await requestsOfPart(near, unitId)).map((row) => row.id)).toEqual([id])
  const rows = []
  for await (const row of exportedRequests(near, asked('state=all'))) rows.push(row.number)
  expect(rows).toEqual(['W-102', 'W-101'])
})

test('a report tells of each property what was spent by whom, how long it took and what came back', async () => {
  const id = await mended()
  await reopenMaintenance(near, { requestId: id, reason: 'عاد التسريب' })
  const rejected = await reports(near, { propertyId, unitId })
  await rejectMaintenance(near, { requestId: rejected.id, reason: 'مكرر' })
  const of = (who: Ctx, query = '') => maintenanceReport(who, readReportAsked(new URLSearchParams(query), '2026-01-15'))
  expect(await of(near)).toMatchObject([
    { name: 'برج السعادة', count: 1n, done: 1n, days: 0, back: 100, company: 12_500n, owner: 0n, cost: 12_500n },
  ])
  expect([await of(near, 'from=2026-01-16&to=2026-01-20'), await of(far)]).toEqual([[], []])
})

test('whoever works in another branch sees and reports nothing here', async () => {
  const { id } = await reports(near, { propertyId, unitId })
  expect([await request(far, id), (await requests(far, asked())).count, await board(far)]).toEqual([null, 0, []])
  expect(await openRequests(far)).toEqual({ open: 0, late: 0 })
  await expect(reports(far, { propertyId, unitId })).rejects.toThrow('لم نجد هذا السجل')
  await expect(triageMaintenance(far, { requestId: id, ...sorted })).rejects.toThrow('لم نجد هذا السجل')
  expect(await colleague('x', 'technician', thumrait)).toBeTruthy()
})

test('a unit of another property, or neither unit nor place, is told under its field', async () => {
  await expect(reports(near, { propertyId, unitId: near.newId() })).rejects.toThrow('لا توجد هذه الوحدة')
  await expect(reports(near, { propertyId })).rejects.toThrow('اكتب الجزء المشترك')
  await expect(reports(near, { propertyId, unitId, place: 'المصعد' })).rejects.toThrow('اكتب الجزء المشترك')
})
