import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a wrong variable is named, its value is not repeated', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://root:secret@db/house', TRUSTED_PROXIES: '10.0.0.0/64' }
  expect(() => readConfig(wrong)).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*TRUSTED_PROXIES: /)
  expect(() => readConfig(wrong)).not.toThrow(/secret/)
  expect(readConfig({ PORT: '', TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({
    PORT: 3000,
    TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
  })
})
