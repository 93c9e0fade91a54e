import { beforeEach, expect, test } from 'vitest'
import { freeBetween } from '#areas/calendar/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import { salalah } from '#testing/branches.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { dispatchMachine } from '../hires/use-cases/dispatch-machine.ts'
import { takeMachineBack } from '../hires/use-cases/end-line.ts'
import { extendHire } from '../hires/use-cases/extend-hire.ts'
import { machine } from '../machines/machine-detail.ts'
import { machines } from '../machines/queries.ts'
import { setMachineReadiness } from '../machines/use-cases/set-machine-readiness.ts'
import { keepMachinesStanding } from '../out-of-use/use-cases/keep-machines-standing.ts'
import { equipmentPermissions } from '../permissions.ts'
import { recordSheet } from '../sheets/use-cases/record-sheet.ts'
import { servicesOf } from './queries.ts'
import { askForServices } from './use-cases/ask-for-services.ts'
import { dropService, planService } from './use-cases/plan-service.ts'
import { recordService } from './use-cases/record-service.ts'

const office = testOffice()
const { here, clerk, promised, agreed, going, out, look: lookAt, at, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const one = () => here.machines[0] ?? ''
const look = () => machine(clerk(), one())
const technician = () =>
  office.staffWithin('jumaa', { branchIds: [salalah] }, equipmentPermissions.view, equipmentPermissions.service)
const done = (more: object = {}) =>
  recordService(technician(), { id: newId(), machineId: one(), done: 'زيت المحرك والفلاتر', meter: '4512', ...more })
const plan = (fromDay: string, untilDay: string) => planService(technician(), { machineId: one(), fromDay, untilDay })
const meterIs = (meter: number, serviceAt = 50_000) =>
  office.db.updateTable('machines').set({ meter, serviceAt }).where('id', '=', one()).execute()
const tasks = (subjectId = one()) => {
  const asked = office.db.selectFrom('tasks').select(['title', 'status']).where('role', '=', 'equipmentOfficer')
  return asked.where('subjectId', '=', subjectId).execute()
}
const ask = () => askForServices(asTheHouse(clerk()), {})
const daily = () => keepMachinesStanding(asTheHouse(clerk()), {})
const free = async (from: string, until: string) => {
  const stretch = { from: startOfDay(from), until: endOfDay(until) }
  return (await freeBetween(clerk(), { classIds: [here.kindId], ...stretch }))[0]?.free
}
const everything = { q: '', kind: '', state: '', ownership: '', service: '', idle: '', branch: '', sort: '', page: 1 } as const

test('within fifty hours of its service somebody is asked once, and no more once it is done', async () => {
  await meterIs(49_499)
  expect([await ask(), await tasks()]).toEqual([{ asked: 0 }, []])
  await meterIs(49_780)
  expect([await ask(), await ask()]).toEqual([{ asked: 1 }, { asked: 0 }])
  expect(await tasks()).toEqual([{ title: 'صيانة كاتربيلر 320 EX-07: بقي 22 ساعة', status: 'open' }])
  await done({ meter: '4981' })
  expect((await tasks()).map(({ status }) => status)).toEqual(['done'])
  expect([(await look())?.serviceAt, await ask()]).toEqual([54_810, { asked: 0 }])
})

test('one whose hours are reached stands in the list as due, and is found there', async () => {
  await meterIs(50_010)
  const { rows } = await machines(clerk(), { ...everything, service: 'due' })
  expect(rows.map(({ id }) => id)).toEqual([one()])
  expect((await machines(clerk(), { ...everything, service: 'near' })).count).toBe(0)
})

test('a service is kept once with what was done, its meter never goes back, and a technician of another branch has no say', async () => {
  const id = newId()
  const asked = { id, meter: '4600', parts: 'فلتر زيت 2', bill: 'INV-88' }
  await Promise.all([done(asked), done(asked)])
  await expect(done({ meter: '4599.9' })).rejects.toThrow('آخر قراءة 4,600 ساعة')
  const far = office.staffWithin('said', { branchIds: [newId()] }, equipmentPermissions.service)
  const again = { id: newId(), machineId: one(), done: 'زيت', meter: '4700' }
  await expect(recordService(far, again)).rejects.toThrow()
  expect(await servicesOf(clerk(), one())).toMatchObject([
    { done: 'زيت المحرك والفلاتر', parts: 'فلتر زيت 2', bill: 'INV-88', meter: 46_000, nextAt: 51_000 },
  ])
  expect(await look()).toMatchObject({ meter: 46_000, serviceAt: 51_000 })
})

test('done, it is out of the workshop and ready; one that is damaged is so still', async () => {
  await setMachineReadiness(clerk(), { machineId: one(), readiness: 'maintenance', readyOn: '2026-01-20' })
  await done()
  expect([(await look())?.readiness, await free('2026-01-16', '2026-01-18')]).toEqual(['ready', 2])
  await setMachineReadiness(clerk(), { machineId: one(), readiness: 'damaged', readyOn: '2026-01-20' })
  await done()
  expect([(await look())?.readiness, await free('2026-01-16', '2026-01-18')]).toEqual(['damaged', 1])
})

test('29 a service that is planned blocks the calendar on its days, and the hire on them moves to another machine', async () => {
  const { lineId, contractId } = await promised({ startsOn: '2026-01-20', endsOn: '2026-01-25' })
  const { occupancyId } = await office.db
    .selectFrom('hireLines')
    .select('occupancyId')
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow()
  const lies = office.db.updateTable('occupancies').set({ resourceId: one() })
  await lies.where('id', '=', occupancyId).execute()
  await plan('2026-01-19', '2026-01-21')
  const lying = office.db.selectFrom('occupancies').select('resourceId')
  expect(await lying.where('id', '=', occupancyId).executeTakeFirstOrThrow()).toEqual({ resourceId: here.machines[1] })
  expect([await free('2026-01-16', '2026-01-18'), await free('2026-01-19', '2026-01-19')]).toEqual([2, 1])
  expect([await free('2026-01-20', '2026-01-21'), await free('2026-01-22', '2026-01-22')]).toEqual([0, 1])
  await expect(promised({ startsOn: '2026-01-21', endsOn: '2026-01-22', phone: '90000199' })).rejects.toThrow('متاحة')
  expect([await look(), await tasks(contractId)]).toMatchObject([
    { readiness: 'ready', outUntil: null, plan: { from: '2026-01-19', until: '2026-01-21' } },
    [],
  ])
})

test('29 on its day it is in the workshop, past its day it is asked for a new one, and done it is free', async () => {
  await plan('2026-01-19', '2026-01-20')
  at('2026-01-18')
  expect(await daily()).toEqual({ begun: 0, found: 0, prolonged: 0 })
  at('2026-01-19')
  expect(await daily()).toEqual({ begun: 1, found: 0, prolonged: 0 })
  expect(await look()).toMatchObject({ readiness: 'maintenance', outUntil: '2026-01-20', plan: null })
  at('2026-01-21')
  expect(await daily()).toEqual({ begun: 0, found: 0, prolonged: 1 })
  expect(await tasks()).toMatchObject([{ title: expect.stringContaining('حدِّد يومًا جديدًا'), status: 'open' }])
  await done()
  expect([(await look())?.readiness, (await tasks())[0]?.status, await free('2026-01-22', '2026-01-22')]).toEqual([
    ...['ready', 'done', 2],
  ])
})

test('another plan takes the place of the first, and a plan is dropped or done before its day', async () => {
  await expect(plan('2026-01-15', '2026-01-16')).rejects.toThrow('لليوم نفسه')
  await expect(plan('2026-01-14', '2026-01-16')).rejects.toThrow('هذا يوم مضى')
  await expect(plan('2026-01-18', '2026-01-17')).rejects.toThrow('لا يسبق')
  await plan('2026-01-19', '2026-01-20')
  await plan('2026-01-25', '2026-01-25')
  expect([await free('2026-01-19', '2026-01-20'), await free('2026-01-25', '2026-01-25')]).toEqual([2, 1])
  await dropService(technician(), { machineId: one() })
  expect([await free('2026-01-25', '2026-01-25'), (await look())?.plan]).toEqual([2, null])
  await plan('2026-01-25', '2026-01-25')
  await done()
  expect([await free('2026-01-25', '2026-01-25'), (await look())?.plan]).toEqual([2, null])
})

test('a plan whose day comes while it stands broken lengthens that, and what is out with a customer then is asked about', async () => {
  await setMachineReadiness(clerk(), { machineId: one(), readiness: 'damaged', readyOn: '2026-01-19' })
  await plan('2026-01-18', '2026-01-21')
  at('2026-01-18')
  await daily()
  expect(await look()).toMatchObject({ readiness: 'damaged', outUntil: '2026-01-21', plan: null })
  await setMachineReadiness(clerk(), { machineId: one(), readiness: 'ready' })
  const { contractId } = await out()
  await plan('2026-02-10', '2026-02-11')
  expect(await tasks(contractId)).toMatchObject([{ title: expect.stringContaining('صيانة: كاتربيلر 320 EX-07'), status: 'open' }])
  await dropService(technician(), { machineId: one() })
  expect((await tasks(contractId)).map(({ status }) => status)).toEqual(['done'])
})

const here1 = () => here.machines[1] ?? ''
const day = (lineId: string, on: string, meter: object) =>
  recordSheet(clerk(), { id: newId(), lineId, day: on, worked: '8', ...meter })

test('29 a machine whose hours are reached is neither booked nor sent before its service is recorded', async () => {
  const { lineId, contractId } = await out({}, { meter: '4990' })
  at('2026-02-01', '18:00')
  expect(await free('2026-04-01', '2026-04-02')).toBe(2)
  await office.db.updateTable('machines').set({ serviceAt: 50_000 }).where('id', '=', one()).execute()
  await day(lineId, '2026-02-01', { meterTo: '5001', note: 'عمل ليلًا' })
  expect(await free('2026-04-01', '2026-04-02')).toBe(1)
  // What is out stays out as agreed, and may stay longer.
  await extendHire(clerk(), { lineId, until: '2026-03-05' })
  at('2026-03-05', '18:00')
  await takeMachineBack(clerk(), { lineId, meter: '5001' })
  await setMachineReadiness(clerk(), { machineId: one(), readiness: 'ready' })
  expect(await free('2026-04-01', '2026-04-02')).toBe(1)
  const next = await agreed({ startsOn: '2026-03-07', endsOn: '2026-03-08', phone: '90000199' })
  const send = (machineId: string, meter: string) => dispatchMachine(clerk(), going(next.lineId, { machineId, meter }))
  await expect(send(one(), '5001')).rejects.toThrow('صيانة EX-07 فات موعدها بـساعة واحدة')
  const [line] = (await lookAt(next.contractId)).lines
  expect([line?.machines.map(({ id }) => id), line?.toService]).toEqual([[here1()], [{ id: one(), code: 'EX-07' }]])
  await expect(promised({ startsOn: '2026-03-07', endsOn: '2026-03-08', phone: '90000188' })).rejects.toThrow('متاحة')
  await done({ meter: '5001' })
  expect(await free('2026-04-01', '2026-04-02')).toBe(2)
  await send(one(), '5001')
  expect((await lookAt(contractId)).stage).toBe('returned')
})

test('29 the meter that is read as it leaves counts too, and what was due before is blocked in the morning', async () => {
  await office.db.updateTable('machines').set({ serviceAt: 45_200 }).where('id', '=', one()).execute()
  const { lineId } = await agreed()
  await expect(dispatchMachine(clerk(), going(lineId, { meter: '4520' }))).rejects.toThrow('صيانة EX-07 حلّ موعدها')
  await meterIs(45_300, 45_200)
  expect(await free('2026-04-01', '2026-04-02')).toBe(2)
  await ask()
  expect(await free('2026-04-01', '2026-04-02')).toBe(1)
})
