import { expect, test } from 'vitest'
import { knownPages } from '#areas/assistant/pages.ts'
import { testOffice } from '#testing/office.ts'
import { places } from '#testing/places.ts'
import routes from '../routes.ts'

const source = `${import.meta.dirname}/..`
const office = testOffice()

test('the assistant and its first answers send nobody to a page that is not there', async () => {
  const urls = new Set(places(routes).map(({ url }) => url))
  const questions = await office.db.selectFrom('questions').select('linkPath').where('linkPath', 'is not', null).execute()
  const paths = [...knownPages.map(({ link }) => link?.path), ...questions.map(({ linkPath }) => linkPath)]
  for (const path of paths) expect(urls, `${path}`).toContain(path?.replace(/#.*/, ''))
})

test('every loader and action of the back office and of the account asks for a permission', async () => {
  const inside = places(routes).filter(({ url, file }) => /^\/(admin|dashboard)\b/.test(url) && file.includes('/routes/'))
  for (const { file } of inside) {
    const { loader, action } = await import(/* @vite-ignore */ `${source}/${file}`)
    for (const door of [loader, action]) if (door) expect(door.permission?.key, file).toBeTypeOf('string')
    expect(loader ?? action, `${file} is open to everyone`).toBeDefined()
  }
})
