import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { conflictsDue } from './conflicts.ts'
import { addResources, handBack, handOut, occupy, takenNow } from './public.ts'

const office = testOffice()
const day = 86_400_000

const take = command({
  name: 'calendar.take-in-custody-test',
  permission: anyone,
  input: z.object({ resourceId: z.string(), from: z.string(), until: z.string(), reason: z.string() }),
  run: (work, asked) => occupy(work, { ...asked, kind: 'lease', field: 'from' }),
})
const which = z.object({ resourceId: z.string(), occupancyId: z.string() })
const out = command({ name: 'calendar.out-in-test', permission: anyone, input: which, run: handOut })
const back = command({ name: 'calendar.back-in-test', permission: anyone, input: which, run: handBack })

let resourceId: string
let first: string
let second: string
const taken = async (from: string, until: string, reason: string) =>
  (await take(office.visitor(), { resourceId, from, until, reason })).id
beforeEach(async () => {
  resourceId = office.visitor().newId()
  await office.db.transaction().execute((tx) => addResources({ tx }, 'unit', [resourceId]))
  first = await taken('2026-01-15', '2026-01-20', 'سالم')
  second = await taken('2026-01-21', '2026-02-20', 'سعيد')
})

const tasks = () =>
  office.db.selectFrom('tasks').select(['title', 'status', 'role']).where('rule', '=', 'calendar.conflict').execute()
const now = async () =>
  (await takenNow(office.visitor()).where('resourceId', '=', resourceId).execute()).map(({ endsAt }) => endsAt.toISOString())

test('14, 15 what is late is never refused: it makes one task before the next one begins, which its return settles', async () => {
  await out(office.visitor(), { resourceId, occupancyId: first })
  office.later(5 * day)
  await conflictsDue(office.visitor())
  expect(await tasks()).toEqual([])
  office.later(2 * day)
  await conflictsDue(office.visitor())
  await conflictsDue(office.visitor())
  expect(await tasks()).toEqual([
    { title: 'لم تُعد بعد (سالم)، والمدة التالية من 21 يناير 2026', status: 'open', role: 'propertyOfficer' },
  ])
  await expect(out(office.visitor(), { resourceId, occupancyId: second })).rejects.toThrow('لم تُسجَّل إعادتها')
  expect(await back(office.visitor(), { resourceId, occupancyId: first })).toEqual({ lateDays: 2 })
  expect((await tasks()).map(({ status }) => status)).toEqual(['done'])
  await out(office.visitor(), { resourceId, occupancyId: second })
  expect(await now()).toHaveLength(1)
})

test('what is still out after its end is taken as long as nobody else has it by the plan', async () => {
  const alone = office.visitor().newId()
  await office.db.transaction().execute((tx) => addResources({ tx }, 'unit', [alone]))
  const { id } = await take(office.visitor(), { resourceId: alone, from: '2026-01-15', until: '2026-01-20', reason: 'علي' })
  const there = async () => (await takenNow(office.visitor()).where('resourceId', '=', alone).execute()).length
  await out(office.visitor(), { resourceId: alone, occupancyId: id })
  office.later(10 * day)
  expect(await there()).toBe(1)
  await back(office.visitor(), { resourceId: alone, occupancyId: id })
  expect(await there()).toBe(0)
})

test('a thing goes out once and comes back once, whoever presses at the same moment', async () => {
  const count = (tries: PromiseSettledResult<unknown>[]) => tries.map(({ status }) => status).toSorted()
  const once = { resourceId, occupancyId: first }
  const outs = await Promise.allSettled([out(office.visitor(), once), out(office.visitor(), once)])
  expect(count(outs)).toEqual(['fulfilled', 'rejected'])
  const backs = await Promise.allSettled([back(office.visitor(), once), back(office.visitor(), once)])
  expect(count(backs)).toEqual(['fulfilled', 'rejected'])
  await expect(back(office.visitor(), { resourceId, occupancyId: second })).rejects.toThrow('لم تبدأ هذه المدة')
})

test('what comes back early leaves the rest of its days free', async () => {
  await out(office.visitor(), { resourceId, occupancyId: first })
  office.later(day)
  await back(office.visitor(), { resourceId, occupancyId: first })
  await expect(taken('2026-01-17', '2026-01-20', 'علي')).resolves.toBeTruthy()
})
