import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { House } from '#platform/context.ts'
import { cameraPages, locationPages, phonePages } from './areas.ts'
import { safeHeaders } from './guards.ts'

test('a phone may be asked where it is by whoever a parcel is for and by a courier, and by no other page', async () => {
  const web = new Hono()
  const house = { origin: 'http://office', phonePages, cameraPages, locationPages } as unknown as House
  web.use(safeHeaders(house, () => false))
  web.get('*', (c) => c.text(''))
  const mayAsk = async (path: string) =>
    (await web.request(path)).headers.get('Permissions-Policy')?.includes('geolocation=(self)')
  expect(await mayAsk('/l/mV5kq0yT8nB2sXw7cR4eJd')).toBe(true)
  expect(await mayAsk('/admin/parcels/run')).toBe(true)
  for (const path of ['/', '/l', '/t/TSL261104187362', '/admin/parcels/0f8fad5b']) expect(await mayAsk(path)).toBe(false)
})
