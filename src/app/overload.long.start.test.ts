import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareFolder, startProcess } from '#testing/process.ts'

const megabyte = 2 ** 20
const megabytesOf = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What waits to be collected stands in memory too, the more the busier the machine: this asks for a machine that has nothing else to do. */
test('eight who send a form of 47 megabytes where no file is asked for are refused, and cost no memory', async () => {
  const product = startProcess({ DATA_DIR: bareFolder(), MODE: 'production' })
  const url = await product.opened()
  const post = (path: string, body: FormData) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', body, headers: { origin: url } })
  const cutOff = { status: 413 } // before it was all sent: whoever sends on is not read
  const eight = (megabytes: number) => {
    const form = new FormData()
    form.append('contact', new Blob([Buffer.alloc(megabytes * megabyte, 'x')]), 'film.mp4')
    return Promise.all(Array.from({ length: 8 }, () => post('/login', form).catch(() => cutOff)))
  }
  // What a process takes for its first answers it would take from anybody.
  for (let round = 0; round < 5; round += 1) await eight(1)
  const before = megabytesOf(product.pid)
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, megabytesOf(product.pid))
  }, 20)
  const answers = await eight(47)
  clearInterval(watching)
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(413))
  console.log(`${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`)
  expect(most - before).toBeLessThan(50)
  expect(await product.kill('SIGTERM')).toBe(0)
})
