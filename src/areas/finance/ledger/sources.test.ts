import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceWords } from './journal.ts'

test('whatever a journal comes from has its name in Arabic', () => {
  const finance = join(import.meta.dirname, '..')
  const written = globSync('**/*.ts', { cwd: finance }).flatMap((path) => {
    const text = readFileSync(join(finance, path), 'utf8')
    return [...text.matchAll(/export const \w+Source = '([a-z-]+)'/g)].map(([, source = '']) => source)
  })
  expect(written).toContain('credit-transfer')
  expect(written.filter((source) => sourceWords(source) === source)).toEqual([])
})
