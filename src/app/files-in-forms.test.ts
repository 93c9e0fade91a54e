import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const areas = join(import.meta.dirname, '../areas')

test('a form that asks for a file is sent as one with files', () => {
  const asking = globSync('**/*.tsx', { cwd: areas })
    .map((path) => ({ path, text: readFileSync(join(areas, path), 'utf8') }))
    .filter(({ text }) => text.includes('<FileField') && text.includes('<PostForm'))
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter(({ text }) => !text.includes('withFiles')).map(({ path }) => path)).toEqual([])
})
