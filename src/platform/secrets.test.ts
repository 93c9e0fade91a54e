import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { decrypted, decryptedIfOurs, digitsOf, encrypted } from './secrets.ts'

const office = testOffice()

test('what is encrypted is read again for its purpose alone, and a changed sign is found', async () => {
  const kept = await encrypted(office.db, 'one', 'سبع نخلات')
  expect(await encrypted(office.db, 'one', 'سبع نخلات'), 'never the same twice').not.toBe(kept)
  expect(await decrypted(office.db, 'one', kept)).toBe('سبع نخلات')
  await expect(decrypted(office.db, 'two', kept)).rejects.toThrow()
  await expect(
    decrypted(
      office.db,
      'one',
      kept.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
    ),
  ).rejects.toThrow()
})

test('what has been outside is read if it is ours, and nothing else is', async () => {
  const sent = await encrypted(office.db, 'one', 'سبع نخلات')
  expect(await decryptedIfOurs(office.db, 'one', sent)).toBe('سبع نخلات')
  for (const other of ['', 'x', `${sent}AA`, 'A'.repeat(200)]) expect(await decryptedIfOurs(office.db, 'one', other)).toBeNull()
  expect(await decryptedIfOurs(office.db, 'two', sent)).toBeNull()
})

test('digits follow from the text and the purpose', async () => {
  const digits = await digitsOf(office.db, 'one', 'x')
  expect(digits).toMatch(/^\d{6}$/)
  expect(await digitsOf(office.db, 'one', 'x')).toBe(digits)
  expect(await digitsOf(office.db, 'two', 'x')).not.toBe(digits)
})
