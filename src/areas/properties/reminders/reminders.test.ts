import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dailyPromiseReminders, dailyPromises } from '#areas/collecting/daily.ts'
import { recordPromise } from '#areas/collecting/use-cases/record-promise.ts'
import { remindOfPromises } from '#areas/collecting/use-cases/remind-of-promises.ts'
import type { Ctx, House } from '#platform/context.ts'
import { vaultOf } from '#testing/cheques.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import { runRent } from '../leases/use-cases/run-rent.ts'
import { dailyReminders as remindOfDues } from './daily.ts'
import { remindOfRent } from './use-cases/remind-of-rent.ts'

const office = testOffice()
async function dailyReminders(house: House) {
  await remindOfDues(house)
  await dailyPromiseReminders(house)
}
const { letting, tenant, started } = leasesOf(office)
const { brings, box, pays, id } = vaultOf(office)
const { colleague } = storiesOf(office)
const afterDays = (days: number) => office.later(days * 86_400_000)

let near: Ctx
let partyId: string
let house: Ctx
beforeEach(async () => {
  const { near: officer, units } = await letting()
  near = officer
  partyId = await tenant(near)
  await putInForce(near, (await started(near, { unitId: units[0] ?? '', partyId, startsOn: '2026-01-01' })).id)
  house = await colleague('maryam', 'financeManager')
  await box()
  const { owed } = await office.db
    .selectFrom('charges')
    .select(sql<bigint>`sum(open_net + open_vat)::bigint`.as('owed'))
    .executeTakeFirstOrThrow()
  await pays(partyId, String(owed / 1_000n))
  afterDays(11)
  await runRent(house, {})
})

/** The second rent is due on the first of February. */
const heard = async () => {
  await office.announce()
  return office.db
    .selectFrom('messages')
    .select('text')
    .where('notice', 'in', ['properties.tell-rent-soon', 'properties.tell-rent-due', 'properties.tell-promise-near'])
    .where('channel', '=', 'sms')
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
}

test('a tenant hears of a rent a week before it falls due and on its day, each once, however often and by how many it is asked', async () => {
  await Promise.all([dailyReminders(office.visitor()), dailyReminders(office.visitor())])
  expect(await heard()).toMatchObject([{ text: expect.stringMatching(/إيجار شقة 1.*250\.000.*يستحق في 1 فبراير/) }])
  afterDays(1)
  await dailyReminders(office.visitor())
  expect(await heard()).toHaveLength(1)
  afterDays(5)
  await dailyReminders(office.visitor())
  await dailyReminders(office.visitor())
  expect((await heard()).map(({ text }) => /يستحق اليوم/.test(text))).toEqual([false, true])
  afterDays(1)
  expect(await remindOfRent(house, {})).toEqual({ looked: 0, told: 0 })
})

test('of what a cheque covers or was paid beforehand nobody is reminded; of what is left, of that much', async () => {
  await brings(partyId, '100', { cover: 'oldest' })
  await dailyReminders(office.visitor())
  expect(await heard()).toMatchObject([{ text: expect.stringContaining('150.000') }])
  await brings(partyId, '150', { cover: 'oldest' })
  afterDays(6)
  expect(await remindOfRent(house, {})).toMatchObject({ told: 0 })
})

test('whoever paid before the message went hears nothing', async () => {
  await dailyReminders(office.visitor())
  await pays(partyId, '250')
  expect(await heard()).toEqual([])
})

test('whoever said they would pay tomorrow hears of it once', async () => {
  await recordPromise(near, { id: id(), partyId, way: 'call', amount: '100', promisedOn: '2026-01-28' })
  await dailyPromises(office.visitor())
  await dailyReminders(office.visitor())
  const promised = async () => (await heard()).filter(({ text }) => text.includes('غدًا موعدك لدفع'))
  expect(await promised()).toEqual([])
  afterDays(1)
  await dailyReminders(office.visitor())
  expect(await remindOfPromises(house, {})).toEqual({ told: 0 })
  expect(await promised()).toMatchObject([{ text: expect.stringContaining('100.000 ر.ع. عن شقة 1، برج السعادة') }])
})
