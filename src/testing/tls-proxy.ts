import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { createServer, request as tlsRequest } from 'node:https'
import { type AddressInfo, connect, createServer as listen } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { patience } from './patience.ts'

/** Nobody's: made for these tests, for a name that cannot be registered. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2u6oj3G93ywyjRjD
8Om+zemAw4fLZIVO9FHQ9lLZVN+hRANCAAQeELsAnCYvLBKxudhd79Eu+kCyYbKr
5Nlodpn9/1F09WLiqIh7OJr18E8F3DYzvyQ2MvGF2Qnfkd3QoD6qcP5I
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBrDCCAVOgAwIBAgIUWVMbBn58Trf73UIS3tzkO/bkcuAwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRYWx0YWhhbHVmLmV4YW1wbGUwIBcNMjYxMTI3MjAxNDA3WhgP
MjEyNjExMDMyMDE0MDdaMBwxGjAYBgNVBAMMEWFsdGFoYWx1Zi5leGFtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHhC7AJwmLywSsbnYXe/RLvpAsmGyq+TZ
aHaZ/f9RdPVi4qiIezia9fBPBdw2M78kNjLxhdkJ35Hd0KA+qnD+SKNxMG8wHQYD
VR0OBBYEFAVXb7vRl3dUY6dtilPd+BW5foR8MB8GA1UdIwQYMBaAFAVXb7vRl3dU
Y6dtilPd+BW5foR8MA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRYWx0YWhh
bHVmLmV4YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIgFnfcu8dXUzQNjP9m/DdF0EZ+
JMvfjhaNf5v9m9EpEoECIHz9ke6gi0RuuyVNeOJ45gObrS0WG6Qk9f6hlbKs/iaB
-----END CERTIFICATE-----`

export const outsideOrigin = 'https://altahaluf.example'
const host = new URL(outsideOrigin).host

/** As the nginx of the README stands before the product: it holds the certificate and hands on plain http. */
export async function tlsProxy(product: string) {
  const proxy = createServer({ key, cert }, (incoming, answer) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
    const { method, url } = incoming
    const handedOn = plainRequest(product + url, { method, headers, setHost: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    handedOn.on('error', () => answer.writeHead(502).end())
    incoming.pipe(handedOn)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return visitorBehind((proxy.address() as AddressInfo).port)
}

/** A real nginx with the server block it is given, on a port of this machine. */
export async function nginxBefore(product: string, block: string) {
  const folder = certificateFolder('nginx')
  const port = await freePort()
  const here = block
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/ssl', folder)
    .replace('http://127.0.0.1:3000', product)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const http = `http { access_log off; ${places.join(' ')}\n${here} }`
  writeFileSync(`${folder}/nginx.conf`, `daemon off; pid ${folder}/pid; error_log stderr; events {}\n${http}`)
  return runs(folder, { port, program: '/usr/sbin/nginx', args: ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`] })
}

/** A real Caddy with the site it is given; nobody outside gives it a certificate here, so it gets ours. */
export async function caddyBefore(product: string, site: string) {
  const folder = certificateFolder('caddy')
  const [port, plain] = [await freePort(), await freePort()]
  const files = ['pem', 'key'].map((ending) => `${folder}/altahaluf.example.${ending}`)
  const here = site.replace('{', `{\n\ttls ${files.join(' ')}`).replace('127.0.0.1:3000', new URL(product).host)
  const options = ['admin off', 'log {\n level ERROR\n}', `http_port ${plain}`, `https_port ${port}`, 'default_bind 127.0.0.1']
  writeFileSync(`${folder}/Caddyfile`, `{\n${options.join('\n')}\n}\n${here}`)
  const args = ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile']
  return runs(folder, { port, program: '/usr/bin/caddy', args })
}

/** Where a proxy finds the certificate; as root its workers are somebody else, who must be able to enter. */
function certificateFolder(name: string) {
  const folder = mkdtempSync(`${tmpdir()}/${name}-`)
  chmodSync(folder, 0o755)
  writeFileSync(`${folder}/altahaluf.example.pem`, cert)
  writeFileSync(`${folder}/altahaluf.example.key`, key)
  return folder
}

type Running = { port: number; program: string; args: string[] }

async function runs(folder: string, { port, program, args }: Running) {
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const proxy = spawn(program, args, { stdio: 'inherit', env })
  const ended = once(proxy, 'exit')
  onTestFinished(async () => {
    proxy.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  })
  await vi.waitUntil(() => answersAt(port), { timeout: patience })
  return visitorBehind(port)
}

const answersAt = (port: number) =>
  new Promise<boolean>((told) => {
    const socket = connect(port, '127.0.0.1', () => told(true)).on('error', () => told(false))
    socket.unref().on('connect', () => socket.destroy())
  })

async function freePort() {
  const server = listen().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A browser without scripts at that port, which keeps its cookies. */
function visitorBehind(port: number) {
  const cookies = new Map<string, string>()

  async function ask(path: string, form?: URLSearchParams | FormData) {
    const body = form && new Response(form)
    const headers = {
      host,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(body && { origin: outsideOrigin, 'content-type': body.headers.get('content-type') ?? '' }),
    }
    const to = { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', ca: cert, servername: host, headers }
    const asked = tlsRequest({ ...to, agent: false })
    asked.end(body && Buffer.from(await body.arrayBuffer()))
    const [answer] = await once(asked, 'response')
    const text = (await buffer(answer)).toString()
    const set: string[] = answer.headers['set-cookie'] ?? []
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { status: Number(answer.statusCode), headers: answer.headers as Record<string, string | undefined>, set, text }
  }

  return { get: (path: string) => ask(path), post: (path: string, form: URLSearchParams | FormData) => ask(path, form) }
}
