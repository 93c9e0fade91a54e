import { beforeEach, expect, test } from 'vitest'
import { readHome } from '#app/home/read-home.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { exceptionsList } from '../exceptions/exceptions-list.tsx'
import { exceptionsFound } from '../exceptions/queries.ts'
import { returnParcel } from '../journey/use-cases/return-parcel.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { cashDue, lateCouriers } from './late.ts'
import { askAboutLateCash } from './use-cases/ask-about-late-cash.ts'

const office = testOffice()
const { setUp, clerk, near, far, aCourier, toTheDoor, takenIn, waiting, out, codeFor } = parcelsOf(office)
beforeEach(setUp)

const hour = 3_600_000
const house = () => ({ ...office.visitor(), actor: theHouseItself })
const homeOf = async (ctx: Ctx) => {
  const { exceptions, failed } = await readHome({ ...ctx, actor: { ...ctx.actor, roles: ['parcelsSupervisor'] } })
  expect(failed).toEqual([])
  return exceptions.filter(({ key }) => key === 'parcels-late-cash')
}
const who = async (ctx = near()) => (await lateCouriers(ctx)).map(({ courierId, sum }) => [courierId, sum])

test('cash is due at nine in the evening', () => {
  expect(cashDue(new Date('2026-01-15T20:59:00+04:00'))).toEqual(new Date('2026-01-14T21:00:00+04:00'))
  expect(cashDue(new Date('2026-01-15T21:00:00+04:00'))).toEqual(new Date('2026-01-15T21:00:00+04:00'))
})

test('cash that reached no box by nine is one task and a line for whoever sees the custody of that branch', async () => {
  const { id: courierId, ctx } = await aCourier()
  const parcelId = await toTheDoor({ cod: '12.500' })
  const { stopOf } = await out(courierId, [parcelId])
  const given = { receivedBy: 'مريم', code: await codeFor(parcelId), signature: [], paid: '12.500' }
  await deliverAtDoor(ctx, { stopId: stopOf(parcelId), ...given })
  expect(await who()).toEqual([])
  expect(await homeOf(near())).toEqual([])
  expect(await askAboutLateCash(house(), {})).toEqual({ told: 0 })
  office.later(24 * hour)
  expect(await who()).toEqual([[courierId, 12_500n]])
  expect(await who(far())).toEqual([])
  expect(await homeOf(near())).toMatchObject([
    { key: 'parcels-late-cash', title: 'نقد مندوب لم يصل الصندوق', detail: 'أقدمه معه منذ 24 ساعة' },
  ])
  expect(await homeOf(far())).toEqual([])
  expect(await askAboutLateCash(house(), {})).toEqual({ told: 1 })
  expect(await askAboutLateCash(house(), {})).toEqual({ told: 0 })
  const tasks = office.db.selectFrom('tasks').select(['role', 'needs']).where('rule', '=', 'parcels.late-cash').execute()
  expect(await tasks).toEqual([{ role: 'parcelsSupervisor', needs: 'finance.viewCustody' }])
})

test('what is still to be collected for senders of what stands is told, and of what goes back nothing', async () => {
  await takenIn({ cod: '12.500' })
  const back = await waiting({ cod: '7' })
  await returnParcel(clerk(), { parcelId: back, reason: 'ألغى المرسل' })
  office.later(49 * hour)
  const { all, forSenders } = await exceptionsFound(near(), exceptionsList.read(new URLSearchParams()))
  expect([all, forSenders]).toEqual([2, 12_500n])
})
