import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { urlsOf } from '#testing/places.ts'
import routes from '../routes.ts'
import { notices } from './subscribers.ts'

const root = `${import.meta.dirname}/../..`

/** A list that grows with the product lies beside the test: `-u` writes it anew, and what changed in it is read before it is kept. */
test('every URL of the product', async () => {
  await expect(`${urlsOf(routes).join('\n')}\n`).toMatchFileSnapshot('./urls.txt')
})

/** An amount, wherever one is written, with a full stop after it. */
const stopped = [/\binRials\((?:[^()]|\([^()]*\))*\)\}\./g, /<Money\b[^>]*\/>(?:\s|\{' '\})*\./g, /ر\.ع\.\./g]

test('«ر.ع.» ends the sentence it stands in: no other full stop comes after it', () => {
  const files = globSync(['src/**/*.{ts,tsx,typ,sql}', 'e2e/**/*.ts'], { cwd: root })
  const twice = files.flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8')
    return stopped.flatMap((shape) => [...text.matchAll(shape)].map(([found]) => `${path}: ${found}`))
  })
  expect(twice).toEqual([])
})

test('nor in what is sent to people, once an amount stands where its name stood', () => {
  const twice = notices.flatMap(({ name, variables, templates }) => {
    const amounts = Object.entries(variables).flatMap(([variable, { sample }]) =>
      sample.endsWith('ر.ع.') ? [`{${variable}}.`] : [],
    )
    const text = JSON.stringify(templates)
    return amounts.filter((amount) => text.includes(amount)).map((amount) => `${name}: ${amount}`)
  })
  expect(twice).toEqual([])
})
