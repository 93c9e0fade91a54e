import { beforeEach, expect, test } from 'vitest'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { sendSigningLink } from '#areas/contracts/signing/use-cases/ask-signatures.ts'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { cancelContract } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature, takeBackContract } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import type { Ctx } from '#platform/context.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { calendarOf } from '../unit-detail.ts'
import { holdUnit, releaseUnit, takeOut } from '../use-cases/take-unit.ts'
import { lease } from './lease-detail.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const aDay = 86_400_000
const reason = 'عدل عن الاستئجار'

let near: Ctx
let unitId: string
let one: string
let other: string
beforeEach(async () => {
  const open = await letting()
  ;[near, unitId] = [open.near, open.units[0] ?? '']
  one = (await started(near, { unitId, partyId: await tenant(near) })).id
  other = (await started(near, { unitId, partyId: await tenant(near, 'سالم المهري', '91234572') })).id
})

const send = (contractId: string) => sendForSignature(near, { contractId })
const sign = (contractId: string) => signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
const standing = async () =>
  (await occupanciesOf(near, unitId, { from: '2026-01-01' })).map(({ kind, from, until }) => `${kind} ${from} ${until}`)
const whole = '2026-01-01 2026-12-31'

test('of two leases of one unit that are sent for signature at once one has it, and the other is told for whom it is kept', async () => {
  const both = await Promise.allSettled([send(one), send(other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { issues: [{ message: expect.stringMatching(/محجوزة مبدئيًا حتى 28 يناير 2026: العقد L-\S+ بانتظار التوقيع/) }] },
  })
  expect(await standing()).toEqual([`hold ${whole}`])
  const kept = await Promise.all([lease(near, one), lease(near, other)])
  expect(kept.map((each) => each?.keptUntil).toSorted()).toEqual(['2026-01-28', null])
})

test('nobody takes it from them in the calendar: it ends with the lease', async () => {
  await send(one)
  const [kept] = (await calendarOf(near, { id: unitId, seesTenancies: true })).taken
  expect(kept).toMatchObject({ kind: 'hold', byLease: true })
  await expect(releaseUnit(near, { unitId, occupancyId: kept?.id ?? '' })).rejects.toThrow('هذه مدة عقد')
  expect(await standing()).toEqual([`hold ${whole}`])
})

test('a unit is let or taken out of service, whoever is first: not both', async () => {
  await send(one)
  await expect(takeOut(near, { unitId, reason: 'للبيع' })).rejects.toThrow(
    /من 1 يناير 2026 إلى 31 ديسمبر 2026: العقد L-\S+ بانتظار التوقيع/,
  )
  await takeBackContract(near, { contractId: one, reason })
  const both = await Promise.allSettled([takeOut(near, { unitId, reason: 'للبيع' }), send(one)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  if (both[0]?.status === 'rejected') return
  await expect(send(one)).rejects.toThrow('خارج الخدمة')
})

test('taken back or cancelled, it keeps the unit no more', async () => {
  await send(one)
  await takeBackContract(near, { contractId: one, reason })
  expect(await standing()).toEqual([])
  await send(other)
  await cancelContract(near, { contractId: other, reason })
  expect(await standing()).toEqual([])
})

test("the signed paper keeps it as long again, and in force it is the tenant's", async () => {
  await send(one)
  office.later(13 * aDay)
  await sign(one)
  office.later(13 * aDay)
  expect(await standing()).toEqual([`hold ${whole}`])
  await activateContract(near, { contractId: one })
  expect(await standing()).toEqual([`lease ${whole}`])
})

test('what is not signed in time makes room, and whoever comes first then has it', async () => {
  await send(one)
  office.later(14 * aDay)
  expect(await standing()).toEqual([])
  await send(other)
  await expect(sign(one)).rejects.toMatchObject({ issues: [{ path: ['startsOn'] }] })
  await sign(other)
  await activateContract(near, { contractId: other })
  expect(await standing()).toEqual([`lease ${whole}`])
})

test('whoever is asked again to sign has the unit kept as long again, or hears whose it is by then', async () => {
  await sendForSignature(near, { contractId: one, byCode: 'yes' })
  const signer = () => office.db.selectFrom('contractSignings').select('id').where('partyId', 'is not', null)
  const again = async () => sendSigningLink(near, { contractId: one, signingId: (await signer().executeTakeFirstOrThrow()).id })
  office.later(13 * aDay)
  await again()
  office.later(13 * aDay)
  expect(await standing()).toEqual([`hold ${whole}`])
  office.later(aDay)
  await send(other)
  await expect(again()).rejects.toMatchObject({ issues: [{ message: expect.stringContaining('بانتظار التوقيع') }] })
})

test('a unit that is kept for somebody who has yet to decide is not sent for signature before that is given up', async () => {
  await holdUnit(near, { unitId, from: '2026-01-20', until: '2026-02-20', days: '3', reason: 'أم خالد' })
  await expect(send(one)).rejects.toMatchObject({
    issues: [{ message: expect.stringContaining('محجوزة مبدئيًا حتى 17 يناير 2026: أم خالد') }],
  })
})
