import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { officeFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'

/** Without what is made for each visit. */
const plain = (html: string) => html.replaceAll(/ nonce="[^"]*"/g, '').replace(/"nonce[^,]*,/g, '')

test('the way of a parcel that is put into a kept page is the page that is drawn for it alone, and says at once what happened since', async () => {
  const data = officeFolder()
  const product = startProcess({ DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' })
  const url = await product.opened()
  const server = await startEmbedded(join(data, 'postgres'))
  type Parcel = { number: string }
  const parcels = await query(server.url, async (client) => {
    const { rows } = await client.query<Parcel>('select distinct on (state) number from parcels')
    return rows
  })
  const asked = async (path: string, from = '10.1.1.1') => {
    const answer = await fetch(url + path, { headers: { 'x-forwarded-for': from } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  expect(parcels.length).toBeGreaterThan(4)
  for (const [nth, { number }] of parcels.entries()) {
    const [kept, drawn] = [await asked(`/t/${number}`, `10.1.2.${nth}`), await asked(`/t/${number}?again`, `10.1.2.${nth}`)]
    expect(kept.status).toBe(200)
    expect(kept.text).toContain(number)
    expect(kept.headers.get('cache-control')).toBe('private, no-store')
    expect(kept.headers.get('x-request-id')).toBeNull()
    expect(drawn.headers.get('x-request-id')).not.toBeNull()
    expect(plain(kept.text)).toBe(plain(drawn.text))
  }

  const number = parcels[0]?.number ?? ''
  const [first, second] = [await asked(`/t/${number}`), await asked(`/t/${number}`)]
  const nonce = / nonce="([^"]+)"/
  expect(first.headers.get('content-security-policy')).toContain(nonce.exec(first.text)?.[1])
  expect(nonce.exec(first.text)?.[1]).not.toBe(nonce.exec(second.text)?.[1])

  expect((await asked('/t/TSL000000000000')).status).toBe(404)
  expect((await asked('/t/TSL261104187362')).status).toBe(404)
  for (let nth = 0; nth < 26; nth += 1) expect((await asked(`/t/${number}`)).status).toBe(200)
  expect((await asked(`/t/${number}`)).status).toBe(429)

  await query(server.url, (client) => client.query(`update parcels set state = 'lost' where number = $1`, [number]))
  expect((await asked(`/t/${number}`, '10.1.3.1')).text).toContain('<h2>مفقود</h2>')
  await server.stop()
  expect(await product.kill('SIGTERM')).toBe(0)
})
