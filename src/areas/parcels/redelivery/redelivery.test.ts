import { beforeEach, expect, test } from 'vitest'
import { thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { handOverParcel } from '../counter/use-cases/hand-over-parcel.ts'
import { linkToken } from '../journey/registering.ts'
import { readyParcel } from '../journey/use-cases/ready-parcel.ts'
import { dispatchBoard } from '../runs/dispatch.ts'
import { ownStop } from '../runs/queries.ts'
import { failStop } from '../runs/use-cases/at-the-door.ts'
import { ownParcel } from '../tracking/tracked.ts'
import { tellNobodyCame } from '../tracking/use-cases/tell-nobody-came.ts'
import { keepOwnWishes, redirectOwn, rescheduleOwn } from './use-cases/by-recipient.ts'
import { keepParcelWishes, redirectParcel, rescheduleParcel } from './use-cases/by-staff.ts'
import { faultOfWindow, isWindowNear } from './windows.ts'

const office = testOffice()
const { setUp, clerk, near, far, takenIn, waiting, handedOver, row, toTheDoor, out, aCourier, codeFor } = parcelsOf(office)
beforeEach(setUp)

const hour = 3_600_000
const tokenOf = (id: string) => linkToken(office.db, id)
const anybody = () => office.visitor()
const today = () => dayOf(anybody().now())
const link = async (id: string) => ({ parcelToken: await tokenOf(id) })

test('a window is chosen up to fourteen days ahead, and never when it is near', () => {
  const noon = new Date('2026-12-01T12:00:00+04:00')
  expect(faultOfWindow({ day: '2026-12-01', from: '14:00' }, noon)).toBeNull()
  expect(faultOfWindow({ day: '2026-12-01', from: '12:00' }, noon)).toMatchObject({ field: 'from' })
  expect(faultOfWindow({ day: '2026-12-15', from: '08:00' }, noon)).toBeNull()
  expect(faultOfWindow({ day: '2026-12-16', from: '08:00' }, noon)).toMatchObject({ field: 'day' })
  const kept = { deliverOn: '2026-12-01', deliverFrom: '12:00' }
  expect(isWindowNear(kept, new Date('2026-12-01T11:29:00+04:00'))).toBe(false)
  expect(isWindowNear(kept, new Date('2026-12-01T11:30:00+04:00'))).toBe(true)
  expect(isWindowNear(kept, new Date('2026-12-01T14:00:00+04:00'))).toBe(false)
})

test('30: whoever it is for moves the day, and the board of the branch shows it', async () => {
  const id = await toTheDoor()
  const day = daysAfter(today(), 3)
  await rescheduleOwn(anybody(), { ...(await link(id)), day, from: '16:00' })
  const board = await dispatchBoard(near(), { query: new URLSearchParams() })
  expect(board.later).toMatchObject([{ id, deliverOn: day, deliverFrom: '16:00' }])
  const told = await ownParcel(anybody(), await tokenOf(id))
  expect(told?.redelivery?.at).toMatch(/بين 4:00\sم و6:00\sم/)
  expect(told?.events[0]).toMatchObject({ step: 'rescheduled' })
  await office.announce()
  expect((await office.messages()).map(({ text }) => text).join()).toContain('موعد طردك')
})

test('the day is moved three times and no more, by a colleague of the branch too', async () => {
  const id = await toTheDoor()
  const at = (ahead: number) => ({ parcelId: id, day: daysAfter(today(), ahead), from: '10:00' as const })
  await expect(rescheduleParcel(far(), at(1))).rejects.toMatchObject({ status: 404 })
  await expect(rescheduleParcel(near(), at(15))).rejects.toMatchObject({ issues: [{ path: ['day'] }] })
  for (const ahead of [1, 2, 2, 3]) await rescheduleParcel(near(), at(ahead))
  await expect(rescheduleParcel(near(), at(4))).rejects.toMatchObject({ code: 'parcels.changes-spent' })
  expect(await row(id)).toMatchObject({ rescheduled: 3, deliverOn: daysAfter(today(), 3) })
  const branch = await takenIn()
  await expect(rescheduleParcel(near(), { ...at(1), parcelId: branch })).rejects.toMatchObject({ code: 'parcels.no-door' })
})

test('a dearer place is quoted, agreed to, and paid before it is handed over', async () => {
  const id = await takenIn()
  const told = await ownParcel(anybody(), await tokenOf(id))
  expect(told?.redelivery?.places.find(([place]) => place === 'ثمريت')?.[1]).toContain('0.500')
  const asked = { ...(await link(id)), to: 'door' as const, place: 'ثمريت', landmark: 'قرب المطار' }
  await expect(redirectOwn(anybody(), asked)).rejects.toMatchObject({ issues: [{ path: ['agreed'] }] })
  expect((await row(id)).redirected).toBe(0)
  await redirectOwn(anybody(), { ...asked, agreed: 'yes' })
  expect(await row(id)).toMatchObject({ service: 'door', place: 'ثمريت', toBranchId: thumrait, redirectFee: 500n })
  await office.db.updateTable('parcels').set({ branchId: thumrait }).where('id', '=', id).execute()
  await readyParcel(clerk(), { parcelId: id })
  const code = await codeFor(id)
  await expect(handOverParcel(clerk(), { parcelId: id, receivedBy: 'مريم', code, signature: [] })).rejects.toMatchObject({
    code: 'parcels.unpaid',
  })
})

test('the same branch costs nothing more, and a parcel that is out or waits goes to no other door', async () => {
  const id = await toTheDoor()
  const { branchId, carriage } = await row(id)
  await redirectParcel(near(), { parcelId: id, to: 'branch', branchId })
  expect(await row(id)).toMatchObject({ service: 'branch', toBranchId: branchId, carriage, redirectInvoiceId: null })
  await readyParcel(near(), { parcelId: id })
  const door = { to: 'door' as const, place: 'صلالة', landmark: 'خلف مدرسة الأمل' }
  await expect(redirectParcel(near(), { parcelId: id, ...door })).rejects.toMatchObject({ code: 'parcels.waits' })
  await handedOver(id)
  await expect(redirectParcel(near(), { parcelId: id, ...door })).rejects.toMatchObject({ code: 'parcels.over' })
  const courier = await aCourier()
  const away = await toTheDoor()
  await out(courier.id, [away])
  await expect(redirectParcel(near(), { parcelId: away, ...door })).rejects.toMatchObject({ code: 'parcels.out' })
})

test('who takes it and what to know stand at the stop, and 31: «لم يأتِ أحد؟» is one task for each attempt', async () => {
  const courier = await aCourier()
  const id = await toTheDoor()
  await keepOwnWishes(anybody(), { ...(await link(id)), collector: 'سعيد أخي', instructions: 'الباب الخلفي' })
  await expect(keepParcelWishes(far(), { parcelId: id, collector: 'سعيد' })).rejects.toMatchObject({ status: 404 })
  await keepParcelWishes(near(), { parcelId: id, collector: 'سعيد أخي', instructions: 'الباب الخلفي' })
  const { stopOf } = await out(courier.id, [id])
  expect((await ownStop(courier.ctx, stopOf(id)))?.stop).toMatchObject({ collector: 'سعيد أخي', instructions: 'الباب الخلفي' })
  await expect(tellNobodyCame(anybody(), await link(id))).rejects.toMatchObject({ code: 'parcels.no-attempt' })
  await failStop(courier.ctx, { stopId: stopOf(id), reason: 'absent' })
  expect(await ownParcel(anybody(), await tokenOf(id))).toMatchObject({ attempt: true })
  await tellNobodyCame(anybody(), await link(id))
  await tellNobodyCame(anybody(), await link(id))
  const tasks = await office.db.selectFrom('tasks').select(['rule', 'details']).where('subjectId', '=', id).execute()
  expect(tasks).toEqual([{ rule: 'parcels.nobody-came', details: 'سُجّل: غير موجود' }])
})

test('what has ended or turned round is changed by nobody', async () => {
  const id = await waiting()
  await handedOver(id)
  office.later(hour)
  expect((await ownParcel(anybody(), await tokenOf(id)))?.redelivery).toBeNull()
  await expect(keepOwnWishes(anybody(), { ...(await link(id)), collector: 'سعيد' })).rejects.toMatchObject({
    code: 'parcels.over',
  })
})
