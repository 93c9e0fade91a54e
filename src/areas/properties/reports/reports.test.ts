import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { logFollowUp } from '#areas/collecting/use-cases/log-follow-up.ts'
import { giveContractNotice, terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { raiseRent, takeBackRent } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { vaultOf } from '#testing/cheques.ts'
import { putInForce } from '#testing/contracts.ts'
import { told } from '#testing/figures.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { within } from '#testing/rents.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { changeTerms } from '../leases/use-cases/change-lease.ts'
import { runRent } from '../leases/use-cases/run-rent.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { addUnits } from '../use-cases/add-units.ts'
import { rentLate, rentPulse } from './figures.ts'
import { report } from './queries.ts'
import { type ReportName, reportNames, reports } from './report.ts'
import { readReportAsked, reportPath, reportsPath } from './report-asked.ts'
import { loader as reportPage } from './routes/back-office-rent-report.tsx'
import { loader as exported } from './routes/rent-report-export.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { box, pays, brings, id } = vaultOf(office)
const aDay = 86_400_000

let near: Ctx
let far: Ctx
let propertyId: string
let leaseId: string
let khalid: string
let ali: string
/** Two of three flats are let at 250 rials a month: one tenant pays all of January, the other 100 of it. */
beforeEach(async () => {
  const let_ = await letting()
  ;[near, far, propertyId] = [let_.near, let_.far, let_.propertyId]
  ;[khalid, ali] = [await tenant(near), await tenant(near, 'علي جعبوب', '91234579')]
  await box()
  for (const [index, partyId] of [khalid, ali].entries()) {
    const { id: contractId } = await started(near, { unitId: let_.units[index] ?? '', partyId })
    await putInForce(near, contractId)
    leaseId = contractId
  }
  await pays(khalid, '250')
  await pays(ali, '100')
})

const read = (name: ReportName, typed = '', ctx = near) => {
  const asked = readReportAsked(new URLSearchParams(typed), { days: reports[name].days, today: '2026-01-15' })
  return report(ctx, name, { ...asked, permission: may.viewReports })
}
const inTheBooks = async (account: string) => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(leaf_net(id)), 0)::bigint sum from leaves where account = ${account}`.execute(office.db)
  return rows[0]?.sum
}

test('every report is there, in its branch and nowhere else, and what is no report is not there', async () => {
  for (const name of reportNames) expect((await read(name, 'from=2025-12-01&to=2026-12-31')).rows.length >= 0).toBe(true)
  expect((await read('rent-roll')).count).toBe(3)
  expect((await read('rent-roll', '', far)).count).toBe(0)
  expect((await read('rent-roll', `property=${propertyId}`)).count).toBe(3)
  expect((await read('rent-roll', `branch=${propertyId}`)).count).toBe(0)
  expect((await read('rent-roll', 'owner=nobody')).count).toBe(0)
  expect(await statusOf(reportPage(visit(near, `${reportsPath}/none`, { params: { report: 'none' } })))).toBe(404)
})

test('the rent roll shows who pays what and what stands vacant, and what is open is what the books say', async () => {
  const { rows, sums } = await read('rent-roll')
  expect(rows.map(({ number, tenantName, monthRent, asking }) => [number, tenantName, monthRent, asking])).toEqual([
    ['1', 'خالد المعشني', 250_000n, null],
    ['2', 'علي جعبوب', 250_000n, null],
    ['3', null, null, 250_000n],
  ])
  expect(sums.open).toBe(await inTheBooks('9110'))
})

test('who left owing stands in a row of their own, not with whoever has the unit now', async () => {
  await terminateEarly(near, { contractId: leaseId, on: '2026-01-10', reason: 'رحل' })
  const { rows: left } = await read('rent-roll')
  expect(left.map(({ number, tenantName }) => [number, tenantName])).toEqual([
    ['1', 'خالد المعشني'],
    ['2', null],
    ['2', 'علي جعبوب'],
    ['3', null],
  ])
  const unitId = String(left[1]?.unitId)
  office.later(2 * aDay)
  const next = await tenant(near, 'سالم الكثيري', '91234580')
  const { id: contractId } = await started(near, { unitId, partyId: next, startsOn: '2026-01-17' })
  const term = { startsOn: '2026-01-17', endsOn: '2026-12-31', starts: 'lease-day', noticeDays: '90' } as const
  const paid = { rent: '250', rentFor: 'month', frequency: '1', paid: 'in-advance' } as const
  await changeTerms(near, { contractId, seen: '1', ...term, ...paid })
  await putInForce(near, contractId)
  const { rows, sums } = await read('rent-roll')
  const owing = await inTheBooks('9110')
  expect(rows.slice(1, 3).map(({ tenantName, monthRent, open }) => [tenantName, monthRent, open])).toEqual([
    ['سالم الكثيري', 250_000n, 250_000n],
    ['علي جعبوب', null, (owing ?? 0n) - 250_000n],
  ])
  expect(sums.open).toBe(owing)
})

test('units stand from the lowest floor up, and on each by their number as a number', async () => {
  const flats = { kind: 'flat', use: 'residential', rent: '250' } as const
  await addUnits(near, { propertyId, numbers: '8', floor: '2', ...flats })
  await addUnits(near, { propertyId, numbers: '9-12', floor: '3', ...flats })
  const { rows } = await read('rent-roll')
  expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '8', '9', '10', '11', '12'])
})

test('arrears by age and by collector are what the leaves of tenants come to', async () => {
  const owed = await inTheBooks('9110')
  const { rows, sums } = await read('arrears')
  expect(sums).toMatchObject({ open: owed, late: owed, month: owed })
  expect(rows.map(({ tenantName, lease }) => [tenantName, typeof lease])).toEqual([['علي جعبوب', 'string']])
  await logFollowUp(near, { id: id(), partyId: ali, way: 'call', outcome: 'no-answer' })
  const { rows: collectors, sums: theirs } = await read('collectors')
  expect(theirs.open).toBe(owed)
  expect(collectors.map(({ collector, tenants }) => [collector, tenants])).toEqual([[near.actor.id, 1n]])
})

test('of what was demanded so much was paid in time, within thirty days, and until today', async () => {
  const { rows, sums } = await read('collection')
  expect(rows).toHaveLength(1)
  const { billed = 0n, paid = 0n, open = 0n, waived = 0n, timely, soon } = sums
  expect(billed).toBe(500_000n)
  expect(billed).toBe(paid + open + waived)
  expect(open).toBe(await inTheBooks('9110'))
  // Paid on the fifteenth what was due on the first.
  expect([timely, soon]).toEqual([0n, paid])
  office.later(12 * aDay)
  await runRent(office.staff('maryam', may.runRent), {})
  // The deposit is older, and takes the first half.
  await pays(khalid, '500')
  const february = async () => (await read('collection', 'from=2026-02-01&to=2026-02-28')).sums
  expect(await february()).toMatchObject({ billed: 500_000n, timely: 250_000n })
  // What was paid in time, and taken off later, is neither demanded nor paid any more.
  const { rows: charges } = await sql<{ id: string }>`
    select id from charges where kind = 'rent' and open_net = 0 and due_on = '2026-02-01'`.execute(office.db)
  const taken = { chargeId: charges[0]?.id ?? '', net: 100_000n, reason: 'خرج قبل نهاية الشهر' }
  await within(office, (work) => takeBackRent(work, taken))
  expect(await february()).toMatchObject({ billed: 400_000n, timely: 150_000n, soon: 150_000n, paid: 150_000n })
})

test('what was broken is no rent: it leaves the collection of rent as it was', async () => {
  const before = (await read('collection')).sums
  const whose = await office.db
    .selectFrom('leases')
    .innerJoin('contracts', 'contracts.id', 'contractId')
    .select(['contractId', 'partyId', 'branchId', 'unitId as resourceId', sql<string>`mandate_id`.as('mandateId')])
    .where('contractId', '=', leaseId)
    .executeTakeFirstOrThrow()
  const damage = { kind: 'rent-damage', description: 'كسر باب', amount: 45_000n } as const
  const day = { dueOn: '2026-01-15', suppliedFrom: '2026-01-15', suppliedUntil: '2026-01-15' }
  const source = { kind: 'move-out', id: leaseId }
  await within(office, (work) => raiseRent(work, { ...whose, ...day, lines: [damage], source }))
  expect((await read('arrears')).sums.open).toBe((before.open ?? 0n) + 45_000n)
  expect((await read('collection')).sums).toEqual(before)
})

test('a day that is let is not vacant, and a vacant one costs its part of the month', async () => {
  const vacant = async (typed: string) =>
    (await read('vacancy', typed)).rows.map(({ number, days, empty, lost }) => [number, days, empty, lost])
  office.later(44 * aDay)
  expect(await vacant('from=2026-01-01&to=2026-02-28')).toEqual([['3', 59n, 59n, 500_000n]])
  await office.db.updateTable('mandateProperties').set({ since: '2025-12-15' }).execute()
  expect(await vacant('from=2025-12-22&to=2026-01-10')).toEqual([
    ['3', 20n, 20n, 161_290n],
    ['1', 20n, 10n, 80_645n],
    ['2', 20n, 10n, 80_645n],
  ])
})

test('no day to come is vacant, nor one before or after the mandate, nor without a mandate one before the unit was added', async () => {
  const vacant = async (typed = 'from=1900-01-01&to=2999-12-31') =>
    (await read('vacancy', typed)).rows.map(({ number, days, empty, lost }) => [number, days, empty, lost])
  expect(await vacant()).toEqual([['3', 15n, 15n, 120_967n]])
  office.later(27 * aDay)
  expect(await vacant()).toEqual([['3', 42n, 42n, 348_214n]])
  expect(await vacant('from=2026-03-01&to=2026-03-31')).toEqual([])
  await office.db.updateTable('mandateProperties').set({ until: '2026-01-31' }).execute()
  expect(await vacant()).toEqual([['3', 31n, 31n, 250_000n]])
  await office.db.updateTable('mandateProperties').set({ since: null, until: null }).execute()
  expect(await vacant()).toEqual([['3', 28n, 28n, 235_310n]])
})

test('cheques of tenants stand in the week in which they are due', async () => {
  await brings(ali, '250', { dueOn1: '2026-02-03' })
  await brings(await tenant(near, 'سعيد العمري', '91234588'), '90', { dueOn1: '2026-02-03' })
  const { rows } = await read('cheques')
  expect(rows.map(({ week, until, cheques, inSafe, amount }) => [week, until, cheques, inSafe, amount])).toEqual([
    ['2026-02-01', '2026-02-07', 1n, 250_000n, 250_000n],
  ])
})

test('what was collected under a mandate lies with us for its owner', async () => {
  const collected = 500_000n - ((await inTheBooks('9110')) ?? 0n)
  expect((await read('commissions')).rows).toMatchObject([{ ownerName: 'سالم العمري', collected, net: 0n }])
  const { rows, sums } = await read('owners')
  expect(rows).toMatchObject([{ ownerName: 'سالم العمري', mandates: 1n, part: collected, owed: 0n }])
  expect(sums.part).toBe(-((await inTheBooks('2120')) ?? 0n))
})

test('leases whose end is near are seen with what becomes of them', async () => {
  expect((await read('renewals')).rows).toEqual([])
  const ending = 'from=2026-12-01&to=2026-12-31'
  await giveContractNotice(near, { contractId: leaseId, by: 'party', on: '2026-01-15', lastDay: '2026-12-31', reason: 'ينتقل' })
  const { rows } = await read('renewals', ending)
  expect(rows.map(({ tenantName, outcome, left }) => [tenantName, outcome, left])).toEqual([
    ['خالد المعشني', 'undecided', 350],
    ['علي جعبوب', 'leaving', 350],
  ])
  const other = String(rows[0]?.id)
  await renewContract(near, { id: near.newId(), contractId: other, endsOn: '2027-12-31', value: '3000', noticeDays: '90' })
  expect((await read('renewals', ending)).rows.map(({ outcome }) => outcome)).toEqual(['renewal-drafted', 'leaving'])
  const answer = await exported(visit(near, `${reportPath('renewals')}/export?${ending}`, { params: { report: 'renewals' } }))
  const sheet = await readSheet({ name: 'كشف.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  // Days that are left come to no sum.
  expect(sheet.map(({ cells }) => cells[5])).toEqual(['بقي من الأيام', '350', '350', ''])
})

test('a report is taken along with what it comes to, by whoever may', async () => {
  const at = [`${reportPath('rent-roll')}/export`, { params: { report: 'rent-roll' } }] as const
  const answer = await exported(visit(near, ...at))
  const rows = await readSheet({ name: 'كشف.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  expect(rows.length).toBe(5)
  expect(JSON.stringify(rows.at(-1))).toContain('المجموع')
  const paper = await exported(visit(near, `${at[0]}?property=${propertyId}&format=pdf`, at[1]))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
  for (const said of ['كشف الإيجارات', 'برج السعادة', 'خالد', '250.000', '500.000', 'المجموع']) expect(text).toContain(said)
  const looks = office.staff('haitham', may.viewReports)
  expect(await statusOf(exported(visit(looks, ...at)))).toBe(403)
})

test('the first page says of this month what its reports come to', async () => {
  const late = await inTheBooks('9110')
  expect(await told(near, rentLate.read(near))).toMatchObject({ value: late })
  const { now, months, path } = await told(near, rentPulse.read(near))
  const [days, permission] = [new URL(path, 'http://office').searchParams, may.viewReports]
  const { sums } = await report(near, 'collection', { ...readReportAsked(days, { days: 'year', today: '' }), permission })
  expect([now, months.length, months.at(-1)]).toEqual([sums.paid, 12, now])
})
