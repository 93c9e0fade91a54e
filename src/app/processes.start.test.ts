import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { insideDatabase } from '#testing/inside.ts'
import { bareFolder, dataFolder, officeFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'
import { dayOf } from '#values/days.ts'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  )

test('while it opens a process is alive and not ready; it is ready once everything is there', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const product = startProcess({ DATA_DIR: dataFolder(), MODE: 'production', PORT: new URL(url).port })
  const seen = new Set<string>()
  for (let look = 0; look < 12_000; look++) {
    const [alive, ready] = [await statusOf(`${url}/healthz`), await statusOf(`${url}/readyz`)]
    if (alive !== null && ready !== null) seen.add(`${alive} ${ready}`)
    if (ready === 200) break
    await sleep(20)
  }
  expect([...seen].sort()).toEqual(['200 200', '200 503'])
  expect(product.said()).toMatch(/open: /)
  expect(await product.kill('SIGTERM')).toBe(0)
})

/** Somebody of the demonstration office in this process, as a browser without scripts. */
async function signedIn(url: string, data: string) {
  const server = await startEmbedded(join(data, 'postgres'))
  onTestFinished(server.stop)
  const people = await insideDatabase(server.url, demonstrationAccounts)
  const { email: contact = '', password = '' } = people.find(({ email }) => email.startsWith('maryam@')) ?? {}
  const sent = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(`${url}${path}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
      headers: { origin: url, cookie },
    })
  const cookies = (await sent('/login', { contact, password })).headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.join('; ')
  return {
    publish: (path: string, form: Record<string, string>) => sent(path, form, cookie),
    /** What the form of that page says it has seen. */
    seenAt: async (path: string) => {
      const html = await (await fetch(`${url}${path}`, { headers: { cookie } })).text()
      return / name="seen" value="([^"]*)"/.exec(html)?.[1] ?? expect.fail(path)
    },
  }
}

const rate = { zone: 'نيابة حاسك', firstKilo: '3', furtherKilo: '1', daysFrom: '1', daysTo: '2' }
const tariff = {
  reference: '7/2026',
  validFrom: dayOf(new Date()),
  divisor: '5000',
  heaviest: '25',
  codPercent: '1',
  codLeast: '1',
  seen: '',
}

/** What is published, where it is sent to, and the page that says it then. */
const published = [
  ['/', 'مغلقون يوم الجرد', '/admin/settings/site?act=change', { noticeText: 'مغلقون يوم الجرد' }],
  ['/', 'هل تعملون ليلًا؟', '/admin/settings/questions', { question: 'هل تعملون ليلًا؟', answer: 'نعم.', position: '0' }],
  [
    ...(['/services/rent-collection', 'إيجارك بيد أمينة', '/admin/settings/content/rent?act=publish'] as const),
    { page: 'rent', seen: '', title: 'إيجارك بيد أمينة', lead: 'نقبض ونحوّل.', points: 'سند لكل دفعة' },
  ],
  [
    ...(['/services/parcels', rate.zone, '/admin/settings/tariff'] as const),
    { ...tariff, ...Object.fromEntries(Object.entries(rate).map(([name, value]) => [`rates.0.${name}`, value])) },
  ],
] as const

test('what is published in one process stands at once on the pages another one keeps', async () => {
  const data = officeFolder()
  const first = startProcess({ DATA_DIR: data })
  const { publish, seenAt } = await signedIn(await first.opened(), data)
  const second = startProcess({ DATA_DIR: data, MODE: 'production' })
  const other = await second.opened()
  const page = async (path: string) => (await fetch(`${other}${path}`)).text()

  for (const [path, said, door, form] of published) {
    expect(await page(path), said).not.toContain(said)
    const typed = 'seen' in form ? { ...form, seen: await seenAt(door) } : form
    expect((await publish(door, typed)).status, said).toBe(303)
    await expect.poll(() => page(path), { message: said }).toContain(said)
  }
  expect(await Promise.all([first, second].map(({ kill }) => kill('SIGTERM')))).toEqual([0, 0])
})

test('what another program changes and says so stands on the pages too', async () => {
  const data = bareFolder()
  const product = startProcess({ DATA_DIR: data, MODE: 'production' })
  const url = await product.opened()
  const page = async () => (await fetch(url)).text()
  expect(await page()).not.toContain('دار التجربة')

  const server = await startEmbedded(join(data, 'postgres'))
  onTestFinished(server.stop)
  const change = `insert into settings (key, value, changed_at) values ('tradeName', '"دار التجربة"', now())
    on conflict (key) do update set value = excluded.value`
  await query(server.url, (client) => client.query(`${change}; notify pages`))
  await expect.poll(page).toContain('دار التجربة')
  expect(await product.kill('SIGTERM')).toBe(0)
})
