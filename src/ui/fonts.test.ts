import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`
const styles = readFileSync(`${import.meta.dirname}/styles/faces.css`, 'utf8')

const faces = [...styles.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  file: /fonts\/([\w-]+\.woff2)/.exec(body)?.[1] ?? '',
  ranges: [...body.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((code) => Number.parseInt(code, 16)),
  ),
}))
const ofEveryPage = faces.filter(({ file }) => !file.includes('-more-') && !file.startsWith('digits-'))

const drawn = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return ofEveryPage.some(({ ranges }) => ranges.some(([from = 0, to = 0]) => from <= code && code <= to))
}

test('all a page can need of our faces weighs at most 110 kB', () => {
  const bytes = ofEveryPage.map(({ file }) => statSync(`${import.meta.dirname}/fonts/${file}`).size)
  expect(bytes.length).toBe(8)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000)
})

test('no text of ours fetches the files of rare letters', () => {
  const texts = globSync(['**/*.tsx', 'areas/**/*.ts', 'app/**/*.ts'], { cwd: source, exclude: ['**/*.test.ts'] })
  const rare = texts.flatMap((path) => {
    const letters = [...readFileSync(`${source}/${path}`, 'utf8')].filter((letter) => letter > '~' && !drawn(letter))
    return [...new Set(letters)].map((letter) => `${letter} in ${path}`)
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(rare).toEqual([])
})
