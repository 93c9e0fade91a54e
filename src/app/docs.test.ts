import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/../..`
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((path) => ({ path, text: read(path) }))

/** The name GitHub gives a heading, for links that lead to it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function leadsSomewhere(from: string, link: string) {
  const [file = '', heading] = link.split('#')
  const target = file ? join(dirname(from), file) : from
  if (!existsSync(join(root, target))) return false
  return !heading || [...read(target).matchAll(/^#+ (.+)$/gm)].some(([, title = '']) => anchor(title) === heading)
}

test('no link in the documents is dead', () => {
  const dead = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !leadsSomewhere(path, link))
      .map((link) => `${path}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('every listing in the documents stands in the file it names', () => {
  const listings = documents.flatMap(({ text }) => [...text.matchAll(/^`(src\/[^`]+)`\n```\w+\n([\s\S]*?)\n```$/gm)])
  expect(listings.length).toBeGreaterThan(0)
  for (const [, path = '', listing = ''] of listings) expect(read(path), path).toContain(listing)
})

test('every variable is in the table of the README, and no other', () => {
  const known = new Set([...read('src/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name))
  const told = [...read('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(told.sort()).toEqual([...known].sort())
})

test('the proxy of the README lets in as much as the product takes', () => {
  const [, taken] = /^const largestBody = (\d+)$/m.exec(read('src/app/web.ts')) ?? []
  const [, letIn] = /client_max_body_size (\d+)m;/.exec(read('README.md')) ?? []
  expect(letIn).toBe(taken)
})
