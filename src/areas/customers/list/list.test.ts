import { beforeEach, expect, test } from 'vitest'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { customer } from '#areas/customers/record/queries.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { action as bulk, loader as bulkPage } from '#areas/customers/record-pages/routes/back-office-bulk.tsx'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { savedViews } from '#platform/saved-views.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { told } from '#testing/figures.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { newCustomers } from './queries.ts'
import { loader as listPage } from './routes/back-office-customers.tsx'
import { loader as exportList } from './routes/customers-export.ts'
import { flagMany } from './use-cases/flag-many.ts'
import { forgetView } from './use-cases/forget-view.ts'
import { giveRoleToMany } from './use-cases/give-role-to-many.ts'
import { renameView } from './use-cases/rename-view.ts'
import { saveView } from './use-cases/save-view.ts'

const office = testOffice()
beforeEach(() => openBranches(office.db))
const all = Object.values(may)
const huda = () => office.staff('huda', ...all)
const far = () => office.staffWithin('maryam', { branchIds: [thumrait] }, ...all)

async function two() {
  const in_ = { kind: 'person', branchId: salalah } as const
  const { id: salim } = await registerCustomer(huda(), {
    ...in_,
    name: 'سالم الكثيري',
    phone: '91234567',
    civilNumber: '10214471',
  })
  const { id: said } = await registerCustomer(huda(), { ...in_, name: '=سعيد المعشني', phone: '91234568' })
  return [salim, said]
}

async function sheetOf(ctx: ReturnType<typeof huda>, path = '/admin/users/export') {
  const sheet = await exportList(visit(ctx, path))
  const rows = await readSheet({ name: 'العملاء.xlsx', bytes: Buffer.from(await sheet.arrayBuffer()) })
  return rows.slice(1).map(({ cells }) => cells)
}

test('several are flagged or given a role at once, or none of them', async () => {
  const ids = await two()
  expect(await flagMany(huda(), { ids, risk: 'watch', reason: 'يتأخران' })).toEqual({ count: 2 })
  for (const id of ids) expect(await customer(huda(), id)).toMatchObject({ risk: 'watch', riskReason: 'يتأخران' })
  expect(await giveRoleToMany(huda(), { ids: [...ids, ...ids], role: 'tenant' })).toEqual({ count: 2 })
  expect(await giveRoleToMany(huda(), { ids, role: 'tenant' })).toEqual({ count: 0 })

  await expect(flagMany(far(), { ids, risk: 'blocked', reason: 'سبب' })).rejects.toMatchObject({ status: 404 })
  await expect(giveRoleToMany(far(), { ids, role: 'owner' })).rejects.toMatchObject({ status: 404 })
  await expect(flagMany(office.staff('said', may.view), { ids, risk: 'blocked', reason: 'سبب' })).rejects.toMatchObject({
    status: 403,
  })
  await expect(flagMany(huda(), { ids: [], risk: 'blocked', reason: 'سبب' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('the tile of new customers leads to the list of those it counts', async () => {
  await two()
  office.later(8 * 86_400_000)
  const { id } = await registerCustomer(huda(), { kind: 'person', branchId: salalah, name: 'علي الشحري', phone: '91234569' })
  const tile = await told(huda(), newCustomers.read(huda()))
  const { rows, total } = await listPage(visit(huda(), tile.path))
  expect(tile).toMatchObject({ value: 1, path: '/admin/users?added=week' })
  expect([total, rows.map((one) => one.id)]).toEqual([1, [id]])
  expect((await listPage(visit(huda(), '/admin/users'))).total).toBe(3)
  expect(await told(far(), newCustomers.read(far()))).toMatchObject({ value: 0 })
})

test('the page for several shows those within reach, and takes one form for all', async () => {
  const [salim = '', said = ''] = await two()
  const query = `ids=${salim}&ids=${said}&ids=x`
  expect(await bulkPage(visit(huda(), `/?${query}`))).toMatchObject({ chosen: [{ id: salim }, { id: said }] })
  expect(await bulkPage(visit(far(), `/?${query}`))).toMatchObject({ chosen: [] })
  const form = { ids: salim, risk: 'watch', reason: 'يتأخر' }
  expect(await answered(bulk(visit(huda(), `/?act=flag`, { form })))).toMatchObject({ status: 303, to: '/admin/users' })
})

test('a list kept under a name is one’s own, and is written over by the same name', async () => {
  expect(await saveView(huda(), { viewName: 'موقوفون', query: 'risk=blocked&page=3&evil=<script>' })).toEqual({
    path: '/admin/users?risk=blocked',
  })
  await saveView(huda(), { viewName: 'موقوفون', query: 'risk=watch' })
  const [view] = await savedViews(huda(), 'customers')
  expect(view).toMatchObject({ name: 'موقوفون', query: 'risk=watch' })
  expect(await listPage(visit(huda(), '/admin/users?risk=watch'))).toMatchObject({ views: [view] })

  const said = office.staff('said', may.view)
  expect(await savedViews(said, 'customers')).toEqual([])
  await forgetView(said, { viewId: view?.id ?? '' })
  expect(await savedViews(huda(), 'customers')).toHaveLength(1)
  const renamed = { viewId: view?.id ?? '', viewName: 'تحت النظر' }
  await expect(renameView(said, renamed)).rejects.toMatchObject({ code: 'house.view-gone' })
  expect(await renameView(huda(), renamed)).toEqual({ path: '/admin/users?risk=watch' })
  expect(await savedViews(huda(), 'customers')).toMatchObject([{ name: 'تحت النظر', query: 'risk=watch' }])
  await forgetView(huda(), { viewId: view?.id ?? '' })
  expect(await savedViews(huda(), 'customers')).toEqual([])
  expect(await office.history()).toEqual([
    ...['customers.view-saved', 'customers.view-saved', 'customers.view-renamed', 'customers.view-forgotten'],
  ])
})

test('the list goes out as a sheet of what one may see, and that it did is written down', async () => {
  const [salim = ''] = await two()
  const rows = await sheetOf(huda())
  expect(rows.map(([number, name]) => [number, name])).toEqual([
    ['CU-10002', '=سعيد المعشني'],
    ['CU-10001', 'سالم الكثيري'],
  ])
  expect(rows[1]).toContain('10214471')
  expect(await sheetOf(huda(), `/admin/users/export?ids=${salim}`)).toHaveLength(1)
  expect(await sheetOf(huda(), '/admin/users/export?q=سعيد')).toHaveLength(1)
  expect((await sheetOf(office.staff('said', may.view, may.export)))[1]).toContain('•••• 4471')
  await expect(sheetOf(far())).resolves.toEqual([])
  expect(await answered(exportList(visit(office.staff('said', may.view), '/')))).toMatchObject({ init: { status: 403 } })

  const exports = office.db.selectFrom('facts').select('data').where('command', '=', 'lists.export')
  const written = await exports.orderBy('sequence').execute()
  expect(written[0]?.data).toEqual({ list: 'العملاء', format: 'xlsx', filters: '/admin/users' })
  expect(written).toHaveLength(5)
})
