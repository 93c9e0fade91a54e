import { expect, test } from 'vitest'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { suspendUser } from '#areas/access/staff/use-cases/suspend-user.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { askable } from './people.ts'
import { taskPermissions as may } from './permissions.ts'
import { addTask } from './public.ts'
import { taskCount, tasks, waitingTasks } from './queries.ts'
import { assignTask } from './use-cases/assign-task.ts'

const office = testOffice()
const house = () => asTheHouse(office.visitor())

/** A colleague who holds these roles, and has the tasks that are theirs in sight. */
async function colleague(word: string, roles: readonly string[], branchId?: string) {
  const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
  for (const role of roles) await grantRole(house(), { accountId: id, role, branchId })
  const ctx = office.staffWithin(id, { assigned: true }, may.view, may.manage)
  return { ...ctx, actor: { ...ctx.actor, holdings: roles.map((role) => ({ role, branchId: branchId ?? null })) } }
}

const asked = (role: string, branchId: string | null = null, needs?: Permission) =>
  office.db.transaction().execute((tx) =>
    addTask(
      { tx, now: house().now, newId: house().newId },
      {
        rule: 'test.rule',
        period: house().newId(),
        subject: { kind: 'books', id: 'x' },
        title: 'اتصل بالمتأخر',
        role,
        branchId,
        needs,
      },
    ),
  )
const counts = (...people: Ctx[]) => Promise.all(people.map(taskCount))

test('what is asked of a role nobody holds goes to whoever may do it, and says so', async () => {
  await openBranches(office.db)
  const accountant = await colleague('zahra', ['accountant'])
  const [clerk, far] = [await colleague('ahmed', ['counterAgent']), await colleague('bakhit', ['branchManager'], thumrait)]
  await asked('collector', salalah, financePermissions.settleCheques)
  expect(await counts(clerk, far, accountant)).toEqual([0, 0, 1])
  expect(await waitingTasks(accountant)).toMatchObject([{ kind: expect.stringMatching(/لا أحد الآن في دور «محصّل»/) }])
  expect(await tasks(accountant, { whose: 'role', status: 'open', words: '' })).toMatchObject([
    { standsIn: true, mayManage: true },
  ])

  const collector = await colleague('ali', ['collector'])
  expect(await counts(accountant, collector)).toEqual([0, 1])
  expect((await waitingTasks(collector))[0]?.kind).not.toContain('لا أحد')
})

test('where nobody may do it it is the branch manager’s, and where there is none the general manager’s', async () => {
  await openBranches(office.db)
  const director = await colleague('salim', ['generalManager'])
  const near = await colleague('huda', ['branchManager'], salalah)
  const far = await colleague('bakhit', ['branchManager'], thumrait)
  await asked('propertyOfficer', salalah)
  expect(await counts(near, far, director)).toEqual([1, 0, 0])
  await suspendUser(house(), { accountId: near.actor.id, reason: 'سفر طويل' })
  expect(await counts(far, director)).toEqual([0, 1])
  await asked('propertyOfficer')
  expect(await counts(far, director), 'what is of no branch is no branch manager’s').toEqual([0, 2])
})

test('who cannot do it is not offered, and is not given it either', async () => {
  await openBranches(office.db)
  const [manager, clerk] = [await colleague('said', ['financeManager']), await colleague('ahmed', ['counterAgent'])]
  await asked('financeManager', null, financePermissions.fileTax)
  const { id: taskId } = await office.db.selectFrom('tasks').select('id').executeTakeFirstOrThrow()
  const offered = (await askable(house(), financePermissions.fileTax.key)).map(([who]) => who)
  expect(offered).toContain(`person:${manager.actor.id}`)
  expect(offered).not.toContain(`person:${clerk.actor.id}`)
  const gives = (ctx: Ctx) => assignTask(house(), { taskId, who: `person:${ctx.actor.id}` })
  await expect(gives(clerk)).rejects.toMatchObject({ issues: [{ path: ['who'] }] })
  await gives(manager)
})
