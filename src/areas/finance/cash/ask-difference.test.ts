import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Ask } from './ui/ask-difference.tsx'

function form(difference: bigint, opening = false) {
  const element = createElement(Ask, { id: 's', difference, opening, ways: null, reply: undefined })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}
const chosen = (html: string) => [...html.matchAll(/<option [^>]*selected=""[^>]*>/g)].map(([option]) => option)

test('who bears a shortage is asked, and nobody stands there before somebody chose', () => {
  const html = form(-1_000n)
  expect(html).toMatch(/<select[^>]*name="borneBy"/)
  expect(html).toContain('value="keeper"')
  expect(chosen(html).every((option) => option.includes('value=""'))).toBe(true)
})

test('what is too much, or short at the opening, is nobody’s to bear', () => {
  for (const html of [form(1_000n), form(-1_000n, true)]) expect(html).not.toContain('borneBy')
})
