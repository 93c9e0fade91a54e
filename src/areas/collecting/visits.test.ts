import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { loader as chequePage } from '#areas/finance/cheques/routes/back-office-cheque.tsx'
import { loader as depositPage } from '#areas/finance/cheques/routes/back-office-deposit-cheques.tsx'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { chequesOnBoard } from '#areas/finance/public.ts'
import { counter } from '#areas/finance/receipts/cashier-queries.ts'
import { vaultOf } from '#testing/cheques.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { collectingPermissions } from './permissions.ts'
import { debtors } from './queries.ts'
import { logFollowUp } from './use-cases/log-follow-up.ts'
import { visitsOfToday } from './visits.ts'

const office = testOffice()
const { aLateLeaseOfABranch } = leasesOf(office)
const { bank, brings, id, huda, customer, owes } = vaultOf(office)
const haitham = () => office.staff('haitham', collectingPermissions.collect, customersPermissions.view)

test('whoever is late and lives with us is visited, area by area, and once a day', async () => {
  await aLateLeaseOfABranch()
  const elsewhere = await customer('سعيد العمري')
  await owes(elsewhere, '40', '2026-01-02')
  const { areas } = await visitsOfToday(haitham())
  expect(areas.flatMap(({ stops }) => stops.map(({ called, isVisited }) => [called, isVisited]))).toEqual([
    ['شقة 1، برج السعادة', false],
  ])
  const partyId = areas[0]?.stops[0]?.id ?? ''
  await logFollowUp(haitham(), { id: id(), partyId, way: 'visit', outcome: 'no-answer' })
  const after = await visitsOfToday(haitham())
  expect(after.areas[0]?.stops.map(({ isVisited }) => isVisited)).toEqual([true])
  office.later(86_400_000)
  expect((await visitsOfToday(haitham())).areas[0]?.stops.map(({ isVisited }) => isVisited)).toEqual([false])
})

test('cheques to deposit stand by their account, rents in that of the trust; one that came back is chased again at once', async () => {
  await aLateLeaseOfABranch()
  const { partyId } = await office.db
    .selectFrom('contracts')
    .select('partyId')
    .where('kind', '=', 'lease')
    .executeTakeFirstOrThrow()
  const other = await customer('سعيد العمري')
  await owes(other, '40', '2026-01-02')
  const rent = await brings(partyId, '500', { cover: 'oldest' })
  await brings(other, '40', { cover: 'oldest' })
  const groups = async () => (await chequesOnBoard(huda()))?.groups.map(({ isRent, count, amount }) => [isRent, count, amount])
  expect(await groups()).toEqual([
    [true, 1, 500_000n],
    [false, 1, 40_000n],
  ])
  expect(await chequesOnBoard(haitham())).toBeNull()
  const [ours, theirs] = [await bank(), await bank('trust')]
  const offered = async () => (await depositPage(visit(huda(), '/'))).offered.accounts.map(([accountId]) => accountId)
  expect(await offered(), 'the account of the trust stands first').toEqual([theirs, ours])
  const atTill = async (party: string) => (await counter(huda(), { q: '', party })).banks
  expect(await atTill(partyId)).toEqual([
    [theirs, 'بنك ظفار، أمانات، آخره 0202'],
    [ours, 'بنك ظفار، تشغيلي، آخره 0101'],
  ])
  expect((await atTill(other))[0]?.[0], 'and at the till of whoever owes no rent ours does').toBe(ours)
  const names = async () => (await debtors(haitham())).cards.map(({ name }) => name)
  expect(await names()).toEqual([])
  await depositCheques(huda(), { id: id(), accountId: theirs, chequeId: [rent] })
  expect(await offered(), 'and ours where no rent is among them').toEqual([ours, theirs])
  expect((await chequesOnBoard(huda()))?.atBank.map((one) => one.id)).toEqual([rent])
  await bounceCheque(huda(), { chequeId: rent, on: '2026-01-15', reason: 'الرصيد لا يكفي', ourFee: '10' })
  expect((await chequesOnBoard(huda()))?.bounced.map((one) => one.id)).toEqual([rent])
  const { acts } = await chequePage(visit(huda(), '/', { params: { chequeId: rent } }))
  expect(
    acts.redeposit?.map(([accountId]) => accountId),
    'rents go back there alone',
  ).toEqual([theirs])
  expect(await names()).toHaveLength(1)
  const task = await office.db.selectFrom('tasks').select('title').where('rule', '=', 'finance.cheque-bounced').execute()
  expect(task).toHaveLength(1)
})
