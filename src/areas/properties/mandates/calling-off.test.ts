import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { approveCallingOff } from '#areas/contracts/calling-off.ts'
import { askCallingOff } from '#areas/contracts/use-cases/ask-calling-off.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { mandatesOf } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import { mandateOn } from './authority.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { colleague } = storiesOf(office)
const { wrong } = payersOf(office)
const { aMandateOfABranch } = mandatesOf(office)

let near: Ctx
let layla: Ctx
let propertyId: string
let unitId: string
let before: string
let contractId: string
async function begun() {
  const one = await letting('1')
  ;[near, propertyId, before, unitId] = [one.near, one.propertyId, one.mandateId, one.units[0] ?? '']
  layla = await colleague('layla', 'propertyOfficer')
  await followed()
}

async function followed() {
  contractId = near.newId()
  const next = { id: contractId, contractId: before, endsOn: '2027-12-31', value: '0', noticeDays: '90' }
  await renewContract(near, next)
  await putInForce(near, contractId)
}

const asks = () => askCallingOff(layla, { contractId, by: 'party', reason: 'باع العقار' })
const waiting = () =>
  office.db
    .selectFrom('approvals')
    .select(['id', 'payload'])
    .where('action', '=', approveCallingOff.action)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
const under = async (on: string) => (await mandateOn(office, { propertyId, on }))?.contractId ?? null

test('the properties of a mandate that is called off stay with the one it was to follow until that is over', async () => {
  await begun()
  expect(await under('2027-01-01')).toBe(contractId)
  await asks()
  const { id: approvalId, payload } = await waiting()
  const told = await approveCallingOff.tell?.(near, payload)
  expect(told?.at(-1)?.answer).toEqual(expect.stringContaining('تبقى تحت الاتفاقية'))
  await approve(near, { approvalId })
  expect([await under('2026-12-31'), await under('2027-01-01')]).toEqual([before, null])
  const pools = office.db.selectFrom('ownerPools').select(['feeUntil', 'reserve']).where('mandateId', '=', contractId)
  expect([await pools.executeTakeFirst(), await wrong()]).toEqual([{ feeUntil: null, reserve: 0n }, []])
  const again = { id: near.newId(), contractId: before, endsOn: '2027-06-30', value: '0', noticeDays: '90' }
  await renewContract(near, again)
  await putInForce(near, again.id)
  expect(await under('2027-01-01')).toBe(again.id)
})

test('one that went on by itself before goes on by itself again', async () => {
  const one = await aMandateOfABranch()
  ;[near, before, layla] = [one.near, one.id, await colleague('layla', 'propertyOfficer')]
  await office.db.updateTable('contracts').set({ autoRenew: true }).where('id', '=', before).execute()
  await putInForce(near, before)
  ;({ propertyId } = await office.db.selectFrom('mandateProperties').select('propertyId').executeTakeFirstOrThrow())
  await followed()
  expect(await under('2028-06-01')).toBe(null)
  await asks()
  await approve(near, { approvalId: (await waiting()).id })
  expect([await under('2027-01-01'), await under('2028-06-01')]).toEqual([before, before])
})

test('what is let for its days keeps a mandate from being called off', async () => {
  await begun()
  const { id: leaseId } = await started(near, { unitId, partyId: await tenant(near), startsOn: '2026-06-01' })
  await putInForce(near, leaseId)
  await expect(asks()).rejects.toThrow(/يمتد عقد الإيجار L-\S+ إلى أيام هذه الاتفاقية/)
  expect(await under('2027-01-01')).toBe(contractId)
})
