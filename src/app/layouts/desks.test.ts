import { expect, test } from 'vitest'
import { deskOf } from './desks.ts'

const desks = [
  { path: '/admin', label: 'لوحة التحكم' },
  { path: '/admin/requests', label: 'صندوق الوارد' },
]

test('a page belongs to the nearest desk above it, and a conversation to the inbox it was opened from', () => {
  expect(deskOf('/admin', desks)?.label).toBe('لوحة التحكم')
  expect(deskOf('/admin/requests/1', desks)?.label).toBe('صندوق الوارد')
  expect(deskOf('/admin/conversations/1', desks)?.label).toBe('صندوق الوارد')
})
