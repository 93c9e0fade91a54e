import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { themeBoot } from '#ui/theme-boot.ts'
import { deferHydration } from './deferred-hydration.ts'
import { pageCache } from './page-cache.ts'

const html =
  '<head></head><body>مرحبا<script nonce="n1" type="module" async="">import "/entry.js"</script><script nonce="n1">ready()</script></body>'
const request = (headers = {}, path = '/') => new Request(`http://office${path}`, { headers })

let forms = 0
const newForm = async () => ({ form: `form-${++forms}` })

function counted(cacheControl: string) {
  let renders = 0
  const { serve, drop } = pageCache(
    async () => {
      renders += 1
      return new Response(html, { headers: { 'Cache-Control': cacheControl, 'Content-Type': 'text/html' } })
    },
    (hashes) => hashes.join(' '),
    newForm,
  )
  return { serve, drop, renders: () => renders }
}

/** As React Router answers: nothing but the head to whoever asks for that alone. */
function kept(type: string) {
  const headers = { 'Cache-Control': 'public, max-age=60', 'Content-Type': type }
  return pageCache(
    async ({ method }) => new Response(method === 'HEAD' ? null : html, { headers }),
    () => '',
    newForm,
  )
}

test('a page for everyone is rendered once, without nonces, its scripts allowed by hash', async () => {
  const { serve, renders } = counted('public, max-age=60')
  const first = await serve(request())
  const again = await serve(request({ 'if-none-match': first.headers.get('etag') }))

  expect(renders()).toBe(1)
  expect(again.status).toBe(304)
  expect(await first.text()).not.toContain('nonce')
  expect(first.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(2)
})

test('whoever brings a cookie or a question gets a page of their own', async () => {
  const { serve, renders } = counted('public, max-age=60')
  for (const own of [request({ cookie: '__Host-session=huda' }), request({}, '/?page=2'), request({ cookie: 'said=x' })])
    await serve(own)
  expect(renders()).toBe(3)
})

test('what changes nothing does not leave the kept page', async () => {
  const { serve, renders } = counted('public, max-age=60')
  const alike = [request({ cookie: '_ga=GA1.1; theme=dark' }), request({}, '/?utm_source=x&fbclid=y'), request({}, '/?_gl=z')]
  for (const one of [...alike, request()]) await serve(one)
  expect(renders()).toBe(1)
})

test('a page is kept under its own address, and not once more under every other spelling of it', async () => {
  const { serve, renders } = counted('public, max-age=60')
  for (const path of ['/about', '/about', '/services/parcels', '/services/parcels']) await serve(request({}, path))
  expect(renders()).toBe(2)
  for (const path of ['/About', '/About', '/about/', '/about/', '/%61bout', '/%61bout']) await serve(request({}, path))
  expect(renders()).toBe(8)
})

test('a page that is not declared for everyone is never kept', async () => {
  const { serve, renders } = counted('private, no-cache')
  await serve(request())
  await serve(request())
  expect(renders()).toBe(2)
})

test('deferral finds the script that starts React and leaves the others alone', () => {
  const deferred = deferHydration(html, 'n1')
  expect(deferred).toContain('type="text/plain" id="boot"')
  expect(deferred).not.toMatch(/<script[^>]* type="module"/)
  expect(deferred).toContain('ready()')
})

test('what waits for interest, and what dresses the page, are scripts that a browser can read, within 2 kB together', () => {
  const [, waiting = ''] = /(\(function waitForInterest.*)<\/script>/s.exec(deferHydration(html, 'n1')) ?? []
  for (const script of [waiting, themeBoot]) expect(() => new Script(script)).not.toThrow()
  expect(waiting).not.toMatch(/\n|\/\//)
  expect(waiting.length + themeBoot.length).toBeLessThanOrEqual(2048)
})

test('whoever asks for the head alone leaves the whole page to those who come after', async () => {
  const { serve } = kept('text/html')
  await serve(new Request('http://office/', { method: 'HEAD' }))
  expect(await (await serve(request())).text()).toContain('مرحبا')
})

test('what is no page is handed on as it is', async () => {
  const { serve } = kept('text/x-script')
  expect((await serve(request())).headers.get('content-type')).toBe('text/x-script')
})

test('a page that is dropped is made again, and twenty who come together wait for one rendering', async () => {
  const { serve, drop, renders } = counted('public, max-age=60')
  await Promise.all(Array.from({ length: 20 }, () => serve(request())))
  expect(renders()).toBe(1)
  drop()
  await serve(request())
  expect(renders()).toBe(2)
})
