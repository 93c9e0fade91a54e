import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = globSync('{areas,ui}/**/*.tsx', { cwd: source }).map((path) => ({
  path,
  text: readFileSync(join(source, path), 'utf8'),
}))

/** The field itself, and the parts of the house that show it under another name without a form of their own. */
const fields = [
  'FileField',
  ...files
    .filter(({ text }) => !text.includes('<PostForm'))
    .flatMap(({ text }) => text.split(/^export /m).filter((part) => part.includes('<FileField')))
    .flatMap((part) => /^(?:function|const) (\w+)/.exec(part)?.[1] ?? []),
]
const asks = new RegExp(`<(${fields.join('|')})\\b`)

test('a form that asks for a file is sent as one with files', () => {
  const asking = files.filter(({ text }) => asks.test(text) && text.includes('<PostForm'))
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter(({ text }) => !text.includes('withFiles')).map(({ path }) => path)).toEqual([])
})
