import { expect, test } from 'vitest'
import { openPage } from './network.ts'
import { firstRead } from './phone-page.ts'

/** The first answer is what the document brought, every other comes from the office. */
function reading() {
  let version = 0
  return async () => {
    version += 1
    return version
  }
}

test('a page begins with what its document brought, unless something was written before it was open', async () => {
  expect(await firstRead(reading())).toBe(1)
  openPage.wroteFirst = true
  expect(await firstRead(reading())).toBe(2)
  expect(await firstRead(reading())).toBe(1)
})
