import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Pager } from './links.tsx'

const shown = (total: number, page = 1) => {
  const pager = createElement(Pager, { page, perPage: 25, total, mostCounted: 100, toPage: (to) => `?page=${to}` })
  return renderToStaticMarkup(createElement(MemoryRouter, null, pager))
}
const wordsIn = (html: string) => html.replace(/<[^>]+>/g, '')

test('what is too much to be counted is said to be more than was counted, and nobody is led past it', () => {
  expect(wordsIn(shown(100))).toContain('1 – 25 من 100')
  expect(wordsIn(shown(101))).toContain('1 – 25 من أكثر من 100')
  expect(shown(101, 4)).not.toContain('?page=5')
})
