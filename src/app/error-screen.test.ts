import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RequestNumber } from '#ui/request-number.tsx'
import { services } from '#values/services.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The screen as the server renders it for an answer with this status. */
function shown(status: number, statusText: string) {
  const error = { status, statusText, internal: false, data: null }
  const screen = createElement(ErrorScreen, { error })
  const element = createElement(RequestNumber, { value: '01a1fa06' } as ComponentProps<typeof RequestNumber>, screen)
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

test('a wrong link is answered in Arabic first, with the five services and a search; the English title stays, below', () => {
  const html = shown(404, 'Not Found')
  expect(html).toContain('<h1>لا توجد صفحة هنا</h1>')
  expect(html.indexOf('Unexpected Application Error!')).toBeGreaterThan(html.indexOf('</h1>'))
  for (const { path, label } of Object.values(services)) expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${label}<`))
  expect(html).toContain('ابحث في الأسئلة')
  expect(html).toContain('404 Not Found')
})

test('the code one reads out is called so, and by no name of what a customer asked for', () => {
  const html = shown(500, 'Internal Server Error')
  expect(html).toMatch(/رمز المرجع <code[^>]*>01a1fa06</)
  expect(html).not.toContain('رقم الطلب')
  expect(html).not.toContain('ابحث في الأسئلة')
})
