import { beforeEach, expect, test } from 'vitest'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { giveContractNotice, terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { newLease } from './new-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)

let near: Ctx
let unitId: string
let contractId: string
let other: string
beforeEach(async () => {
  const one = await letting('1')
  ;[near, unitId] = [one.near, one.units[0] ?? '']
  contractId = (await started(near, { unitId, partyId: await tenant(near) })).id
  await putInForce(near, contractId)
  other = await tenant(near, 'سالم المهري', '91234572')
})

const written = async () => {
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'return' })
  const seen = { seenOn: '2026-01-15', keys: '2', room1: 'الصالة', item1: 'الباب', condition1: 'sound' }
  await saveInspection(near, { inspectionId, seen: '1', ...seen })
  return () => signInspection(near, { inspectionId, seen: '2', signer: 'خالد', signature: [pdf] })
}
const comesBack = async () => (await written())()
const lets = (startsOn: string) => started(near, { unitId, partyId: other, startsOn })
const endsEarly = () => terminateEarly(near, { contractId, on: '2026-01-15', reason: 'باتفاق الطرفين' })
const freeFrom = async () => (await newLease(near, new URLSearchParams({ unit: unitId }))).startsOn
const tasks = async () =>
  (await office.db.selectFrom('tasks').select('status').where('rule', '=', 'lease-hand-back').execute()).map(
    ({ status }) => status,
  )

test('a unit given back before its last day stands empty, and is let for no day that somebody pays for', async () => {
  await giveContractNotice(near, { contractId, by: 'party', on: '2026-01-15', lastDay: '2026-12-31', reason: 'نقل عمله' })
  expect(await tasks()).toEqual(['open'])
  await comesBack()
  expect([await tasks(), (await unit(near, unitId))?.state, await freeFrom()]).toEqual([['done'], 'vacant', '2027-01-01'])
  await expect(lets('2026-01-16')).rejects.toMatchObject({
    issues: [
      { path: ['startsOn'], message: expect.stringMatching(/حتى 31 ديسمبر 2026 .*متاحة من 1 يناير 2027\. لتؤجّرها قبله أنهِ/) },
    ],
  })
  await endsEarly()
  expect(await freeFrom()).toBe('2026-01-16')
  await expect(lets('2026-01-15')).rejects.toMatchObject({
    issues: [{ message: expect.stringMatching(/متاحة من 16 يناير 2026\.$/) }],
  })
  await lets('2026-01-16')
})

test('what was drafted before is neither sent nor put in force, also while the unit comes back', async () => {
  const { id } = await lets('2027-01-01')
  await office.db.updateTable('contracts').set({ startsOn: '2026-06-01', endsOn: '2026-11-30' }).where('id', '=', id).execute()
  const sign = await written()
  const both = await Promise.allSettled([sign(), sendForSignature(near, { contractId: id })])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await expect(sendForSignature(near, { contractId: id })).rejects.toMatchObject({ code: 'properties.let-twice' })
  await endsEarly()
  await sendForSignature(near, { contractId: id })
  await signOnPaper(near, { contractId: id, signedOn: '2026-01-15', scan: pdf })
  await activateContract(near, { contractId: id })
})
