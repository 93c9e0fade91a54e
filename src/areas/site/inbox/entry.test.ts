import { expect, test } from 'vitest'
import { expectedAt, inboxAddress, pressing } from '#areas/site/entry.ts'
import { everything } from './queries.ts'

const at = (text: string) => new Date(`${text}:00+04:00`)
const hour = 3_600_000

const fresh = { isOpen: true, waitsForUs: true, answerBy: at('2026-01-13T10:00'), answeredAt: null, dueAt: null }

test('time is told only when it presses', () => {
  const due = at('2026-01-13T10:00')
  expect(pressing(fresh, new Date(due.getTime() - 5 * hour))).toBeNull()
  expect(pressing(fresh, new Date(due.getTime() - 3 * hour))).toEqual({ at: due, late: 0 })
  expect(pressing(fresh, new Date(due.getTime() + 7 * hour))).toEqual({ at: due, late: 7 })
})

test('what is answered or closed waits for nothing, unless a word was promised', () => {
  expect(expectedAt({ ...fresh, waitsForUs: false, answeredAt: at('2026-01-12T11:00') })).toBeNull()
  expect(expectedAt({ ...fresh, waitsForUs: false, dueAt: at('2026-01-20T11:00') })).toEqual(at('2026-01-20T11:00'))
  expect(expectedAt({ ...fresh, isOpen: false, dueAt: at('2026-01-20T11:00') })).toBeNull()
})

test('what is asked for stands in the address, and nothing else does', () => {
  expect(inboxAddress(everything)).toBe('/admin/requests')
  expect(inboxAddress({ ...everything, queue: 'ticket', late: true, page: 2 })).toBe(
    '/admin/requests?queue=ticket&late=yes&page=2',
  )
})
