import { expect, test } from 'vitest'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { branchesToChoose } from './branch.ts'
import { taskPermissions as may } from './permissions.ts'
import { oneTask, taskCount } from './queries.ts'
import { addTask } from './use-cases/add-task.ts'

const office = testOffice()
const all = [may.view, may.manage]
const inBranch = (name: string, ...branchIds: string[]) => office.staffWithin(name, { branchIds }, ...all)
const director = () => office.staffWithin('salim', { all: true }, ...all)

test('a task belongs to the branch of whoever makes it, and that branch sees it and no other', async () => {
  await openBranches(office.db)
  const { id } = await addTask(inBranch('huda', salalah), { title: 'راجع العدادات', who: 'person:noor' })

  expect(await oneTask(inBranch('said', salalah), id)).toMatchObject({ branch: expect.any(String) })
  expect(await oneTask(inBranch('ali', thumrait), id)).toBeNull()
  expect(await oneTask(director(), id)).toMatchObject({ title: 'راجع العدادات' })
})

test('whoever is bound to no branch chooses one, or makes it for the whole company', async () => {
  await openBranches(office.db)
  const { id: near } = await addTask(director(), { title: 'راجع المخزن', who: 'person:noor', branchId: thumrait })
  const { id: wide } = await addTask(director(), { title: 'راجع الأسعار', who: 'person:noor' })

  expect(await oneTask(inBranch('ali', thumrait), near)).toMatchObject({ title: 'راجع المخزن' })
  expect(await oneTask(director(), wide)).toMatchObject({ branch: null })
  expect(await oneTask(inBranch('ali', thumrait), wide)).toBeNull()
  expect((await branchesToChoose(inBranch('huda', salalah))).choices.map(([id]) => id)).toEqual([salalah])
})

test('what is asked of a role in a branch waits for whoever holds it there, or everywhere', async () => {
  await openBranches(office.db)
  const { id } = await addTask(director(), { title: 'راجع المخزن', who: 'role:branchManager', branchId: salalah })
  const manager = (branchId: string | null) => {
    const ctx = office.staffWithin('ali', { assigned: true }, ...all)
    return { ...ctx, actor: { ...ctx.actor, holdings: [{ role: 'branchManager', branchId }] } }
  }

  const counts = [manager(salalah), manager(null), manager(thumrait)].map(taskCount)
  expect(await Promise.all(counts)).toEqual([1, 1, 0])
  expect(await oneTask(manager(thumrait), id)).toBeNull()
})

test('nobody makes a task for a branch that is not theirs', async () => {
  await openBranches(office.db)
  await expect(addTask(inBranch('huda', salalah), { title: 'راجع المخزن', branchId: thumrait })).rejects.toMatchObject({
    code: 'tasks.no-branch',
    status: 422,
  })
})
