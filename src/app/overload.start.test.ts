import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bareFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'
import { formIn } from '#testing/visitors.ts'

async function open(data = bareFolder()) {
  const product = startProcess({ DATA_DIR: data, MODE: 'production' })
  const url = await product.opened()
  const post = (path: string, body: FormData | URLSearchParams | string) =>
    fetch(url + path, {
      ...{ method: 'POST', redirect: 'manual', body },
      headers: { origin: url, ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }) },
    })
  await (await fetch(`${url}/login`)).text()
  return { product, url, post }
}

test('eight who send a form of 47 megabytes where no file is asked for are refused, and others are served meanwhile', async () => {
  const { product, url, post } = await open()
  const cutOff = { status: 413 } // before it was all sent: whoever sends on is not read
  const form = new FormData()
  form.append('contact', new Blob([Buffer.alloc(47 * 2 ** 20, 'x')]), 'film.mp4')
  const sent = Array.from({ length: 8 }, () => post('/login', form).catch(() => cutOff))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(8).fill(413))
  expect(await product.kill('SIGTERM')).toBe(0)
})

test('a form of nothing but fields is refused at once, and nobody waits behind it', async () => {
  const { product, url, post } = await open()
  const endless = Array.from({ length: 8 }, () => post('/login', 'a&'.repeat(125_000)))
  await sleep(50)
  const began = performance.now()
  await (await fetch(`${url}/healthz`)).text()
  console.log(`somebody else was answered after ${(performance.now() - began).toFixed(0)} ms`)
  expect((await Promise.all(endless)).map(({ status }) => status)).toEqual(Array(8).fill(400))
  expect((await post('/login', 'a&'.repeat(500_000))).status).toBe(413)
  expect(await product.kill('SIGTERM')).toBe(0)
})

test('one table that is held stops nothing else; who needs it is told at once that it is busy, and keeps what was typed', async () => {
  const data = bareFolder()
  const { product, url, post } = await open(data)
  const form = formIn(await (await fetch(`${url}/contact`)).text())
  await sleep(2_100) // nobody types faster
  const server = await startEmbedded(join(data, 'postgres'))
  onTestFinished(server.stop)
  const letter = { form, name: 'سالم المعشني', phone: '92123456', replyBy: 'call', message: 'متى تفتحون؟' }
  await query(server.url, async (client) => {
    await client.query('begin; lock table inquiries in access exclusive mode')
    const sent = Array.from({ length: 6 }, () => post('/contact', new URLSearchParams(letter)))
    expect((await fetch(`${url}/login`)).status).toBe(200)
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(503))
    expect(answers[0]?.headers.get('retry-after')).toBe('5')
    const html = await answers[0]?.text()
    expect(html).toContain('الموقع مشغول الآن')
    expect(html).toContain(letter.message)
    await client.query('rollback')
  })
  expect((await post('/contact', new URLSearchParams(letter))).status).toBe(303)
  expect(await product.kill('SIGTERM')).toBe(0)
})
