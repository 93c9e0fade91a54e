import { expect, test } from 'vitest'
import { sourceOf, withCharges } from './instalments-now.ts'

const of = { from: '2026-01-01', until: '2026-01-31', dueOn: '2026-01-01', amount: 250_000n }
const charged = { sourceId: sourceOf('lease', of).id, net: 250_000n, vat: 0n, open: 250_000n, covered: 0n, paid: 0n, waived: 0n }
const stands = (charge: Partial<typeof charged & { sent: bigint }>, today = '2026-01-10') =>
  withCharges('lease', { instalments: [of], charges: [{ ...charged, ...charge }], today, rate: 0 })[0]?.standing

test('an instalment stands as its charge does; what was taken back is not called paid', () => {
  expect(stands({})).toBe('late')
  expect(stands({}, '2026-01-01')).toBe('due')
  expect(stands({}, '2025-12-28')).toBe('to-come')
  expect(stands({ open: 100_000n, paid: 150_000n })).toBe('part-paid')
  expect(stands({ covered: 250_000n })).toBe('covered')
  expect(stands({ sent: 250_000n })).toBe('sent')
  expect(stands({ sent: 100_000n })).toBe('late')
  expect(stands({ open: 0n, sent: 0n, paid: 250_000n })).toBe('paid')
  expect(stands({ open: 0n, paid: 200_000n })).toBe('paid')
  expect(stands({ open: 0n })).toBe('taken-back')
  expect(stands({ sourceId: 'another' })).toBe('to-come')
})

test('what was waived was not paid', () => {
  expect(stands({ open: 150_000n, waived: 100_000n })).toBe('late')
  expect(stands({ open: 100_000n, waived: 100_000n, paid: 50_000n })).toBe('part-paid')
  expect(stands({ open: 0n, waived: 100_000n, paid: 150_000n })).toBe('paid')
  expect(stands({ open: 0n, waived: 250_000n })).toBe('free')
})
