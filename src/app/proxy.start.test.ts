import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bareFolder, startProcess } from '#testing/process.ts'
import { caddyBefore, nginxBefore, outsideOrigin, tlsProxy } from '#testing/tls-proxy.ts'
import { formIn } from '#testing/visitors.ts'

/** More than nginx lets in unless it is told. */
const padding = `% ${'x'.repeat(2 ** 21)}\n`
const pdf = new File([`%PDF-1.4\n${padding}%%EOF\n`], 'عقد.pdf', { type: 'application/pdf' })
const password = 'qahwa-bil-hayl-7'
const writer = { name: 'سالم المعشني', phone: '92123456', email: 'salim@example.om', replyBy: 'email' }

function filled(fields: Record<string, string>, file?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('files', file)
  return form
}

/** Everything a person sends, in production, through a proxy that holds the certificate. */
async function walk(environment: Record<string, string>, proxy: (product: string) => ReturnType<typeof tlsProxy> = tlsProxy) {
  const product = startProcess({ DATA_DIR: bareFolder(), MODE: 'production', ORIGIN: outsideOrigin, ...environment })
  const { get, post } = await proxy(await product.opened())
  await expect.poll(product.said).toMatch(/https:\S+\/invitation\/\S+/)
  const invitation = new URL(/https:\S+\/invitation\/\S+/.exec(product.said())?.[0] ?? '')
  expect(invitation.origin).toBe(outsideOrigin)

  const opened = await get('/')
  expect(opened.status).toBe(200)
  expect(opened.headers['strict-transport-security']).toMatch(/max-age=31536000/)
  expect(opened.text).toContain(`<link rel="canonical" href="${outsideOrigin}/"`)

  const [contact, support] = [formIn((await get('/contact')).text), formIn((await get('/support')).text)]
  await sleep(2_100) // nobody types faster
  const written = await post('/contact', new URLSearchParams({ form: contact, message: 'متى تفتحون؟', ...writer }))
  expect([written.status, written.headers.location]).toEqual([303, expect.stringMatching(/^\/\S*sent/)])
  const ticket = { form: support, subject: 'عقد', text: 'هذا عقدي', ...writer }
  expect((await post('/support', filled(ticket, pdf))).status).toBe(303)

  const token = invitation.pathname.split('/').pop() ?? ''
  const account = { token, name: 'مريم الشحرية', contact: 'maryam@example.om', password }
  const joined = await post(invitation.pathname, new URLSearchParams(account))
  expect([joined.status, joined.headers.location]).toEqual([303, '/admin'])
  expect(joined.set.join('\n')).toMatch(/^__Host-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure/m)
  // In production whoever opens doors for others shows a second factor first.
  expect((await get('/admin')).headers.location).toBe('/dashboard/security/second-factor')
  expect((await get('/dashboard/security/second-factor')).status).toBe(200)

  expect((await post('/sign-out', new URLSearchParams())).status).toBe(303)
  expect((await get('/admin')).headers.location).toMatch(/^\/login/)
  // As the browser's router sends it, and as a page without scripts does.
  const credentials = new URLSearchParams({ contact: account.contact, password })
  expect((await post('/login.data', credentials)).status).toBe(202)
  expect((await get('/dashboard/security')).status).toBe(200)
  await post('/sign-out', new URLSearchParams())
  expect((await post('/login', credentials)).status).toBe(303)
  expect((await get('/dashboard/security')).status).toBe(200)
  expect(await product.kill('SIGTERM')).toBe(0)
}

test('behind a proxy with a certificate every form works, in production', () => walk({ TRUSTED_PROXIES: '127.0.0.1' }))

test('also when nobody was told to trust that proxy', () => walk({}))

const readme = readFileSync('README.md', 'utf8')
const written = (block: RegExp) => block.exec(readme)?.[1] ?? ''
const trusted = { TRUSTED_PROXIES: '127.0.0.1' }

test.skipIf(!existsSync('/usr/sbin/nginx'))('and through the nginx that the README writes down', () =>
  walk(trusted, (product) => nginxBefore(product, written(/```nginx\n([\s\S]+?)```/))),
)

test.skipIf(!existsSync('/usr/bin/caddy'))('and through the Caddy that the README writes down', () =>
  walk(trusted, (product) => caddyBefore(product, written(/```\n(altahaluf\.example \{[\s\S]+?)```/))),
)
