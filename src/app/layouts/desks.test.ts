import { expect, test } from 'vitest'
import { viewingStaff } from '#areas/access/public.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { notificationPermissions } from '#areas/notifications/permissions.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { deskOf } from './desks.ts'
import { desksOf } from './desks-of.ts'
import { ledOnTo } from './leading-on.ts'

const office = testOffice()

const desks = [
  { path: '/admin', label: 'لوحة التحكم' },
  { path: '/admin/requests', label: 'صندوق الوارد' },
  { path: '/admin/settings/content', label: 'الإعدادات' },
]

test('a page belongs to the nearest desk above it', () => {
  expect(deskOf('/admin', desks)?.label).toBe('لوحة التحكم')
  expect(deskOf('/admin/requests/1', desks)?.label).toBe('صندوق الوارد')
  expect(deskOf('/admin/settings/questions/1', desks)?.label).toBe('الإعدادات')
  expect(deskOf('/admin/search', desks)).toBeUndefined()
})

test('whoever may not open the first tab of a page is led to the first that is open', () => {
  const { actor: waleed } = office.staff('waleed', viewingStaff)
  expect(ledOnTo(waleed, '/admin/users')).toBe('/admin/users/staff')
  expect(ledOnTo(waleed, '/admin/users/staff')).toBeNull()
  expect(desksOf(waleed)).toEqual([{ path: '/admin/users/staff', label: 'المستخدمون' }])

  const { actor: salim } = office.staff('salim', notificationPermissions.campaign, parcelPermissions.publishTariff)
  expect(ledOnTo(salim, '/admin/notifications')).toBe('/admin/notifications/campaigns')
  expect(ledOnTo(salim, '/admin/settings')).toBe('/admin/settings/tariff')
  expect(desksOf(salim).map(({ path }) => path)).toContain('/admin/notifications')
})

test('whoever may open it stays, and whoever may open nothing of it is led nowhere', () => {
  const { actor: huda } = office.staff('huda', customersPermissions.view, viewingStaff)
  expect(ledOnTo(huda, '/admin/users')).toBeNull()
  for (const actor of [office.staff('said').actor, office.visitor().actor])
    for (const path of ['/admin/users', '/admin/notifications', '/admin/settings']) expect(ledOnTo(actor, path)).toBeNull()
})
