import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The product, its jobs and its seeds run as they are written: what they import is no page. */
test('the areas are there without a build', () => {
  const source = `await import(${JSON.stringify(`${import.meta.dirname}/areas.ts`)}); console.log('there')`
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })).toBe('there\n')
})
