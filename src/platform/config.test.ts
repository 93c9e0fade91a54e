import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a wrong variable is named, its value is not repeated', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://root:secret@db/house', TRUSTED_PROXIES: '10.0.0.0/64' }
  expect(() => readConfig(wrong)).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*TRUSTED_PROXIES: /)
  expect(() => readConfig(wrong)).not.toThrow(/secret/)
  expect(() => readConfig({ PORT: ' ' })).toThrow(/PORT: /)
  expect(readConfig({ PORT: '', TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({
    PORT: 3000,
    TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
  })
})

test('an address of the database that no driver can read is named before anything starts', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgresql://user:secret@127.0.0.1:99999/house' })).toThrow(/DATABASE_URL: /)
  const onSocket = 'postgresql://user@/house?host=/run/postgresql'
  expect(readConfig({ DATABASE_URL: onSocket }).DATABASE_URL).toBe(onSocket)
})
