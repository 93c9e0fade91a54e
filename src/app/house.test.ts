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

/** Its middleware answers before any page is made; without it whoever asks for what is not there reads a bare line of JSON. */
const whole = ['handedOut(', 'export const middleware = [loader.middleware]', 'export default function ']

test('an address that is a file has the page of every closed door for who asks for what is not there', () => {
  const files = globSync('src/**/routes/*.ts', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(`${root}/${path}`, 'utf8'),
  }))
  const papers = files.filter(({ text }) => /\b(opened|download|handOutTable)\(/.test(text))
  expect(papers.length).toBeGreaterThan(40)
  expect(papers.flatMap(({ path, text }) => (whole.every((part) => text.includes(part)) ? [] : [path]))).toEqual([])
})
