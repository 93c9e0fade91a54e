import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { askWaiver } from '#areas/collecting/use-cases/ask-waiver.ts'
import { suspendContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { ownMoney } from '#areas/finance/portal/own-money.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import { lease } from '../leases/lease-detail.ts'
import { changeTerms } from '../leases/use-cases/change-lease.ts'
import { runRent } from '../leases/use-cases/run-rent.ts'
import { takeLeaseCheques } from '../leases/use-cases/take-cheques.ts'
import { propertiesPermissions } from '../permissions.ts'
import { isPayable, nearOf, nextOf } from './own-lease.ts'
import { ownLeases } from './own-leases.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { account } = withAccounts(office)
const { account: bank } = ownersOf(office)
const { colleague } = storiesOf(office)
const aDay = 86_400_000

let near: Ctx
let khalid: Ctx
let contractId: string

/** A year from the first of January at 250 a month, with cheques for February and March. */
beforeEach(async () => {
  const one = await letting()
  near = one.near
  const partyId = await tenant(near)
  const accountId = await account({ name: 'خالد المعشني', phone: '+96891234570' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
  khalid = office.customer(accountId)
  contractId = (await started(near, { unitId: one.units[0] ?? '', partyId })).id
  const rented = {
    rent: '250',
    rentFor: 'month',
    frequency: '1',
    paid: 'in-advance',
    starts: 'lease-day',
    noticeDays: '90',
  } as const
  const changing = { stepFrom1: '2026-07-01', stepRent1: '300', freeFrom: '2026-12-01', freeUntil: '2026-12-31' }
  await changeTerms(near, { contractId, seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', ...rented, ...changing })
  const cheque = { id: near.newId(), contractId, bank: 'بنك مسقط', number1: '000100', dueOn1: '2026-02-01', amount1: '250' }
  await takeLeaseCheques(near, { ...cheque, number2: '000101', dueOn2: '2026-03-01', amount2: '250' })
  await putInForce(near, contractId)
})

const mine = async () => (await ownLeases(khalid))?.leases[0]
const rows = async () => (await mine())?.instalments ?? []
const stand = async () => (await rows()).slice(0, 4).map(({ standing, cheques }) => [standing, ...cheques].join(' '))

test('an instalment for which a cheque lies with us is covered by it, before it is demanded as after; it is the next, and not to be paid', async () => {
  const said = ['late', 'covered 000100', 'covered 000101', 'to-come']
  expect(await stand()).toEqual(said)
  office.later(12 * aDay)
  await runRent(office.staff('maryam', propertiesPermissions.runRent), {})
  expect(await stand()).toEqual(said)
  const next = nextOf(await rows(), '2026-01-27')
  expect(next).toMatchObject({ dueOn: '2026-02-01', charge: { open: 250_000n } })
  expect(next && isPayable(next)).toBe(false)
  expect(await ownMoney(khalid)).toMatchObject({ next: { dueOn: next?.dueOn, amount: next?.charge?.open } })
})

test('what is not demanded yet cannot be paid here; what is, can', async () => {
  const [january, , , april] = await rows()
  expect(january && isPayable(january)).toBe(true)
  expect(april && isPayable(april)).toBe(false)
})

test('a transfer that was shown and covers an instalment wholly is waited for, as the payments say', async () => {
  const [january] = await rows()
  const shown = { account: await bank(), transferredOn: '2026-01-14', file: [pdf], reference: 'BM-88410993' }
  const due = [january?.charge?.id ?? '']
  await sendProof(khalid, { id: khalid.newId(), ...shown, amount: '250', due })
  expect((await stand())[0]).toBe('sent')
})

test('what of an instalment the tenant was let off was not paid, and is said apart on both sides', async () => {
  const said = await colleague('said', 'financeManager')
  const now = async () => {
    const [own, shown] = [(await rows())[0], (await lease(near, contractId))?.instalments[0]]
    const { paid, waived, takenBack, open } = shown?.charge ?? expect.fail('not demanded')
    expect(own).toMatchObject({ standing: shown?.standing, charge: { paid, waived, takenBack, open } })
    return [shown?.standing, paid, waived, takenBack, open]
  }
  const waives = async (amount: string) => {
    const chargeId = [(await rows())[0]?.charge?.id ?? '']
    const asked = { id: near.newId(), contractId, chargeId, amount, reason: 'تسرب ماء', consent: [pdf] }
    const { approvalId } = await askWaiver(near, asked)
    return approve(said, { approvalId: approvalId ?? '' })
  }
  await waives('100')
  expect(await now()).toEqual(['late', 0n, 100_000n, 0n, 150_000n])
  await waives('150')
  expect(await now()).toEqual(['free', 0n, 250_000n, 0n, 0n])
})

test('from when another rent holds, for which days none is owed, and why a lease is suspended is told to its tenant', async () => {
  expect(await mine()).toMatchObject({
    ...{ rent: 250_000n, steps: [{ from: '2026-07-01', rent: 300_000n }], suspendedReason: null },
    free: [{ from: '2026-12-01', until: '2026-12-31' }],
  })
  await suspendContract(near, { contractId, reason: 'تسرب ماء يمنع السكن حتى يُصلح' })
  expect(await mine()).toMatchObject({ state: 'suspended', suspendedReason: 'تسرب ماء يمنع السكن حتى يُصلح' })
})

test('what is past its day and what comes next stands open, after what was paid last', () => {
  const of = (...standings: ('paid' | 'late' | 'covered' | 'to-come')[]) =>
    standings.map((standing, at) => ({ standing, dueOn: `2026-0${at + 1}-01` }))
  expect(nearOf(of('paid', 'paid', 'to-come', 'to-come', 'to-come', 'to-come'), '2026-02-15')).toEqual({ from: 1, until: 5 })
  const late = of('paid', 'late', 'late', 'covered', 'late', 'late', 'to-come', 'to-come')
  expect(nearOf(late, '2026-06-15')).toEqual({ from: 0, until: 7 })
  expect(nearOf(of('paid', 'paid', 'paid', 'paid', 'paid'), '2026-06-15')).toEqual({ from: 1, until: 5 })
  expect(nearOf(of('late', 'late', 'late', 'late', 'late'), '2026-06-15')).toEqual({ from: 0, until: 5 })
})
