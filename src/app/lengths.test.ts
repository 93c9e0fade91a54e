import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')

test('files stay small enough to read', () => {
  const long = globSync('**/*.{ts,tsx}', { cwd: source }).filter((path) => read(path).split('\n').length > 250)
  expect(long).toEqual([])
})
