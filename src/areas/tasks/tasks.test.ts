import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { uuidv7 } from '#platform/ids.ts'
import { testOffice } from '#testing/office.ts'
import { dayOf } from '#values/days.ts'
import { backTo } from './back-to.ts'
import { taskPermissions as may } from './permissions.ts'
import { addTask as addByRule, dueBy, settleTasks } from './public.ts'
import { oneTask, opensAt, taskCount, tasks, waitingTasks } from './queries.ts'
import { seedTasks } from './seed.ts'
import { hasHour } from './task.ts'
import { addTask } from './use-cases/add-task.ts'
import { assignTask } from './use-cases/assign-task.ts'
import { cancelTask, completeTask, reopenTask } from './use-cases/end-task.ts'
import { rescheduleTask } from './use-cases/reschedule-task.ts'

const office = testOffice()
const both = [may.view, may.manage]
const maryam = () => office.staff('maryam', ...both)
const within = (id: string) => office.staffWithin(id, { assigned: true }, ...both)
const [huda, said, salim] = [() => within('huda'), () => within('said'), () => within('salim')]
const titles = async (ctx: Ctx, whose: 'mine' | 'role' | 'all' = 'mine') =>
  (await tasks(ctx, { whose, status: 'open', words: '' })).map(({ title }) => title)

test('a line is enough for a task of one’s own, and it waits by its time', async () => {
  await addTask(huda(), { title: 'اتصل بالبلدية' })
  await addTask(huda(), { title: 'جدّد الرخصة', dueOn: '2026-01-16' })
  await addTask(huda(), { title: 'جدّد الرخصة', dueOn: '2026-01-16' })

  expect(await titles(huda())).toEqual(['جدّد الرخصة', 'اتصل بالبلدية'])
  expect(await taskCount(huda())).toBe(2)
  expect((await waitingTasks(huda())).map(({ title }) => title)).toEqual(['جدّد الرخصة', 'اتصل بالبلدية'])
  expect(await titles(said(), 'all')).toEqual([])
  expect(await waitingTasks(office.customer('huda'))).toEqual([])
})

test('a slip in the year is said at its field', async () => {
  const slip = { dueOn: ['راجع السنة، فهي من 2000 إلى 2100.'] }
  const refused = async (done: Promise<unknown>) =>
    done.then(
      () => null,
      (error: unknown) => (error instanceof z.ZodError ? z.flattenError(error).fieldErrors : error),
    )
  expect(await refused(addTask(huda(), { title: 'جدّد الرخصة', dueOn: '1850-01-16' }))).toEqual(slip)
  const { id: taskId } = await addTask(huda(), { title: 'جدّد الرخصة', dueOn: '2026-01-16' })
  expect(await refused(rescheduleTask(huda(), { taskId, dueOn: '0206-01-16' }))).toEqual(slip)
})

test('one sees what one is asked, what one has asked of others, and what is asked of one’s role', async () => {
  await addTask(huda(), { title: 'افحص الشقة', who: 'person:said' })
  await addTask(maryam(), { title: 'رد على الطلب', who: 'role:customerService' })
  const inService = { role: 'customerService', branchId: null }
  const salimInService = (): Ctx => ({ ...salim(), actor: { ...salim().actor, holdings: [inService] } })

  expect(await titles(said())).toEqual(['افحص الشقة'])
  expect(await titles(huda(), 'all')).toEqual(['افحص الشقة'])
  expect(await titles(salim(), 'all')).toEqual([])
  expect(await titles(salimInService(), 'role')).toEqual(['رد على الطلب'])
  expect(await taskCount(salimInService())).toBe(1)
  expect([await opensAt(salimInService()), await opensAt(said()), await opensAt(salim())]).toEqual(['role', 'mine', 'mine'])
  expect((await titles(maryam(), 'all')).sort()).toEqual(['افحص الشقة', 'رد على الطلب'])
})

test('a task is offered for ending to those who may end it, and to nobody who only looks', async () => {
  await addTask(huda(), { title: 'افحص الشقة', who: 'person:said' })
  const offered = async (ctx: Ctx) =>
    (await tasks(ctx, { whose: 'all', status: 'open', words: '' })).map(({ mayManage }) => mayManage)

  expect(await offered(office.staff('khalid', may.view))).toEqual([false])
  expect(await offered(said())).toEqual([true])
  expect(await offered(huda())).toEqual([true])
})

test('of two who complete a task at once one has done it, and the other hears that it is done', async () => {
  const { id: taskId } = await addTask(huda(), { title: 'افحص الشقة', who: 'person:said' })
  const outcomes = await Promise.allSettled([completeTask(huda(), { taskId }), completeTask(said(), { taskId })])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'tasks.ended' } })
  expect(await office.history()).toEqual(['tasks.added', 'tasks.completed'])
})

test('a task outside of one’s reach is not there', async () => {
  const { id: taskId } = await addTask(huda(), { title: 'افحص الشقة' })
  const foreign = { status: 404 }
  await expect(completeTask(said(), { taskId })).rejects.toMatchObject(foreign)
  await expect(cancelTask(said(), { taskId })).rejects.toMatchObject(foreign)
  await expect(assignTask(said(), { taskId, who: 'person:said' })).rejects.toMatchObject(foreign)
  await expect(rescheduleTask(said(), { taskId })).rejects.toMatchObject(foreign)
  await expect(completeTask(huda(), { taskId: uuidv7(new Date()) })).rejects.toMatchObject(foreign)
  expect(await oneTask(said(), taskId)).toBeNull()
  expect(await oneTask(huda(), 'nothing')).toBeNull()
  await expect(addTask(office.customer('salim'), { title: 'مهمة' })).rejects.toMatchObject({ status: 403 })
})

test('what was ended can be opened again, and what is open cannot', async () => {
  const { id: taskId } = await addTask(huda(), { title: 'افحص الشقة' })
  await expect(reopenTask(huda(), { taskId })).rejects.toMatchObject({ code: 'tasks.open' })
  await cancelTask(huda(), { taskId })
  await expect(completeTask(huda(), { taskId })).rejects.toThrow('ملغاة')
  await reopenTask(huda(), { taskId })
  await completeTask(huda(), { taskId })
  expect(await oneTask(huda(), taskId)).toMatchObject({ status: 'done' })
})

test('a task changes hands and time, and the facts say what was before', async () => {
  const { id: taskId } = await addTask(huda(), { title: 'افحص الشقة', dueOn: '2026-01-16', dueTime: '14:30' })
  await assignTask(huda(), { taskId, who: 'person:said' })
  await rescheduleTask(said(), { taskId, dueOn: '2026-01-18' })

  expect(await titles(said())).toEqual(['افحص الشقة'])
  const facts = await office.db.selectFrom('facts').select('data').orderBy('sequence').execute()
  expect(facts[1]?.data).toMatchObject({ before: { assigneeId: 'huda' }, after: { assigneeId: 'said' } })
  expect(facts[2]?.data).toMatchObject({ before: '2026-01-16T10:30:00.000Z', after: '2026-01-18T19:59:00.000Z' })
})

test('a rule makes one task for each subject and period, even when two processes look at once', async () => {
  const asked = (period: string) => ({
    ...{ rule: 'documents.expiring', period, subject: { kind: 'customer', id: 'salim' } },
    ...{ title: 'جدّد بطاقة سالم', kind: 'renew' as const, assigneeId: 'said', dueAt: dueBy('2026-01-18') },
  })
  const make = (period: string) => office.db.transaction().execute((tx) => addByRule({ ...said(), tx }, asked(period)))
  const made = await Promise.all([make('2026'), make('2026'), make('2027')])

  expect(made.filter((id) => id !== null)).toHaveLength(2)
  expect(await titles(said())).toEqual(['جدّد بطاقة سالم', 'جدّد بطاقة سالم'])
  const [due] = await office.db.selectFrom('tasks').select('dueAt').execute()
  expect(due?.dueAt && [dayOf(due.dueAt), hasHour(due.dueAt)]).toEqual(['2026-01-18', false])
  await office.db.transaction().execute((tx) => settleTasks({ ...said(), tx }, asked('2026')))
  expect(await titles(said())).toEqual([])
})

test('the list is searched by words, whatever signs they hold', async () => {
  await addTask(huda(), { title: 'خصم 10% للعميل' })
  const found = (words: string) => tasks(huda(), { whose: 'mine', status: 'open', words })
  expect(await found('10%')).toHaveLength(1)
  expect(await found('%x%')).toHaveLength(0)
})

test('one comes back to the tasks and to no other place', () => {
  expect(backTo({ backTo: '/admin/tasks?view=board' })).toBe('/admin/tasks?view=board')
  expect(backTo({ backTo: '//elsewhere.example' })).toBe('/admin/tasks')
  expect(backTo({ backTo: '/admin/tasks.example' })).toBe('/admin/tasks')
})

test('the demonstration office has something to do, as long as there is somebody to do it', async () => {
  await seedTasks(maryam())
  expect(await titles(maryam(), 'all')).toEqual([])
  await office.db
    .insertInto('userAccounts')
    .values({
      id: uuidv7(new Date()),
      kind: 'staff',
      name: 'هدى',
      email: 'huda@example.com',
      status: 'active',
      demonstration: true,
      createdAt: new Date(),
    })
    .execute()
  await seedTasks(maryam())
  expect(await titles(maryam(), 'all')).toHaveLength(3)
})
