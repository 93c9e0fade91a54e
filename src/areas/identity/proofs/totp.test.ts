import { expect, test } from 'vitest'
import { squarePicture } from './square-picture.ts'
import { appAddress, codeNow, freshSecret, stepOf } from './totp.ts'

/** The secret of RFC 6238's own table, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test('codes are those of the standard', () => {
  expect(codeNow(secret, at(59))).toBe('287082')
  expect(codeNow(secret, at(1_111_111_109))).toBe('081804')
  expect(codeNow(secret, at(20_000_000_000))).toBe('353130')
})

test('a clock may be half a minute off, and no more', () => {
  const now = at(3000)
  for (const near of [2970, 3000, 3030]) expect(stepOf(secret, codeNow(secret, at(near)), now)).toBe(near / 30)
  for (const far of [2910, 3090]) expect(stepOf(secret, codeNow(secret, at(far)), now)).toBeNull()
  for (const odd of ['', '1', 'abcdef', '12345678']) expect(stepOf(secret, odd, now)).toBeNull()
})

test('a fresh secret is long, its own, and read by an app', () => {
  expect(freshSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(freshSecret()).not.toBe(freshSecret())
  expect(appAddress(secret, 'هدى')).toContain(`secret=${secret}`)
  expect(squarePicture(appAddress(secret, 'هدى'))).toMatch(/^data:image\/svg\+xml;base64,/)
})
