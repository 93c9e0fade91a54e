import { expect, test } from 'vitest'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { savedViews } from '#platform/saved-views.ts'
import { invitedTo } from '#testing/invited.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { staffPermissions } from './permissions.ts'
import { loader as listPage } from './routes/back-office-staff.tsx'
import { action as bulk, loader as bulkPage } from './routes/back-office-staff-bulk.tsx'
import { loader as sheet } from './routes/staff-export.ts'
import { inviteStaff } from './use-cases/invite-staff.ts'
import { forgetStaffView, renameStaffView, saveStaffView } from './use-cases/staff-views.ts'
import { suspendUser } from './use-cases/suspend-user.ts'

const office = testOffice()
const { house, maryam, joins, statusOf } = invitedTo(office)
const names = async (query = '') => {
  const page = (await listPage(visit(maryam(), `/admin/users/staff${query}`))) as unknown as { rows: { name: string }[] }
  return page.rows.map(({ name }) => name)
}

function sendMany(act: string, ids: string[], typed: Record<string, string>) {
  const asked = visit(maryam(), `/admin/users/staff/bulk?act=${act}`)
  const form = new FormData()
  for (const id of ids) form.append('accountId', id)
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  return answered(bulk({ ...asked, request: new Request(asked.request.url, { method: 'POST', body: form }) }))
}

test('the list is searched in any spelling, narrowed by status, role and branch, and ordered', async () => {
  const [first] = [await joins('أحمد الرواس', 'counterAgent')]
  await joins('فاطمة العمري', 'cashier')
  await inviteStaff(maryam(), { name: 'نور', role: ['cashier'] })
  await suspendUser(maryam(), { accountId: first, reason: 'إجازة' })

  expect(await names()).toHaveLength(3)
  expect(await names('?q=احمد')).toEqual(['أحمد الرواس'])
  expect(await names('?q=فاطمه')).toEqual(['فاطمة العمري'])
  expect(await names('?q=100%25')).toEqual([])
  expect(await names('?status=suspended')).toEqual(['أحمد الرواس'])
  expect(await names('?role=cashier&sort=-name')).toEqual(['نور', 'فاطمة العمري'])
  expect(await names('?role=courier')).toEqual([])
  expect(await names('?secondFactor=yes')).toEqual([])
  expect(await names('?secondFactor=no')).toHaveLength(3)
  expect((await names('?sort=-seen')).at(-1)).toBe('نور')
  expect(await names('?page=9')).toHaveLength(3)
})

test('several are suspended at once; the one who may not be keeps nobody else from it', async () => {
  const [huda, waleed] = [await joins('هدى', 'cashier'), await joins('وليد', 'administrator')]
  const chosen = `accountId=${huda}&accountId=${waleed}`
  expect(await bulkPage(visit(maryam(), `/admin/users/staff/bulk?${chosen}&accountId=x`))).toMatchObject({
    chosen: [{ name: 'هدى' }, { name: 'وليد' }],
    may: { manage: true, grant: true },
  })
  expect(await sendMany('suspend', [huda, waleed], { reason: '' })).toMatchObject({ init: { status: 422 } })
  expect(await sendMany('suspend', [huda, waleed], { reason: 'جرد' })).toMatchObject({ status: 303 })
  expect([await statusOf(huda), await statusOf(waleed)]).toEqual(['suspended', 'active'])
  expect(await sendMany('reactivate', [], {})).toMatchObject({ init: { status: 422 } })
  expect(await sendMany('reactivate', [huda], {})).toMatchObject({ status: 303 })
  expect(await statusOf(huda)).toBe('active')
})

test('a role is given to several at once, by whoever may give one', async () => {
  const [huda, salim] = [await joins('هدى', 'cashier'), await joins('سالم', 'courier')]
  await office.db.deleteFrom('userRoles').where('accountId', '=', salim).execute()
  expect(await names('?role=none')).toEqual(['سالم'])
  expect(await sendMany('grant', [huda, salim], { role: 'king' })).toMatchObject({ init: { status: 409 } })
  expect(await sendMany('grant', [huda, salim], { role: 'auditor' })).toMatchObject({ status: 303 })
  expect(await names('?role=auditor')).toHaveLength(2)
  expect(await names('?role=none')).toEqual([])
  const refused = visit(office.staff('said', staffPermissions.viewStaff), '/admin/users/staff/bulk?act=grant', {
    form: { accountId: huda, role: 'auditor' },
  })
  expect(await answered(bulk(refused))).toMatchObject({ init: { status: 403 } })
})

test('a list of staff kept under a name is one’s own, and no other list’s', async () => {
  expect(await saveStaffView(maryam(), { viewName: 'بلا خطوتين', query: 'secondFactor=no&page=3&evil=1' })).toEqual({
    path: '/admin/users/staff?secondFactor=no',
  })
  const page = () => listPage(visit(maryam(), '/admin/users/staff?secondFactor=no'))
  const [view] = await savedViews(maryam(), 'staff')
  expect(await page()).toMatchObject({ views: [{ name: 'بلا خطوتين', query: 'secondFactor=no' }] })
  await office.db.updateTable('savedViews').set({ list: 'customers' }).execute()
  await expect(saveStaffView(maryam(), { viewName: 'بلا خطوتين', query: 'status=active' })).rejects.toMatchObject({
    code: 'house.view-elsewhere',
  })
  await forgetStaffView(maryam(), { viewId: view?.id ?? '' })
  await office.db.updateTable('savedViews').set({ list: 'staff' }).execute()
  await forgetStaffView(office.staff('said', staffPermissions.viewStaff), { viewId: view?.id ?? '' })
  expect(await savedViews(maryam(), 'staff')).toHaveLength(1)
  const renamed = { viewId: view?.id ?? '', viewName: 'بخطوة واحدة' }
  expect(await renameStaffView(maryam(), renamed)).toEqual({ path: '/admin/users/staff?secondFactor=no' })
  expect(await page()).toMatchObject({ views: [{ name: 'بخطوة واحدة' }] })
  await forgetStaffView(maryam(), { viewId: view?.id ?? '' })
  expect(await page()).toMatchObject({ views: [] })
  expect(await office.history()).toEqual(['access.view-saved', 'access.view-renamed', 'access.view-forgotten'])
})

test('the sheet of the staff is written down before it leaves', async () => {
  await grantRole(house(), { accountId: await joins('هدى', 'cashier'), role: 'auditor' })
  const answer = (await sheet(visit(maryam(), '/admin/users/staff/export?role=cashier'))) as unknown as Response
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect(await office.db.selectFrom('facts').selectAll().where('name', '=', 'house.exported').execute()).toMatchObject([
    { subjectId: 'الموظفون', data: { filters: '?role=cashier' } },
  ])
})
