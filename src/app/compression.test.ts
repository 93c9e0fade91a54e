import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compression } from './compression.ts'

const page = `<p>${'نص '.repeat(2000)}</p>`
const web = new Hono()
web.use(compression())
web.get('/page', (c) => c.html(page, 422, { 'X-Request-Id': '7', Vary: 'Cookie' }))
web.get('/short', (c) => c.html('<p>نص</p>'))
web.get('/packed', (c) => c.body('x'.repeat(5000), 200, { 'Content-Type': 'text/css', 'Content-Encoding': 'br' }))
web.get('/picture', (c) => c.body('x'.repeat(5000), 200, { 'Content-Type': 'image/png' }))
web.get('/elsewhere', (c) => c.redirect('/page', 303))

const asked = (path: string, encoding: string) => web.request(path, { headers: { 'accept-encoding': encoding } })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a page is packed the way the browser understands, and keeps its status and its headers', async () => {
  const packed = await asked('/page', 'gzip, deflate, br')
  expect(packed.status).toBe(422)
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-encoding': 'br',
    'x-request-id': '7',
    vary: 'Cookie, Accept-Encoding',
  })
  const body = await bytes(packed)
  expect(body.length).toBeLessThan(500)
  expect(brotliDecompressSync(body).toString()).toBe(page)
  expect(gunzipSync(await bytes(await asked('/page', 'gzip'))).toString()).toBe(page)
  expect(await (await asked('/page', 'identity')).text()).toBe(page)
})

test('what is short, packed already, no text or no body goes out as it is', async () => {
  expect((await asked('/short', 'br')).headers.get('content-encoding')).toBeNull()
  expect((await bytes(await asked('/packed', 'br'))).length).toBe(5000)
  expect((await asked('/picture', 'br')).headers.get('content-encoding')).toBeNull()
  expect((await asked('/elsewhere', 'br')).headers.get('location')).toBe('/page')
})
