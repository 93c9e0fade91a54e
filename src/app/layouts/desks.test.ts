import { expect, test } from 'vitest'
import { deskOf } from './desks.ts'

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
