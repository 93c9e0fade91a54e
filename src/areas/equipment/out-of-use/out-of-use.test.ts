import { beforeEach, expect, test } from 'vitest'
import { freeBetween } from '#areas/calendar/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { dispatchMachine } from '../hires/use-cases/dispatch-machine.ts'
import { takeMachineBack } from '../hires/use-cases/end-line.ts'
import { exchangeMachine } from '../hires/use-cases/exchange-machine.ts'
import type { SetReadiness } from '../machines/machine.ts'
import { machine } from '../machines/machine-detail.ts'
import { setMachineReadiness } from '../machines/use-cases/set-machine-readiness.ts'
import { keepMachinesStanding } from './use-cases/keep-machines-standing.ts'

const office = testOffice()
const { here, clerk, going, promised, agreed, out, at, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const one = () => here.machines[0] ?? ''
const other = () => here.machines[1] ?? ''
const stand = (machineId: string, readiness: SetReadiness, readyOn?: string) =>
  setMachineReadiness(clerk(), { machineId, readiness, readyOn })
const free = async (from: string, until: string) => {
  const stretch = { from: startOfDay(from), until: endOfDay(until) }
  return (await freeBetween(clerk(), { classIds: [here.kindId], ...stretch }))[0]?.free
}
const laneOf = async (lineId: string) => {
  const lying = office.db.selectFrom('hireLines').innerJoin('occupancies', 'occupancies.id', 'occupancyId')
  return (await lying.select('resourceId').where('hireLines.id', '=', lineId).executeTakeFirstOrThrow()).resourceId
}
const parts = (resourceId: string) => {
  const rows = office.db.selectFrom('occupancies').select(['startsAt', 'endsAt']).where('kind', '=', 'maintenance')
  return rows.where('resourceId', '=', resourceId).where('status', '<>', 'released').orderBy('startsAt').execute()
}
const tasks = (subjectId: string) => {
  const asked = office.db.selectFrom('tasks').select(['title', 'status', 'role', 'dueAt']).where('role', '=', 'equipmentOfficer')
  return asked.where('subjectId', '=', subjectId).execute()
}
const daily = () => keepMachinesStanding(asTheHouse(clerk()), {})

test('in the workshop it is not free until the day that was said, three days or fourteen where nobody says', async () => {
  await stand(one(), 'maintenance', '2026-01-20')
  expect([await free('2026-01-16', '2026-01-18'), await free('2026-01-21', '2026-01-23')]).toEqual([1, 2])
  await stand(other(), 'maintenance')
  expect((await machine(clerk(), other()))?.outUntil).toBe('2026-01-18')
  await stand(other(), 'damaged')
  expect((await machine(clerk(), other()))?.outUntil).toBe('2026-01-29')
  await expect(stand(other(), 'damaged', '2026-01-14')).rejects.toThrow('هذا يوم مضى')
  await expect(stand(other(), 'damaged', '2027-02-01')).rejects.toThrow('خارج الخدمة')
})

test('ready ends it, and one that waits to be looked at keeps no later day', async () => {
  await stand(one(), 'maintenance', '2026-01-20')
  await stand(one(), 'awaiting-inspection')
  expect([await free('2026-01-16', '2026-01-18'), await parts(one())]).toEqual([2, []])
  await stand(one(), 'damaged', '2026-01-20')
  await stand(one(), 'ready')
  expect([await free('2026-01-16', '2026-01-18'), await parts(one())]).toEqual([2, []])
})

test('a hire that is not fixed moves to another of its kind; one that finds no room is asked about on the hire, once', async () => {
  const { lineId, contractId } = await promised()
  const [first, second] = (await laneOf(lineId)) === one() ? [one(), other()] : [other(), one()]
  await stand(first, 'maintenance', '2026-02-05')
  expect([await laneOf(lineId), await tasks(contractId)]).toEqual([second, []])
  await stand(second, 'damaged', '2026-02-10')
  const title = expect.stringMatching(/^متضررة: كاتربيلر 320 EX-0\d، وعليها العقد EQ-.*مؤسسة سدح.*1 فبراير 2026/)
  expect(await tasks(contractId)).toEqual([{ title, status: 'open', role: 'equipmentOfficer', dueAt: startOfDay('2026-02-01') }])
  await stand(second, 'damaged', '2026-02-10')
  expect(await tasks(contractId)).toHaveLength(1)
  await stand(second, 'ready')
  expect((await tasks(contractId)).map(({ status }) => status)).toEqual(['done'])
})

test('what was asked about a hire is done once another machine goes out on it', async () => {
  const { lineId, contractId } = await agreed()
  const first = await laneOf(lineId)
  const second = first === one() ? other() : one()
  await stand(second, 'maintenance', '2026-02-03')
  await stand(first, 'maintenance', '2026-02-10')
  expect((await tasks(contractId)).map(({ status }) => status)).toEqual(['open'])
  await stand(second, 'ready')
  await dispatchMachine(clerk(), going(lineId, { machineId: second }))
  await office.announce()
  expect((await tasks(contractId)).map(({ status }) => status)).toEqual(['done'])
})

test('past its day it goes on a day each day, with one task that a new day or its return settles', async () => {
  await stand(one(), 'maintenance', '2026-01-16')
  expect(await daily()).toEqual({ begun: 0, found: 0, prolonged: 0 })
  at('2026-01-17')
  expect(await daily()).toEqual({ begun: 0, found: 0, prolonged: 1 })
  await daily()
  at('2026-01-18')
  await daily()
  expect((await machine(clerk(), one()))?.outUntil).toBe('2026-01-18')
  expect(await tasks(one())).toMatchObject([{ status: 'open', title: 'حدِّد يومًا جديدًا: كاتربيلر 320 EX-07، في الصيانة' }])
  await stand(one(), 'maintenance', '2026-01-19')
  expect((await tasks(one())).map(({ status }) => status)).toEqual(['done'])
})

test('a machine that stood so before it was asked until when gets its days on the first round', async () => {
  await office.db.updateTable('machines').set({ readiness: 'damaged' }).where('id', '=', one()).execute()
  expect(await daily()).toEqual({ begun: 0, found: 1, prolonged: 0 })
  expect((await machine(clerk(), one()))?.outUntil).toBe('2026-01-29')
  expect(await daily()).toEqual({ begun: 0, found: 0, prolonged: 0 })
})

test('one that broke on its site stands in the workshop from the moment it is back, and any other waits to be looked at', async () => {
  const { lineId } = await out()
  await stand(one(), 'damaged', '2026-02-20')
  expect(await parts(one())).toEqual([])
  at('2026-02-05')
  await takeMachineBack(clerk(), { lineId, meter: '4550', sure: 'yes', note: 'بلا كشوف' })
  expect(await machine(clerk(), one())).toMatchObject({ readiness: 'damaged', outUntil: '2026-02-20' })
  expect(await parts(one())).toMatchObject([{ endsAt: endOfDay('2026-02-20') }])
  await stand(one(), 'ready')
  expect(await free('2026-02-06', '2026-02-08')).toBe(2)
})

test('an exchange takes the broken machine out of use as well', async () => {
  const { lineId } = await out()
  at('2026-02-03')
  const how = {
    id: newId(),
    lineId,
    machineId: other(),
    operatorId: here.operators[1],
    meterBack: '4530',
    meter: '4512',
    sure: 'yes' as const,
    note: 'بلا كشوف',
  }
  await exchangeMachine(clerk(), { ...how, why: 'تسريب هيدروليك' })
  expect(await machine(clerk(), one())).toMatchObject({ readiness: 'maintenance', outUntil: '2026-02-06' })
  expect(await parts(one())).toMatchObject([{ endsAt: endOfDay('2026-02-06') }])
})

test('two who stop it at once stop it once', async () => {
  await Promise.allSettled([stand(one(), 'maintenance', '2026-01-20'), stand(one(), 'maintenance', '2026-01-20')])
  const orders = await office.db.selectFrom('serviceOrders').select('id').where('endedAt', 'is', null).execute()
  expect([orders.length, (await parts(one())).length]).toEqual([1, 1])
})
