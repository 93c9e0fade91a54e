import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { dispatchMachine } from '../hires/use-cases/dispatch-machine.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { giveUpLine } from '../hires/use-cases/give-up-line.ts'
import { jobsNow, transportJobs } from './queries.ts'
import { advanceJob, callOffJob, changeJob } from './use-cases/move-job.ts'
import { planJob } from './use-cases/plan-job.ts'

const office = testOffice()
const { here, clerk, far, look, promised, agreed, going, at, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const open = async () => (await transportJobs(clerk())).open
const first = async () => {
  const [job] = await open()
  if (!job) throw new Error('no job')
  return job
}

test('a hire in force plans the way out, its dispatch is on the road, and its return closes the way back', async () => {
  const { lineId } = await agreed()
  expect(await open()).toMatchObject([{ way: 'out', state: 'planned', place: 'ريسوت، قطعة 214', km: 18 }])
  expect((await first()).plannedAt.toISOString()).toBe('2026-02-01T03:00:00.000Z')
  await dispatchMachine(clerk(), going(lineId, { truck: 'لوبد 2', driver: 'سعيد' }))
  expect(await open()).toMatchObject([{ way: 'out', state: 'on-road', truck: 'لوبد 2', what: 'EX-07' }])
  at('2026-02-05', '09:00')
  const ending = { lineId, endsOn: '2026-02-05', endsTime: '17:30' }
  await Promise.all([askOffHire(clerk(), ending), askOffHire(clerk(), ending)])
  expect((await open()).map(({ way }) => way)).toEqual(['out', 'back'])
  await takeMachineBack(clerk(), { lineId, meter: '4560', sure: 'yes', note: 'بلا كشوف' })
  const { open: left, done } = await transportJobs(clerk())
  expect([left, done.map(({ way }) => way).toSorted()]).toEqual([[], ['back', 'out']])
})

test('each press is one step, and two who press at once take one', async () => {
  await agreed()
  const { id: jobId, version } = await first()
  const press = { jobId, seen: String(version) }
  const tries = await Promise.allSettled([advanceJob(clerk(), press), advanceJob(clerk(), press)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await first()).toMatchObject({ state: 'loading' })
  await changeJob(clerk(), { jobId, seen: '2', day: '2026-02-02', at: '05:30', truck: 'لوبد 1' })
  await advanceJob(clerk(), { jobId, seen: '3' })
  await advanceJob(clerk(), { jobId, seen: '4', cost: '38.500' })
  expect((await transportJobs(clerk())).done).toMatchObject([{ truck: 'لوبد 1', cost: 38_500n, state: 'done' }])
  await expect(advanceJob(clerk(), { jobId, seen: '5' })).rejects.toThrow('انتهت هذه الرحلة')
})

test('one between two yards is planned by hand, once, and called off with a reason', async () => {
  const form = {
    id: newId(),
    machineId: here.machines[0] ?? '',
    place: 'ريسوت إلى ثمريت',
    km: '80',
    day: '2026-01-20',
    at: '06:00',
  }
  await Promise.all([planJob(clerk(), form), planJob(clerk(), form)])
  expect(await open()).toMatchObject([{ way: 'move', what: 'EX-07' }])
  await expect(planJob(far(), { ...form, id: newId() })).rejects.toMatchObject({ status: 404 })
  await expect(callOffJob(far(), { jobId: form.id, seen: '1', why: 'تأجلت' })).rejects.toMatchObject({ status: 404 })
  await callOffJob(clerk(), { jobId: form.id, seen: '1', why: 'تأجلت' })
  expect(await open()).toEqual([])
})

test('the yard shows what goes until tomorrow, and what is late; a hire that is given up needs no truck', async () => {
  const { contractId, lineId } = await promised({ startsOn: '2026-01-25' })
  expect(await jobsNow(clerk())).toEqual([])
  at('2026-01-24')
  expect(await jobsNow(clerk())).toMatchObject([{ isLate: false }])
  at('2026-01-26')
  expect(await jobsNow(clerk())).toMatchObject([{ isLate: true }])
  await giveUpLine(clerk(), { lineId, why: 'عدل العميل' })
  expect(await open()).toEqual([])
  expect(await look(contractId)).toMatchObject({ stage: 'cancelled' })
})
