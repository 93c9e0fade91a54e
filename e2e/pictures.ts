import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const folder = 'data/test-results'

/** What a page looked like, and what it was made of, when its story broke off: a picture and its text, for whoever cannot look. */
export async function keepPicture(page: Page) {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const test = currentTestName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  const name = `${folder}/${basename(testPath, '.test.ts')}-${test}`
  try {
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: `${name}.png` })
    writeFileSync(`${name}.html`, await page.content())
    return `${name}.png`
  } catch (error) {
    return `nothing: ${error}`
  }
}
