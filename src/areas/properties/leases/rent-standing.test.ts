import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { askWaiver } from '#areas/collecting/use-cases/ask-waiver.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { vaultOf } from '#testing/cheques.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import { unitsOf } from '../property-detail.ts'
import { gridState } from './rent-standing.ts'

const office = testOffice()
const { aLateLeaseOfABranch } = leasesOf(office)
const { huda, brings, box, bank, pays, id } = vaultOf(office)
const { colleague } = storiesOf(office)

let near: Ctx
let partyId: string
let propertyId: string
beforeEach(async () => {
  const { id: contractId, near: manager } = await aLateLeaseOfABranch()
  near = manager
  const lease = await office.db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .select('units.propertyId')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow()
  const contract = await office.db
    .selectFrom('contracts')
    .select('partyId')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  ;[propertyId, partyId] = [lease.propertyId, contract.partyId]
})

const first = async (who = near) => (await unitsOf(who, { id: propertyId, branchId: salalah }))[0]
test('a unit whose rent is late says so in its building, with the sum and the day; whoever does not collect sees it leased', async () => {
  expect(await first()).toMatchObject({ state: 'overdue', rentStanding: { since: '2026-01-01', isPartPaid: false } })
  const juma = await colleague('juma', 'technician')
  expect(await first(juma)).toMatchObject({ state: 'leased', rentStanding: null })
})

test('what a cheque in hand covers is not late, and one that came back is told until it is settled', async () => {
  await box()
  const cheque = await brings(partyId, '500', { cover: 'oldest' })
  expect(await first()).toMatchObject({ state: 'leased', rentStanding: null })
  await depositCheques(huda(), { id: id(), accountId: await bank('trust'), chequeId: [cheque] })
  await bank()
  await bounceCheque(huda(), { chequeId: cheque, on: '2026-01-15', reason: 'الرصيد لا يكفي', ourFee: '10' })
  expect(await first()).toMatchObject({ state: 'bounced', rentStanding: { late: 250_000n } })
})

test('what the tenant was let off of a late rent was not paid in part', async () => {
  const said = await colleague('said', 'financeManager')
  const { id: chargeId, contractId } = await office.db
    .selectFrom('charges')
    .select(['id', 'contractId'])
    .where('kind', '=', 'rent')
    .executeTakeFirstOrThrow()
  const why = { amount: '100', reason: 'تسرب ماء', consent: [pdf] }
  const asked = { ...why, id: near.newId(), contractId: contractId ?? '', chargeId: [chargeId] }
  const { approvalId } = await askWaiver(near, asked)
  await approve(said, { approvalId: approvalId ?? '' })
  expect(await first()).toMatchObject({ state: 'overdue', rentStanding: { late: 150_000n } })
  await box()
  await pays(partyId, '50')
  expect(await first()).toMatchObject({ state: 'part-paid', rentStanding: { late: 100_000n } })
})

test('once all is paid it is leased again, and credit of the tenant counts for what is late', async () => {
  await box()
  await pays(partyId, '600')
  expect(await first()).toMatchObject({ state: 'leased' })
})

test('the rent comes first, then that it will be free, then what is next', () => {
  const rent = {
    contractId: 'c',
    late: 0n,
    since: null,
    next: 0n,
    nextOn: null,
    isPartPaid: false,
    hasBounced: false,
    followed: null,
  }
  const shown = (isVacating: boolean, more: Partial<typeof rent>) => gridState({ isVacating, rent: { ...rent, ...more } })
  expect(shown(true, { late: 5n })).toBe('overdue')
  expect(shown(true, { late: 5n, isPartPaid: true })).toBe('part-paid')
  expect(shown(true, { late: 5n, hasBounced: true })).toBe('bounced')
  expect(shown(true, { next: 5n })).toBe('vacating')
  expect(shown(false, { next: 5n })).toBe('due-soon')
  expect(gridState({ isVacating: false, rent: undefined })).toBe('leased')
})
