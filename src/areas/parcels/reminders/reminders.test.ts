import { beforeEach, expect, test } from 'vitest'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { rescheduleParcel } from '../redelivery/use-cases/by-staff.ts'
import { failStop } from '../runs/use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { reminderDue } from './reminder.ts'
import { askAboutStuck } from './use-cases/ask-about-stuck.ts'
import { remindWaiting } from './use-cases/remind-waiting.ts'
import { sendBackSpent } from './use-cases/send-back-spent.ts'

const office = testOffice()
const { setUp, near, takenIn, waiting, handedOver, row, toTheDoor, out, aCourier } = parcelsOf(office)
beforeEach(setUp)

const hour = 3_600_000
const house = () => ({ ...office.visitor(), actor: theHouseItself })

test('a reminder is due on the second, fifth and seventh day, when it begins to cost and before it goes back, each once', () => {
  const due = (day: number, told: number) => reminderDue(day, told, { freeDays: 7, agedDays: 15 })
  expect([1, 2, 3, 4].map((day) => due(day, 0))).toEqual([null, 2, 2, 2])
  expect([due(4, 2), due(6, 2), due(7, 5), due(8, 7), due(13, 8)]).toEqual([null, 5, 7, 8, 13])
  expect(due(30, 13)).toBeNull()
})

test('whoever has not come hears of it in the morning, and whoever came does not', async () => {
  const [waits, came] = [await waiting(), await waiting()]
  await handedOver(came)
  const mornings: number[] = []
  for (let day = 1; day <= 14; day++) {
    office.later(24 * hour)
    const { told } = await remindWaiting(house(), {})
    expect((await remindWaiting(house(), {})).told).toBe(0)
    if (told > 0) mornings.push(day)
  }
  expect(mornings).toEqual([2, 5, 7, 8, 13])
  expect((await row(waits)).remindedDay).toBe(13)
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('وبلا رسم حتى')).length).toBeGreaterThanOrEqual(3)
  expect(texts.filter((text) => /رسم تخزين طردك \S+ في فرع السعادة 0\.200 ر\.ع\. لليوم من /.test(text))).toHaveLength(1)
  expect(texts.filter((text) => /يعود طردك \S+ إلى المرسل .+ إن لم يُستلم من فرع السعادة\.$/.test(text))).toHaveLength(1)
})

test('what did not move for two days is one task, until it moves', async () => {
  const id = await takenIn()
  office.later(47 * hour)
  expect((await askAboutStuck(house(), {})).told).toBe(0)
  office.later(2 * hour)
  expect((await askAboutStuck(house(), {})).told).toBe(1)
  office.later(24 * hour)
  expect((await askAboutStuck(house(), {})).told).toBe(0)
  const tasks = await office.db.selectFrom('tasks').select('rule').where('subjectId', '=', id).execute()
  expect(tasks).toEqual([{ rule: 'parcels.stuck' }])
})

async function spent(id: string) {
  const courier = await aCourier()
  for (let time = 0; time < 3; time++) {
    const { runId, stopOf } = await out(courier.id, [id])
    await failStop(courier.ctx, { stopId: stopOf(id), reason: 'absent' })
    await takeBackFromRun(near(), { runId, parcel: (await row(id)).number })
    await closeRun(near(), { runId })
    office.later(hour)
  }
}

test('33: when all attempts are spent its sender is asked, and it turns round within a day where nobody says otherwise', async () => {
  const [back, kept] = [await toTheDoor(), await toTheDoor()]
  await spent(back)
  await spent(kept)
  await office.announce()
  const asked = (await office.messages()).filter(({ text }) => text.includes('نفدت محاولات'))
  expect(new Set(asked.map(({ recipient }) => recipient))).toEqual(new Set(['+96892000001']))
  expect((await sendBackSpent(house(), {})).turned).toBe(0)
  await rescheduleParcel(near(), { parcelId: kept, day: daysAfter(dayOf(office.visitor().now()), 4), from: '10:00' })
  office.later(24 * hour)
  expect((await sendBackSpent(house(), {})).turned).toBe(1)
  expect(await row(back)).toMatchObject({ state: 'returning', isReturning: true })
  expect(await row(kept)).toMatchObject({ isReturning: false })
  expect((await sendBackSpent(house(), {})).turned).toBe(0)
})
