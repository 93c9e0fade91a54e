import { expect, test, vi } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { setShares } from '#areas/properties/use-cases/set-shares.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { areas } from './areas.ts'
import { loader as layout } from './layouts/account.tsx'
import { inPortalOrder, parted } from './layouts/portal-places.ts'
import { loader as publicLayout } from './layouts/public.tsx'
import { loader as home } from './routes/portal-home.tsx'

const office = testOffice()
const { letting, started, tenant } = leasesOf(office)
const { account } = withAccounts(office)
const salim = () => office.customer('salim')

test('a visitor signs in first, and comes back to where they were going', async () => {
  for (const loader of [layout, home])
    expect(await answered(loader(visit(office.visitor(), '/dashboard?x=1')))).toMatchObject({
      status: 302,
      to: '/login?to=%2Fdashboard%3Fx%3D1',
    })
})

test('the account offers its own entries, and the office to those who work in it', async () => {
  expect(await layout(visit(salim(), '/dashboard'))).toMatchObject({ name: 'salim', desk: null })
  const huda = office.staff('huda', identityPermissions.viewDashboard)
  const { doors, desk } = await layout(visit(huda, '/dashboard'))
  expect(desk).toBe('/admin')
  expect(doors[0]).toEqual({ path: '/dashboard', label: 'نظرة عامة' })
})

test('on a phone the account begins with what somebody rents or owns; what is not theirs comes last', async () => {
  const { near, units, propertyId } = await letting()
  const known = async (name: string, phone: string) => {
    const [partyId, accountId] = [await tenant(near, name, phone), await account({ name, phone: `+968${phone}` })]
    await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
    return { partyId, ctx: office.customer(accountId) }
  }
  const said = await known('سعيد المعشني', '91234571')
  const huda = await known('هدى العمري', '91234572')
  const both = await known('علي الشحري', '91234573')
  const leaseTo = async (unitId = '', partyId = '') => putInForce(near, (await started(near, { unitId, partyId })).id)
  await leaseTo(units[0], huda.partyId)
  await leaseTo(units[1], both.partyId)
  const set = await office.db.selectFrom('shareSets').select('id').where('propertyId', '=', propertyId).executeTakeFirstOrThrow()
  const shares = { party1: said.partyId, parts1: '1', party2: both.partyId, parts2: '1', whole: '2', since: '2026-01-14' }
  await setShares(near, { propertyId, seen: set.id, ...shares })
  const doorsOf = async (ctx: Ctx) => (await layout(visit(ctx, '/dashboard'))).doors.map(({ label }) => label)
  const [own, rent, money] = ['عقاراتي', 'إيجاري', 'مدفوعاتي']
  expect((await doorsOf(said.ctx)).slice(0, 3)).toEqual(['نظرة عامة', own, money])
  expect((await doorsOf(huda.ctx)).slice(0, 3)).toEqual(['نظرة عامة', rent, money])
  expect((await doorsOf(both.ctx)).slice(0, 3)).toEqual(['نظرة عامة', rent, own])
  expect((await doorsOf(said.ctx)).slice(-2)).toEqual(['معداتي المؤجرة', 'سياراتي'])
  expect((await doorsOf(salim())).slice(0, 2)).toEqual(['نظرة عامة', money])
  expect((await doorsOf(salim())).slice(-5)).toEqual([rent, own, 'طرودي', 'معداتي المؤجرة', 'سياراتي'])
})

test('the public bar leads a customer to the account, and staff to their desk', async () => {
  const signedIn = async (ctx: ReturnType<typeof office.visitor>) => (await publicLayout(visit(ctx, '/'))).signedIn
  expect(await signedIn(office.visitor())).toBeNull()
  expect(await signedIn(salim())).toEqual({ desk: null })
  expect(await signedIn(office.staff('huda', identityPermissions.viewDashboard))).toEqual({ desk: '/admin' })
})

test('the first page greets and tells what waits: what is due first, then what has waited longest', async () => {
  const at = (day: number) => new Date(`2026-01-${day}T08:00:00Z`)
  const one = (id: string, more: Partial<Waiting>): Waiting => ({
    ...{ id, title: id, path: '/dashboard/requests', kind: 'طلب', dueAt: null, since: at(10) },
    ...more,
  })
  const [area] = areas
  if (!area) throw new Error('there is no area')
  const waiting = [
    one('new', { since: at(14) }),
    one('old', { path: '/sign/by-a-link' }),
    one('due', { dueAt: at(20) }),
    one('work', { path: '/admin/x' }),
  ]
  const asked = vi.fn(async () => waiting)
  Object.assign(area, { waiting: asked })
  const page = await home(visit(salim(), '/dashboard'))
  Reflect.deleteProperty(area, 'waiting')

  expect(page).toMatchObject({ hello: 'مساء الخير يا salim', waiting: [{ id: 'due' }, { id: 'old' }, { id: 'new' }] })
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ actor: expect.objectContaining({ id: 'salim' }) }))
  expect((await home(visit(salim(), '/dashboard'))).waiting).toEqual([])
})

test('whoever has just registered is told that their record is on its way, and the page looks for it a few times', async () => {
  expect(await home(visit(salim(), '/dashboard'))).toMatchObject({ joining: true, again: '/dashboard?looked=1' })
  expect(await home(visit(salim(), '/dashboard?looked=5'))).toMatchObject({ joining: true, again: null })
  const noor = office.staff('noor', ...Object.values(customersPermissions))
  const { id: partyId } = await registerCustomer(noor, { kind: 'person', name: 'سالم الكثيري', phone: '91234567' })
  await office.db.insertInto('customerAccounts').values({ accountId: 'salim', partyId, joinedAt: noor.now() }).execute()
  expect(await home(visit(salim(), '/dashboard?looked=1'))).toMatchObject({ joining: false, again: null })
})

test('entries stand in one order, those about the person apart', () => {
  const doors = ['/dashboard/else', '/dashboard/security', '/dashboard/profile', '/dashboard/requests', '/dashboard'].map(
    (path) => ({
      path,
      label: path,
    }),
  )
  const { work, own } = parted(inPortalOrder(doors))
  expect(work.map(({ path }) => path)).toEqual(['/dashboard', '/dashboard/requests', '/dashboard/else'])
  expect(own.map(({ path }) => path)).toEqual(['/dashboard/profile', '/dashboard/security'])
})
