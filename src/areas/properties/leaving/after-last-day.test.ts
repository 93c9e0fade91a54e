import { beforeEach, expect, test } from 'vitest'
import { endContract, terminateEarly, withdrawContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { lease } from '../leases/lease-detail.ts'
import { changeTerms } from '../leases/use-cases/change-lease.ts'
import { ownLeases } from '../own-lease/own-leases.ts'
import { leaving } from './queries.ts'
import { settleMoveOut } from './use-cases/settle-move-out.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { account } = withAccounts(office)
const { box, pays } = payersOf(office)

let near: Ctx
let khalid: Ctx
let partyId: string
let contractId: string
/** The first three months were demanded at once, 750 for them. */
beforeEach(async () => {
  const one = await letting('1')
  near = one.near
  partyId = await tenant(near)
  const accountId = await account({ name: 'خالد المعشني', phone: '+96891234570' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
  khalid = office.customer(accountId)
  contractId = (await started(near, { unitId: one.units[0] ?? '', partyId })).id
  await changeTerms(near, {
    ...{ contractId, seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '250', rentFor: 'month' },
    ...{ frequency: '3', paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  })
  await putInForce(near, contractId)
})

const toOffice = async () => (await lease(near, contractId))?.afterLastDay
const toTenant = async () => (await ownLeases(khalid))?.leases[0]?.afterLastDay
const told = async () => [await toOffice(), await toTenant(), (await leaving(near, contractId))?.plan.takenBack]
const agrees = (on: string) => terminateEarly(near, { contractId, on, reason: 'باتفاق الطرفين' })

test('of a rent that was demanded before both agreed on an earlier end, tenant and office read what the settlement cancels', async () => {
  expect(await told()).toEqual([null, null, 0n])
  await agrees('2026-02-14')
  // Half of February and all of March.
  const what = { amount: 375_000n, lastDay: '2026-02-14' }
  expect(await told()).toEqual([what, what, 375_000n])
  expect((await ownLeases(khalid))?.leases).toMatchObject([{ noticeSide: 'both', leavesOn: '2026-02-14' }])
})

test('what was paid of it is the tenant’s again and asked of nobody, and once they stay nothing falls away', async () => {
  await box()
  await agrees('2026-02-14')
  // Two of the three months.
  await pays(partyId, '500')
  const what = { amount: 250_000n, lastDay: '2026-02-14' }
  expect(await told()).toEqual([what, what, 250_000n])
  await withdrawContractNotice(near, { contractId, reason: 'بقي' })
  expect(await told()).toEqual([null, null, 0n])
})

test('it stands after the last day until it is settled, and then nothing is left to cancel', async () => {
  await agrees('2026-02-14')
  office.later(31 * 86_400_000)
  await endContract(near, { contractId })
  expect(await toOffice()).toEqual({ amount: 375_000n, lastDay: '2026-02-14' })
  await settleMoveOut(near, { id: near.newId(), contractId, unsignedReason: 'سافر', noReturnReason: 'لم يحضر' })
  expect(await toOffice()).toBeNull()
})
