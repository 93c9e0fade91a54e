import { beforeEach, expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { vaultOf } from '#testing/cheques.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { type BoardAsked, boardAddress, everybody, isNarrowed, readBoardAsked } from './board-asked.ts'
import { collectingPermissions } from './permissions.ts'
import { boardFigures, debtors } from './queries.ts'
import { loader } from './routes/back-office-collecting.tsx'
import { logFollowUp } from './use-cases/log-follow-up.ts'

const office = testOffice()
const { customer, owes, id } = vaultOf(office)
const { aLateLeaseOfABranch } = leasesOf(office)
const { viewCollecting, collect } = collectingPermissions
const haitham = () => office.staff('haitham', viewCollecting, collect, customersPermissions.view)
const noor = () => office.staff('noor', viewCollecting, collect, customersPermissions.view)
const found = async (filters: Partial<BoardAsked>) =>
  (await debtors(haitham(), { ...everybody, ...filters })).cards.map(({ name }) => name)

let salim: string
let nasser: string
beforeEach(async () => {
  salim = await customer('سالم الكثيري')
  nasser = await customer('ناصر المعشني')
  await owes(salim, '100', '2026-01-12')
  await owes(nasser, '40', '2025-12-20')
})

test('the board is narrowed by name, by how old the debt is, and its figures follow', async () => {
  expect(await found({})).toEqual(['ناصر المعشني', 'سالم الكثيري'])
  expect(await found({ q: 'ناصر' })).toEqual(['ناصر المعشني'])
  expect(await found({ age: 'week' })).toEqual(['سالم الكثيري'])
  expect(await found({ age: 'month' })).toEqual(['ناصر المعشني'])
  expect(await found({ age: 'older' })).toEqual([])
  const { all } = await boardFigures(haitham(), { ...everybody, age: 'week' })
  expect(all).toEqual({ count: 1, sum: 100_000n })
})

test('it is narrowed by who reached them last, and how', async () => {
  const tried = { way: 'call', outcome: 'no-answer' } as const
  await logFollowUp(haitham(), { id: id(), partyId: salim, ...tried })
  office.later(1000)
  await logFollowUp(noor(), { id: id(), partyId: salim, ...tried, way: 'visit' })
  expect(await found({ by: 'haitham' })).toEqual([])
  expect(await found({ by: 'noor' })).toEqual(['سالم الكثيري'])
  expect(await found({ way: 'visit' })).toEqual(['سالم الكثيري'])
  expect(await found({ way: 'call' })).toEqual([])
  expect(await found({ way: 'none' })).toEqual(['ناصر المعشني'])
})

test('it is narrowed by where they live, and by the number of a lease', async () => {
  const { id: leaseId } = await aLateLeaseOfABranch()
  const { cards } = await debtors(haitham())
  const home = cards.find(({ homes }) => homes)
  expect(home?.services, 'of rent alone the card says nothing').toEqual([])
  const lease = await office.db.selectFrom('contracts').select('number').where('id', '=', leaseId).executeTakeFirstOrThrow()
  expect(await found({ q: lease.number.toLowerCase() })).toEqual([home?.name])
  expect(await found({ q: `${lease.number}9` })).toEqual([])
  const { id: property, wilayat } = await office.db
    .selectFrom('properties')
    .select(['id', 'wilayat'])
    .where('name', '=', home?.homes?.[0]?.site ?? '')
    .executeTakeFirstOrThrow()
  expect(await found({ property })).toEqual([home?.name])
  expect(await found({ property, wilayat })).toEqual([home?.name])
  expect(await found({ wilayat: 'خصب' })).toEqual([])
  expect(await found({ property: id() })).toEqual([])
})

test('the address says what is asked for; where nobody fits the way back is there', async () => {
  const asked = { ...everybody, age: 'week', q: 'سالم', look: 'list' } as const
  const address = boardAddress(asked)
  expect(readBoardAsked(new URL(address, office.visitor().origin).searchParams)).toEqual(asked)
  expect([isNarrowed(asked), isNarrowed({ ...everybody, look: 'list' })]).toEqual([true, false])
  expect(readBoardAsked(new URLSearchParams('age=old&way=fax&look=x'))).toEqual(everybody)
  expect(await loader(visit(haitham(), boardAddress({ q: 'لا أحد' })))).toMatchObject({
    cards: [],
    figures: { all: { count: 0 } },
  })
})
