import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const room = `${import.meta.dirname}/..`
const links = globSync('**/*.tsx', { cwd: room }).flatMap((file) =>
  [...readFileSync(`${room}/${file}`, 'utf8').matchAll(/<a\s.*?<\/a>/gs)].map(([link]) => ({ file, link })),
)
const toPaper = links.filter(({ link }) => /\/pdf`|\/pdf\?form|proformaPath\(/.test(link))

test('a link to a paper opens it in place, on a page of its own; only what is called a download is saved', () => {
  expect(toPaper.length).toBeGreaterThan(10)
  const saved = toPaper.filter(({ link }) => /\sdownload\b/.test(link) && !/نزّل|بالعربية والإنجليزية/.test(link))
  expect(saved).toEqual([])
  expect(toPaper.filter(({ link }) => !/\sdownload\b/.test(link) && !link.includes('target="_blank"'))).toEqual([])
})
