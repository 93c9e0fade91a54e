import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askOutside, isPublic } from './outgoing.ts'

async function serviceHere() {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/away') answer.writeHead(302, { location: '/elsewhere' }).end()
    else answer.end('{"ok":true}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '192.168.1.1', '172.20.0.1', '100.64.1.1', '::1', 'fe80::1', 'fd00::1'].map(
    (address): [string, boolean] => [address, false],
  ),
  ['::ffff:10.0.0.1', false],
  ['no address', false],
])('%s is of the public internet: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test('in production nobody inside is asked, by whatever name, nor anybody without encryption', async () => {
  const { url, asked } = await serviceHere()
  const port = new URL(url).port
  const ask = (address: string) => askOutside(address, { headers: {}, patience: 5_000, onlyPublic: true })
  await expect(ask(url)).rejects.toThrow('without encryption')
  await expect(ask(`https://127.0.0.1:${port}/`)).rejects.toThrow('not an address of the public internet')
  await expect(ask(`https://[::1]:${port}/`)).rejects.toThrow('not an address of the public internet')
  await expect(ask(`https://localhost:${port}/`)).rejects.toThrow('not an address of the public internet')
  expect(asked).toEqual([])
})

test('elsewhere than in production a service on this machine is asked, and where it points to is not followed', async () => {
  const { url, asked } = await serviceHere()
  const ask = (path: string) =>
    askOutside(url + path, { method: 'POST', headers: {}, body: '{}', patience: 5_000, onlyPublic: false })
  expect(await ask('/here')).toEqual({ status: 200, text: '{"ok":true}' })
  expect(await ask('/away')).toEqual({ status: 302, text: '' })
  expect(asked).toEqual(['POST /here', 'POST /away'])
})
