import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { readContractsAsked } from './contract-asked.ts'
import { contract } from './contract-detail.ts'
import { contractRecord } from './contract-record.ts'
import { callForWhatEnds } from './ending-tasks.ts'
import { contracts, endingSoon, exportedContracts, findContracts } from './queries.ts'
import { endsInWords } from './ui/contracts-table.tsx'
import { giveContractNotice } from './use-cases/end-contract.ts'
import { renewContract } from './use-cases/renew-contract.ts'

const office = testOffice()
const { opened, drafted, knowing } = contractsOf(office)

let near: Ctx
let far: Ctx
let salim: string
beforeEach(async () => {
  const open = await opened()
  ;[near, far, salim] = [open.near, open.far, open.partyId]
})

const asked = (query = '') => readContractsAsked(new URLSearchParams(query))
const numbers = async (query = '', ctx = near) => (await contracts(ctx, asked(query))).rows.map(({ number }) => number)
const lasting = async (endsOn: string, more: Parameters<typeof drafted>[2] = {}) => {
  const { id, number } = await drafted(near, salim, { startsOn: '2026-01-01', endsOn, ...more })
  await putInForce(near, id)
  return { id, number, contractId: id }
}
const openTasks = async () => {
  const rows = await office.db.selectFrom('tasks').select(['subjectId', 'role']).where('status', '=', 'open').execute()
  return rows.map(({ subjectId }) => subjectId)
}

test('the register shows each contract where it stands, and the radar each ring with the nearer ones in it', async () => {
  const soon = await lasting('2026-02-10')
  const later = await lasting('2026-04-30')
  const far120 = await lasting('2026-12-31')
  const { number: draft } = await drafted(near, salim)
  expect(await numbers()).toEqual([draft, far120.number, later.number, soon.number])
  expect(await numbers('view=draft')).toEqual([draft])
  expect(await numbers('view=ending')).toEqual([soon.number, later.number])
  expect(await numbers('view=ending&within=30')).toEqual([soon.number])
  const { counts } = await contracts(near, asked())
  expect(counts.views).toMatchObject({ all: 4, 'in-force': 3, ending: 2, draft: 1, over: 0 })
  expect(counts.rings).toEqual({ 30: 1, 60: 1, 90: 1, 120: 2 })
  expect(await endingSoon(near, 60)).toBe(1)
})

test('what is followed by another one in force ends nobody’s sleep', async () => {
  const { id: contractId } = await lasting('2026-02-10')
  const id = near.newId()
  await renewContract(near, { id, contractId, endsOn: '2027-02-10', value: '1', noticeDays: '30' })
  expect(await numbers('view=ending')).toHaveLength(1)
  await putInForce(near, id)
  expect(await numbers('view=ending')).toEqual([])
})

test('a list says of what is soon over that it ends, or that it is renewed by itself as long as nobody gave notice', () => {
  const soon = { state: 'active', lastDay: '2026-01-20', goesOn: false, isFollowed: false, today: '2026-01-15' } as const
  expect(endsInWords(soon)).toBe('ينتهي خلال 5 أيام')
  expect(endsInWords({ ...soon, goesOn: true })).toBe('يتجدد خلال 5 أيام')
  expect(endsInWords({ ...soon, goesOn: true, state: 'notice-given' })).toBe('ينتهي خلال 5 أيام')
  expect(endsInWords({ ...soon, goesOn: true, today: '2026-01-20' })).toBe('يتجدد غدًا')
  expect(endsInWords({ ...soon, isFollowed: true })).toBe('مجدَّد')
})

test('the list is narrowed by words, kind, branch and customer, and goes no further than the branch', async () => {
  const { number } = await drafted(near, salim)
  expect(await numbers('q=العمري')).toEqual([number])
  expect(await numbers(`q=${number}`)).toEqual([number])
  expect(await numbers('q=غيره')).toEqual([])
  expect(await numbers(`party=${salim}`)).toEqual([number])
  expect(await numbers(`party=${near.newId()}`)).toEqual([])
  expect(await numbers('kind=another')).toEqual([])
  expect(await numbers('branch=none')).toEqual([])
  expect(await numbers('', far)).toEqual([])
  expect((await findContracts(near, 'برج')).map((one) => one.number)).toEqual([number])
  expect(await findContracts(far, 'برج')).toEqual([])
  const rows = []
  for await (const row of exportedContracts(near, asked())) rows.push([row.number, row.party, row.kindLabel])
  expect(rows).toEqual([[number, 'سالم العمري', 'عقد إيجار']])
})

test('the search over everything finds the flat that was typed before those whose numbers hold its number', async () => {
  const named = async (words: string) => {
    const { id } = await drafted(near, salim)
    await office.db.updateTable('contracts').set({ words }).where('id', '=', id).execute()
    office.later(1000)
    return id
  }
  const sixth = await named('l-sll26-0001 شقه 6، برج السعاده')
  const others = [await named('l-sll26-0002 شقه 16، برج السعاده'), await named('l-sll26-0003 شقه 2، برج السعاده')]
  expect((await findContracts(near, 'شقة 6 برج السعادة')).map(({ id }) => id)).toEqual([sixth, ...others.toReversed()])
})

test('its page says who stands in it, what follows it, and what this person may do with it now', async () => {
  const { id, number } = await lasting('2026-12-31')
  const seen = await contract(near, id)
  expect(seen).toMatchObject({ number, kindPath: `/admin/x/${id}`, parties: [{ name: 'سالم العمري', role: 'المستأجر' }] })
  const acts = Object.entries(seen?.may ?? {}).flatMap(([name, may]) => (may ? [name] : []))
  expect(acts).toEqual(['amend', 'suspend', 'notice', 'renew', 'terminate', 'edit'])
  const next = { id: near.newId(), contractId: id, endsOn: '2027-12-31', value: '1', noticeDays: '30' }
  const { number: after } = await renewContract(near, next)
  expect(await contract(near, id)).toMatchObject({ successor: { number: after }, may: { renew: false } })
  expect(await contract(near, next.id)).toMatchObject({ predecessor: { number } })
  expect([await contract(far, id), await contract(near, 'x'), await contractRecord.find(far, id)]).toEqual([null, null, null])
  expect(await contractRecord.find(near, id)).toEqual({ name: `عقد إيجار ${number}`, mayEdit: true })
})

test('what ends within two months calls somebody, once, until it is decided on', async () => {
  const { contractId } = await lasting('2026-03-01')
  await lasting('2026-06-01')
  const call = () => callForWhatEnds(knowing(office.visitor()))
  await call()
  await call()
  expect(await openTasks()).toEqual([contractId])
  await giveContractNotice(near, { contractId, by: 'party', on: '2026-01-15', lastDay: '2026-03-01', reason: 'انتقل' })
  expect(await openTasks()).toEqual([])
  await call()
  expect(await openTasks()).toEqual([])
})

test('what goes on by itself calls somebody a month before the last day of notice, and says so', async () => {
  const { contractId } = await lasting('2026-05-16', { autoRenew: true })
  const call = () => callForWhatEnds(knowing(office.visitor()))
  await call()
  expect(await openTasks()).toEqual([])
  office.later(86_400_000)
  await call()
  expect(await openTasks()).toEqual([contractId])
  const said = await office.db
    .selectFrom('tasks')
    .select(['title', 'details'])
    .where('rule', '=', 'contracts.ending')
    .executeTakeFirstOrThrow()
  expect(said.title).toContain('يتجدد وحده بعد 16 مايو 2026')
  expect(said.details).toContain('آخر يوم للإخطار بإنهائه 15 فبراير 2026')
})
