import { expect, test } from 'vitest'
import { scanHearing } from './scans.ts'

const keysOf = (text: string) =>
  [...text].flatMap((sign) => {
    if (/[A-Z]/.test(sign))
      return [
        { code: 'ShiftLeft', shiftKey: true },
        { code: `Key${sign}`, shiftKey: true },
      ]
    return [{ code: sign === '-' ? 'Minus' : `Digit${sign}`, shiftKey: false }]
  })

function typed(text: string, { gap, end = 'Enter' }: { gap: number; end?: string }) {
  const hear = scanHearing()
  const keys = [...keysOf(text), { code: end, shiftKey: false }]
  return keys.map((key, nth) => hear({ ...key, at: 5_000 + nth * gap })).filter((heard) => heard !== null)
}

test('a scan is heard whole, by the place of its keys: what the keyboard is set to changes nothing', () => {
  expect(typed('TSL261104187362', { gap: 4 })).toEqual(['TSL261104187362'])
  expect(typed('261104187362-3', { gap: 4, end: 'Tab' })).toEqual(['261104187362-3'])
  expect(typed('A1-4', { gap: 30 })).toEqual(['A1-4'])
})

test('a person who types is never taken for a scanner', () => {
  expect(typed('261104187362', { gap: 90 })).toEqual([])
  expect(typed('12', { gap: 4 })).toEqual([])
})

test('a scan after somebody typed is heard without what was typed', () => {
  const hear = scanHearing()
  for (const [nth, code] of ['KeyM', 'KeyR'].entries()) expect(hear({ code, shiftKey: false, at: nth * 120 })).toBeNull()
  const keys = [...keysOf('A1-4'), { code: 'Enter', shiftKey: false }]
  const heard = keys.map((key, nth) => hear({ ...key, at: 600 + nth * 5 }))
  expect(heard.at(-1)).toBe('A1-4')
})
