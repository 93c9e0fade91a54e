import { expect, test } from 'vitest'
import { isAccepted } from './accepted.ts'

const papers = 'application/pdf,image/jpeg,image/png,image/webp'

test('a kind that is not taken is known before it is sent, by what the browser says or by how its name ends', () => {
  expect(isAccepted({ name: 'عقد.pdf', type: 'application/pdf' }, papers)).toBe(true)
  expect(isAccepted({ name: 'صورة.JPG', type: '' }, papers)).toBe(true)
  expect(isAccepted({ name: 'صورة.heic', type: 'image/heic' }, papers)).toBe(false)
  expect(isAccepted({ name: 'برنامج.exe', type: '' }, papers)).toBe(false)
  expect(isAccepted({ name: 'صورة.heic', type: 'image/heic' }, 'image/*')).toBe(true)
  expect(isAccepted({ name: 'جدول.xlsx', type: '' }, '.xlsx,.csv')).toBe(true)
})
