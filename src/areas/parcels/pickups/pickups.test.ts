import { beforeEach, expect, test } from 'vitest'
import { setParcelRules } from '#areas/parcels/rules/use-cases/set-parcel-rules.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { ownPickups, pickupsSeen } from './queries.ts'
import { askOwnPickup, cancelOwnPickup } from './use-cases/by-merchant.ts'
import { notePickedUp, refusePickup, schedulePickup } from './use-cases/by-office.ts'

const office = testOffice()
const { setUp, clerk, near, far, newId, aCourier, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

const tomorrow = () => daysAfter(dayOf(office.visitor().now()), 1)
const asking = (typed: Record<string, string> = {}) => ({
  ...{
    id: newId(),
    count: '12',
    day: tomorrow(),
    from: '16:00' as const,
    place: 'صلالة',
    landmark: 'قرب المسجد',
    phone: '94440001',
  },
  ...typed,
})
const texts = async () => {
  await office.announce()
  return (await office.messages()).map(({ text }) => text.replace(/\u00a0/g, ' ')).join('\n')
}

test('a merchant asks us to fetch his parcels, the branch says who comes and when, and both hear of it', async () => {
  const { ctx } = await aMerchantAtHome()
  const asked = asking()
  await askOwnPickup(ctx, asked)
  await askOwnPickup(ctx, asked)
  expect((await ownPickups(ctx)).pickups).toMatchObject([{ count: 12, state: 'requested' }])
  expect((await pickupsSeen(near())).pickups).toMatchObject([{ id: asked.id, merchant: 'متجر لبان 94440001' }])
  expect((await pickupsSeen(far())).pickups).toEqual([])
  const courier = await aCourier()
  const when = { pickupId: asked.id, courierId: courier.id, day: tomorrow(), from: '10:00' as const }
  await expect(schedulePickup(far(), when)).rejects.toMatchObject({ status: 404 })
  await expect(schedulePickup(near(), { ...when, courierId: 'nobody' })).rejects.toMatchObject({
    issues: [{ path: ['courierId'] }],
  })
  await schedulePickup(near(), when)
  await schedulePickup(near(), when)
  expect(await texts()).toContain('يمر حمد العمري لاستلام طرودك: ')
  await notePickedUp(near(), { pickupId: asked.id })
  await notePickedUp(near(), { pickupId: asked.id })
  expect((await ownPickups(ctx)).pickups).toMatchObject([{ state: 'collected', courierName: 'حمد العمري' }])
  await expect(cancelOwnPickup(ctx, { pickupId: asked.id })).rejects.toMatchObject({ code: 'parcels.pickup-over' })
})

test('what is wrong is told under its field, and nothing is fetched where the office fetches nothing', async () => {
  const { ctx } = await aMerchantAtHome()
  const faultOf = (typed: Record<string, string>) =>
    askOwnPickup(ctx, asking(typed) as never).then(
      () => 'done',
      (error) => error.code ?? error.issues?.map(({ path }: { path: unknown[] }) => path.join('.')).join(),
    )
  for (const [name, value] of Object.entries({ count: '0', day: '2020-01-01', place: 'الإمارات', landmark: '', phone: '1' }))
    expect(await faultOf({ [name]: value })).toBe(name)
  const { version, prohibited, carrier: _, pickup: __, cashOnDelivery: ___, ...rules } = await parcelRulesNow(office.db)
  const numbers = Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(Number(value) / 1_000) : String(value),
    ]),
  )
  await setParcelRules(clerk(), { ...numbers, seen: String(version), prohibited: prohibited.join('،') } as never)
  expect(await faultOf({})).toBe('parcels.no-pickup')
})

test('a merchant calls off what is his alone, and what the branch calls off he hears of with the reason', async () => {
  const [mine, other] = [await aMerchantAtHome(), await aMerchantAtHome({}, '94440002')]
  const [one, two] = [asking(), asking()]
  await askOwnPickup(mine.ctx, one)
  await askOwnPickup(mine.ctx, two)
  await expect(cancelOwnPickup(other.ctx, { pickupId: one.id })).rejects.toMatchObject({ status: 404 })
  await expect(askOwnPickup(other.ctx, one)).rejects.toMatchObject({ status: 404 })
  await cancelOwnPickup(mine.ctx, { pickupId: one.id })
  await refusePickup(near(), { pickupId: two.id, reason: 'لا مندوب في ذلك الوقت' })
  expect((await texts()).match(/أُلغي استلام طرودك/g)?.length).toBeGreaterThanOrEqual(1)
  expect((await ownPickups(mine.ctx)).pickups.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})
