import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { faultsOf, leak, movesIn, picture } from '#testing/faults-of-units.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { ownParts, ownRequest, ownRequests } from './own-queries.ts'
import { requestPath, sortedAs } from './request.ts'
import { request } from './request-detail.ts'
import { action } from './routes/back-office-request.tsx'
import { assignMaintenance } from './use-cases/assign-maintenance.ts'
import { completeMaintenance } from './use-cases/do-maintenance.ts'
import { confirmOwnMaintenance, reopenOwnMaintenance, reportOwnFault } from './use-cases/say-of-own-home.ts'
import { triageMaintenance } from './use-cases/triage-maintenance.ts'

const office = testOffice()
const { aTenant, aNeighbour } = faultsOf(office)
const { colleague } = storiesOf(office)

let near: Ctx
let salim: Ctx
let unitId: string
beforeEach(async () => {
  const two = await aTenant()
  ;[near, salim, unitId] = [two.near, two.tenant, two.unitId]
})

const { priority: _, ...fault } = leak
const says = (who: Ctx, more: { unitId?: string; danger?: 'yes'; id?: string } = {}) =>
  reportOwnFault(who, { id: who.newId(), ...fault, photos: [picture], unitId, ...more })

async function mended(id: string) {
  await triageMaintenance(near, { requestId: id, category: 'plumbing', priority: 'normal', nature: 'everyday' })
  await assignMaintenance(near, { requestId: id, who: `technician:${near.actor.id}`, visitOn: '2026-01-30' })
  await completeMaintenance(near, { requestId: id, note: 'بُدّل المحبس', cost: '5', photos: [picture] })
}

test('a tenant reports from home, follows it, and says that it is mended', async () => {
  expect((await ownParts(salim)).map(([, name]) => name)).toEqual(['شقة 1، برج السعادة'])
  const { id, number } = await says(salim, { danger: 'yes' })
  expect(number).toBe('W-101')
  expect(await request(near, id)).toMatchObject({ priority: 'urgent', state: 'reported', partyId: expect.any(String) })
  await expect(confirmOwnMaintenance(salim, { requestId: id })).rejects.toMatchObject({ code: 'properties.request-elsewhere' })
  await mended(id)
  expect(await ownRequest(salim, id)).toMatchObject({ state: 'done', cost: 5_000n, payer: 'tenant', may: { confirm: true } })
  await confirmOwnMaintenance(salim, { requestId: id })
  expect((await ownRequests(salim)).map(({ state }) => state)).toEqual(['confirmed'])
})

test('that a repair is at their cost a tenant reads from its sorting on, with why and how much, and hears of it', async () => {
  const { id } = await says(salim)
  await triageMaintenance(near, { requestId: id, category: 'plumbing', priority: 'normal', nature: 'misuse', estimate: '15' })
  const borne = { bears: 'العطل من سوء الاستعمال', estimate: 15_000n, cost: null }
  expect(await ownRequest(salim, id)).toMatchObject(borne)
  await assignMaintenance(near, { requestId: id, who: `technician:${near.actor.id}`, visitOn: '2026-01-30' })
  expect(await ownRequest(salim, id)).toMatchObject(borne)
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => text).join('\n')
  expect(texts).toContain('تكلفة بلاغ الصيانة W-101 عليك: العطل من سوء الاستعمال. التقدير: 15.000 ر.ع. قبل الضريبة')
  expect(texts).toContain('التكلفة على حسابك، والتقدير 15.000 ر.ع. قبل الضريبة')
  await completeMaintenance(near, { requestId: id, note: 'بُدّل المحبس', cost: '22.500', photos: [picture] })
  expect(await ownRequest(salim, id)).toMatchObject({ bears: 'العطل من سوء الاستعمال', cost: 22_500n, billed: [] })
})

test('what is reported is told to whoever sorts it in its branch, and to nobody of another', async () => {
  await says(salim)
  await office.announce()
  const heard = (await office.messages()).filter(({ text }) => text.startsWith('بلاغ صيانة W-101'))
  expect(heard.map(({ recipient }) => recipient)).toEqual([near.actor.id])
})

test('one that is not mended is opened again by its tenant within two weeks', async () => {
  const { id } = await says(salim)
  await mended(id)
  await reopenOwnMaintenance(salim, { requestId: id, reason: 'ما زال يقطر' })
  expect(await request(near, id)).toMatchObject({ state: 'reopened', reopenedReason: 'ما زال يقطر' })
  const before = [{ note: 'بُدّل المحبس', cost: 5_000n }]
  const again = {
    state: 'reopened',
    isDone: false,
    bears: null,
    before,
    reopenedReason: 'ما زال يقطر',
    reopenedAt: expect.any(Date),
  }
  expect(await ownRequest(salim, id)).toMatchObject(again)
  const both = await Promise.allSettled([mended(id), reopenOwnMaintenance(salim, { requestId: id, reason: 'مرة أخرى' })])
  expect(both[0].status).toBe('fulfilled')
  expect(await ownRequest(salim, id)).toMatchObject({ isDone: true, cost: 10_000n, before })
  office.later(15 * 86_400_000)
  await expect(reopenOwnMaintenance(salim, { requestId: id, reason: 'عاد' })).rejects.toThrow()
})

test('of two who sort a request at once the second is told, and covers nothing up; whoever mends it has the phone and the way', async () => {
  const { id } = await says(salim)
  const one = await request(near, id)
  if (!one) throw new Error('a request that is not there')
  expect(one).toMatchObject({ tenantPhone: expect.stringMatching(/^\+968/), address: expect.stringContaining('صلالة') })
  const sorted = { requestId: id, category: 'plumbing', priority: 'normal', nature: 'structural', seen: sortedAs(one) } as const
  await triageMaintenance(near, { ...sorted, estimate: '80' })
  await expect(triageMaintenance(near, { ...sorted, estimate: '20' })).rejects.toThrow('عُدّل هذا السجل')
  expect(await request(near, id)).toMatchObject({ estimate: 80_000n })
})

test('what the form of a new request brings back comes through as it was sent', async () => {
  const { id } = await says(salim)
  const one = await request(near, id)
  if (!one) throw new Error('a request that is not there')
  const form = { seen: sortedAs(one), category: 'plumbing', priority: 'normal', nature: 'everyday' }
  const sent = visit(near, `${requestPath(id)}?act=triage`, { params: { requestId: id }, form })
  expect(await answered(action(sent))).toMatchObject({ to: requestPath(id) })
  expect(await request(near, id)).toMatchObject({ state: 'triaged', payer: 'tenant' })
})

test('nobody else sees it, answers for it or reports of that home', async () => {
  const { id } = await says(salim)
  await mended(id)
  const said = await aNeighbour()
  expect([await ownRequest(said, id), await ownRequests(said), await ownParts(said)]).toEqual([null, [], []])
  await expect(says(said)).rejects.toThrow('اختر الوحدة التي تسكنها')
  await expect(confirmOwnMaintenance(said, { requestId: id })).rejects.toThrow('لم نجد هذا البلاغ')
  await expect(reopenOwnMaintenance(said, { requestId: id, reason: 'لم يُصلح' })).rejects.toThrow('لم نجد هذا البلاغ')
  await expect(says(await colleague('x', 'cashier', salalah))).rejects.toThrow('اختر الوحدة التي تسكنها')
})

test('whoever lives in a unit no more reports nothing of it, and a form sent twice is one request', async () => {
  const id = salim.newId()
  const twice = await Promise.all([says(salim, { id }), says(salim, { id })])
  expect(new Set(twice.map(({ number }) => number)).size).toBe(1)
  await expect(movesIn(near, { unitId, partyId: near.newId() })).rejects.toThrow()
  office.later(366 * 86_400_000)
  await expect(says(salim)).rejects.toThrow('اختر الوحدة التي تسكنها')
})
