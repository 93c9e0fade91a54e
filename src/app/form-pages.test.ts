import { expect, test } from 'vitest'
import { sameButForItsForm } from '#platform/http.ts'
import { pageCache } from './page-cache.ts'

const request = (headers = {}) => new Request('http://office/contact', { headers })

/** A page whose form is written as React writes it, once in the form and once in what it begins with. */
function contactPage(more = '') {
  let [renders, forms] = [0, 0]
  const cache = pageCache(
    async () => {
      renders += 1
      const form = `<input name="form" value="rendered-${renders}"/>`
      const html = `<body>${form}${more}<script nonce="n${renders}">begin("rendered-${renders}")</script></body>`
      return new Response(html, { headers: { 'Content-Type': 'text/html', [sameButForItsForm]: '60' } })
    },
    (allowed) => allowed.join(' '),
    async () => ({ form: `fresh-${++forms}` }),
  )
  return { ...cache, renders: () => renders }
}

test('a page with a form is rendered once, and each visit gets a form and a nonce of its own', async () => {
  const { serve, renders } = contactPage()
  const visits = await Promise.all(Array.from({ length: 20 }, () => serve(request())))
  const pages = await Promise.all(visits.map((visit) => visit.text()))

  expect(renders()).toBe(1)
  expect(pages.join()).not.toMatch(/rendered|"n1"/)
  expect(new Set(pages.map((page) => /value="(fresh-\d+)"/.exec(page)?.[1])).size).toBe(20)
  for (const [index, page] of pages.entries()) {
    const [, nonce, form] = /nonce="([^"]+)">begin\("([^"]+)"/.exec(page) ?? []
    expect(page).toContain(`value="${form}"`)
    expect(visits[index]?.headers.get('content-security-policy')).toBe(`'nonce-${nonce}'`)
    expect(visits[index]?.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('whoever brings a cookie gets a page of their own, and leaves none behind', async () => {
  const { serve, renders } = contactPage()
  await serve(request({ cookie: 'session=huda' }))
  expect(await (await serve(request({ cookie: 'session=huda' }))).text()).toContain('rendered-2')
  expect(await (await serve(request())).text()).toContain('fresh-1')
  expect(renders()).toBe(3)
})

test('it is made again when what it shows has changed', async () => {
  const { serve, drop, renders } = contactPage()
  await serve(request())
  drop()
  await serve(request())
  expect(renders()).toBe(2)
})

test('a page with two forms, whose second everybody would share, is made for each visit', async () => {
  const { serve, renders } = contactPage('<input name="form" value="another"/>')
  expect(await (await serve(request())).text()).toContain('rendered-1')
  expect(await (await serve(request())).text()).toContain('rendered-2')
  expect(renders()).toBe(2)
})
