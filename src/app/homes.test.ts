import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actorWith } from '#areas/access/roles/actors.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { putOff } from '#areas/tasks/use-cases/put-off.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, type Exception } from '#platform/home.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { firstRoles } from '#values/roles.ts'
import { areas } from './areas.ts'
import { readHome } from './home/read-home.ts'
import { homeOf, homes } from './homes.ts'
import { action, loader } from './routes/back-office-dashboard.tsx'

const office = testOffice()

async function manager(role = 'generalManager'): Promise<Ctx> {
  const house = { ...office.visitor(), actor: theHouseItself }
  const { id } = await addDemonstrationAccount(house, { name: 'هدى', email: `${role}@x.om` })
  return { ...office.visitor(), actor: { ...(await actorWith(house, role)), id, roles: [role] } }
}

const exception = (key: string, perDay: bigint): Exception => ({
  ...{ key, title: key, detail: '', path: '/admin', since: new Date('2026-01-01T08:00:00Z'), act: 'افتح' },
  delay: { perDay },
})

/** For the time of one test the house has one area more. */
async function besides(area: Partial<Area>, work: () => Promise<void>) {
  areas.push({ name: 'trial', label: 'التجربة', ...area })
  try {
    await work()
  } finally {
    areas.pop()
  }
}

const offering = (...exceptions: Exception[]): Partial<Area> => ({
  exceptions: [{ permission: anyoneSignedIn, read: () => asked(sql<number>`(select 1)`, () => exceptions) }],
})
const keys = async (ctx: Ctx) => (await readHome(ctx)).exceptions.map(({ key }) => key)

test('a home shows at most four figures and five parts, also where somebody holds two roles', () => {
  for (const role of firstRoles) {
    expect(homes[role].figures.length).toBeLessThanOrEqual(4)
    for (const other of firstRoles) expect(homeOf([role, other]).parts.length).toBeLessThanOrEqual(5)
  }
  const names = areas.flatMap(({ figures = [] }) => figures.map(({ name }) => name))
  expect(names).toEqual([...new Set(names)])
  const wanted = Object.values(homes).flatMap(({ figures }) => figures.flatMap((one) => (typeof one === 'string' ? one : one.of)))
  expect(wanted.filter((name) => !names.includes(name))).toEqual([])
  expect(homeOf(['accountant', 'generalManager']).figures).toBe(homes.generalManager.figures)
})

test('everybody’s home opens, and an office in which nothing waits says so', async () => {
  for (const role of firstRoles) {
    const { home } = await loader(visit(await manager(role), '/admin'))
    expect([role, home.failed]).toEqual([role, []])
  }
})

test('what waits stands by what it costs, and what is put off comes back on its day, for the one who put it off', async () => {
  const [huda, said] = [await manager(), await manager('branchManager')]
  await besides(offering(exception('cheap', 1_000n), exception('dear', 50_000n)), async () => {
    expect(await keys(huda)).toEqual(['dear', 'cheap'])
    await putOff(huda, { key: 'dear', title: 'الأغلى', until: '2026-01-16' })
    expect(await keys(huda)).toEqual(['cheap'])
    expect((await readHome(huda)).putOff).toMatchObject([{ key: 'dear', until: '2026-01-16' }])
    expect(await keys(said)).toEqual(['dear', 'cheap'])
    office.later(86_400_000)
    expect(await keys(huda)).toEqual(['dear', 'cheap'])
  })
})

test('what has a day by law is not put off, and nothing is for a day that is over or far away', async () => {
  const huda = await manager()
  const off = (key: string, until: string) => putOff(huda, { key, title: 'ما ينتظر', until })
  await expect(off('law:vat', '2026-01-20')).rejects.toMatchObject({ code: 'tasks.by-law' })
  await expect(off('dear', '2026-01-15')).rejects.toThrow()
  await expect(off('dear', '2026-06-15')).rejects.toThrow()
  const form = { key: 'dear', title: 'الأغلى', until: '2026-01-16' }
  expect(await answered(action(visit(huda, '/admin?act=put-off', { form })))).toMatchObject({ status: 303, to: '/admin' })
})

test('where one area fails the rest of the page stands, and the area is named', async () => {
  const broken: Partial<Area> = {
    people: [{ permission: anyoneSignedIn, read: () => asked(sql<number>`(select 1 / 0)`, () => []) }],
  }
  const huda = await manager()
  await besides(broken, async () => {
    const { failed, figures } = await readHome(huda)
    expect(failed).toEqual(['التجربة'])
    expect(figures.map(({ label }) => label)).toEqual(['مالنا من النقد', 'يدخل اليوم', 'يخرج اليوم', 'متأخر على العملاء'])
  })
})

test('a new area without an offer changes no home', async () => {
  const huda = await manager()
  const before = await readHome(huda)
  await besides({}, async () => expect(await readHome(huda)).toEqual(before))
})
