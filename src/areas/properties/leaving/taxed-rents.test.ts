import { beforeEach, expect, test } from 'vitest'
import { terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import { lease } from '#areas/properties/leases/lease-detail.ts'
import { leaseValues } from '#areas/properties/leases/lease-values.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { askedFor } from '../leases/instalments-now.ts'
import { leaving } from './queries.ts'
import { settleMoveOut } from './use-cases/settle-move-out.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { box, pays, wrong } = payersOf(office)

let near: Ctx
let unitId: string
let partyId: string
let contractId: string
/** A shop of an owner who is registered for the tax, in a branch where nobody sees that owner. */
beforeEach(async () => {
  const one = await letting('1')
  ;[near, unitId] = [one.near, one.units[0] ?? '']
  partyId = await tenant(near)
  await office.db.updateTable('units').set({ use: 'commercial' }).execute()
  await office.owner.updateTable('parties').set({ vatin: 'OM1100234567' }).where('name', '=', 'سالم العمري').execute()
  contractId = (await started(near, { unitId, partyId })).id
})

const shown = async () => (await leaving(near, contractId)) ?? expect.fail('no lease')
const open = async () => (await chargesOfContracts(office, [contractId])).reduce((sum, charge) => sum + charge.open, 0n)

async function leaves(on: string) {
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'return' })
  const seen = { seen: '1', seenOn: '2026-01-15', keys: '2', room1: 'الصالة', item1: 'الباب', condition1: 'sound' } as const
  await saveInspection(near, { inspectionId, ...seen })
  await signInspection(near, { inspectionId, seen: '2', signer: 'خالد', signature: [pdf] })
  await terminateEarly(near, { contractId, on, reason: 'رحل' })
}

test('a lease whose rent is taxed says so in its text, and each instalment with its tax before it is demanded and after', async () => {
  expect((await leaseValues(office, contractId)).rent).toContain('ضريبة القيمة المضافة بنسبة 5%')
  await putInForce(near, contractId)
  const rows = (await lease(near, contractId))?.instalments ?? []
  expect(rows.map(({ charge }) => charge !== null)).toContain(true)
  expect(rows.map(askedFor)).toEqual(Array.from({ length: 12 }, () => 262_500n))
})

test('what was paid for days after the last one goes back together with its tax, as its paper says', async () => {
  await putInForce(near, contractId)
  await box()
  await pays(partyId, String(Number(await open()) / 1000))
  await leaves('2026-01-15')
  const { plan } = await shown()
  const before = await balanceOf(office, { account: '2160', key: partyId })
  await settleMoveOut(near, { id: near.newId(), contractId, unsignedReason: 'سافر', iban: 'OM810180000001299123456' })
  const credit = (await balanceOf(office, { account: '2160', key: partyId })) - before
  // 16 of 31 days of 250, and 5 of a hundred of them.
  expect([plan.credited, credit, (await shown()).moveOut?.credited]).toEqual([135_484n, 135_484n, 135_484n])
  expect(await wrong()).toEqual([])
})

test('what is open of a rent with its tax is owed no more for days after the last one, and the rest is asked for with its tax', async () => {
  await putInForce(near, contractId)
  await leaves('2026-01-15')
  const { plan } = await shown()
  expect(plan.owed).toBe(127_016n)
  await settleMoveOut(near, { id: near.newId(), contractId, unsignedReason: 'سافر' })
  expect([await open(), (await shown()).moveOut?.owed, await wrong()]).toEqual([127_016n, 127_016n, []])
})
