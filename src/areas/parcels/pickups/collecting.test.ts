import { beforeEach, expect, test } from 'vitest'
import { minutes, phonesOf } from '#testing/courier-phone.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { dayOf } from '#values/days.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { folded } from '../journey/parcel.ts'
import { courierDay } from '../phone/queries.ts'
import { dispatchBoard } from '../runs/dispatch.ts'
import { planRun } from '../runs/use-cases/plan-run.ts'
import { shelveParcel } from '../shelves/use-cases/shelve-parcel.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { weighAgain } from '../weighing/use-cases/weigh-again.ts'
import { pickupsSeen } from './queries.ts'
import { closeOwnPickup, collectAtPickup } from './use-cases/by-courier.ts'
import { askOwnPickup, cancelOwnPickup } from './use-cases/by-merchant.ts'
import { schedulePickup } from './use-cases/by-office.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, near, newId, aCourier, aMerchantAtHome, row, stepsOf } = parcels
const { event, send, eventsOf, holdersNow } = phonesOf(office, parcels)
beforeEach(setUp)

type Merchant = Awaited<ReturnType<typeof aMerchantAtHome>>
type Courier = Awaited<ReturnType<typeof aCourier>>
const today = () => dayOf(office.visitor().now())

async function booked({ ctx }: Merchant, typed: Record<string, string> = {}) {
  const { id } = await bookOwnParcel(ctx, {
    ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
    ...{ service: 'door', content: 'ملابس', weight1: '0.9', ...typed },
  } as never)
  return id
}

async function aPickup({ ctx }: Merchant, { id: courierId }: Courier, count = '2') {
  const [id, when] = [newId(), { day: today(), from: '18:00' as const }]
  await askOwnPickup(ctx, { id, count, ...when, place: 'صلالة', landmark: 'قرب السوق', phone: '94440001' })
  await schedulePickup(near(), { pickupId: id, courierId, ...when })
  return id
}

/** A courier before a merchant who booked so many parcels. */
async function atMerchant(count = 2) {
  const [merchant, hamad] = [await aMerchantAtHome({ onAccount: 'yes' }), await aCourier()]
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await booked(merchant))
  return { merchant, hamad, ids, pickupId: await aPickup(merchant, hamad, String(count)) }
}

const scanned = async (pickupId: string, id: string, more: Record<string, unknown> = {}) =>
  event({ kind: 'collected', pickupId, parcel: (await row(id)).number, ...more })
const refusal = (act: Promise<unknown>) => act.then(() => 'done').catch((error) => error.code ?? error.issues?.[0]?.message)
const papers = () => office.db.selectFrom('invoices').select('net').execute()

test('what the courier scans at the merchant’s is with him, and is the branch’s when it is weighed there', async () => {
  const { hamad, ids, pickupId } = await atMerchant()
  const [one = '', other = ''] = ids
  office.later(minutes(60))
  const events = [
    await scanned(pickupId, one, { ago: minutes(50) }),
    await scanned(pickupId, other, { ago: minutes(49) }),
    event({ kind: 'pickup-closed', pickupId, ago: minutes(45) }),
  ]
  const { answers } = await send(hamad.ctx, events)
  expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted'])
  expect((await send(hamad.ctx, events)).answers).toEqual(answers)
  expect((await pickupsSeen(near())).pickups).toMatchObject([{ state: 'collected', count: 2, taken: 2 }])
  expect(await holdersNow(ids)).toEqual(['courier', 'courier'])
  const held = await office.db.selectFrom('parcelCustody').select('holderId').where('until', 'is', null).execute()
  expect(held.map(({ holderId }) => holderId)).toEqual([hamad.id, hamad.id])
  expect((await row(one)).acceptedAt).toEqual(new Date(office.visitor().now().getTime() - minutes(50)))
  expect(await papers()).toEqual([])
  expect((await courierDay(hamad.ctx, null)).fetched).toBe(2)

  await acceptBooked(clerk(), { parcelId: one, weight1: '2.2' } as never)
  await acceptBooked(clerk(), { parcelId: one, weight1: '2.2' } as never)
  expect(await holdersNow([one])).toEqual(['floor'])
  expect(await row(one)).toMatchObject({ state: 'at-branch', grams: 2_200 })
  expect((await stepsOf(one)).map(({ step }) => step)).toEqual(['registered', 'accepted', 'came-back'])
  expect(folded(await eventsOf(one))).toBe('at-branch')
  expect((await papers()).map(({ net }) => net)).toEqual([1_425n])
  expect((await courierDay(hamad.ctx, null)).fetched).toBe(1)
})

test('what the branch has not taken from him is neither shelved nor planned nor weighed as if it lay there', async () => {
  const { hamad, ids, pickupId } = await atMerchant(1)
  const [id = ''] = ids
  await collectAtPickup(hamad.ctx, { pickupId, parcel: (await row(id)).number })
  const { branchId, number } = await row(id)
  const shelf = await office.db.selectFrom('parcelShelves').select('code').limit(1).executeTakeFirstOrThrow()
  expect(await refusal(shelveParcel(clerk(), { branchId, parcel: number, shelf: shelf.code } as never))).toBe(
    'parcels.with-pickup-courier',
  )
  expect((await dispatchBoard(clerk(), { query: new URLSearchParams() })).doors).toEqual([])
  const plan = { id: newId(), branchId, courierId: hamad.id, day: today(), parcels: [id] }
  expect(await refusal(planRun(clerk(), plan))).toContain('لا يخرج الطرد')
  expect(await refusal(weighAgain(clerk(), { parcelId: id, weight1: '2' } as never))).toBe('parcels.not-weighable')
  await acceptBooked(clerk(), { parcelId: id, weight1: '0.9' } as never)
  expect((await dispatchBoard(clerk(), { query: new URLSearchParams() })).doors).toHaveLength(1)
})

test('a parcel of another merchant or one that was not booked is refused with a sentence, and stops nothing else', async () => {
  const { merchant, hamad, ids, pickupId } = await atMerchant(1)
  const [id = ''] = ids
  const others = await booked(await aMerchantAtHome({}, '94440002'))
  const brought = await booked(merchant)
  await acceptBooked(clerk(), { parcelId: brought, weight1: '0.9' } as never)
  const { answers } = await send(hamad.ctx, [
    await scanned(pickupId, others),
    await scanned(pickupId, brought),
    event({ kind: 'collected', pickupId, parcel: 'TSL261104187362' }),
    await scanned(pickupId, id),
    event({ kind: 'pickup-closed', pickupId }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['refused', 'refused', 'refused', 'accepted', 'accepted'])
  const said = answers.map(({ fields }) => fields.parcel?.[0] ?? '')
  expect(said[0]).toBe('ليس هذا من الطرود التي سجّلها هذا التاجر. ضعه جانبًا.')
  expect(said[1]).toContain('حالته «استُلم من المرسل»')
  expect(said[2]).toBe(said[0])
  expect((await row(others)).state).toBe('registered')
})

test('a pickup is its courier’s alone, is not closed empty, and what was taken before it was called off stays taken', async () => {
  const { merchant, hamad, ids, pickupId } = await atMerchant()
  const [one = '', other = ''] = ids
  const musallam = await aCourier()
  expect((await send(musallam.ctx, [await scanned(pickupId, one)])).answers[0]).toMatchObject({
    ...{ result: 'refused', code: 'parcels.pickup-of-another' },
  })
  expect(await refusal(closeOwnPickup(hamad.ctx, { pickupId }))).toBe('parcels.nothing-collected')
  expect((await courierDay(hamad.ctx, null)).pickups).toMatchObject([{ id: pickupId, count: 2, taken: 0 }])
  expect((await courierDay(musallam.ctx, null)).pickups).toEqual([])
  await collectAtPickup(hamad.ctx, { pickupId, parcel: (await row(one)).number })
  await cancelOwnPickup(merchant.ctx, { pickupId })
  expect((await send(hamad.ctx, [await scanned(pickupId, other)])).answers[0]).toMatchObject({ result: 'flagged' })
  expect(await holdersNow(ids)).toEqual(['courier', 'courier'])
})

test('a parcel of two pieces is taken piece by piece, and one that stayed behind is brought by its merchant', async () => {
  const [merchant, hamad] = [await aMerchantAtHome(), await aCourier()]
  const id = await booked(merchant, { weight2: '0.5' })
  const pickupId = await aPickup(merchant, hamad, '3')
  const { number } = await row(id)
  await collectAtPickup(hamad.ctx, { pickupId, parcel: `${number}-1` })
  expect(await collectAtPickup(hamad.ctx, { pickupId, parcel: `${number}-1` })).toMatchObject({ taken: 1, count: 3 })
  expect(await holdersNow([id])).toEqual(['courier', 'sender'])
  expect(await closeOwnPickup(hamad.ctx, { pickupId })).toMatchObject({ taken: 1, count: 3 })
  await acceptBooked(clerk(), { parcelId: id, weight1: '0.9', weight2: '0.5' } as never)
  expect(await holdersNow([id])).toEqual(['floor', 'floor'])
  expect((await row(id)).state).toBe('accepted')
})
