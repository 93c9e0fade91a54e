import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, officeFolder, startProcess } from '#testing/process.ts'
import { each, openForm, sendLetter } from '#testing/visitors.ts'

const mount = (...words: string[]) => spawnSync(words[0] ?? 'mount', words.slice(1), { stdio: 'ignore' }).status === 0
const canMount =
  process.getuid?.() === 0 && mount('mount', '-t', 'tmpfs', '-o', 'size=1m', 'trial', '/mnt') && mount('umount', '/mnt')
if (!canMount) console.warn('NOT TESTED HERE: a full disk needs a root who may mount one.')

function smallDisk(megabytes: number) {
  const folder = dataFolder()
  if (!mount('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'small', folder)) throw new Error('no disk')
  onTestFinished(() => void mount('umount', '-l', folder))
  return folder
}

/** Leaves so many kilobytes, or none where the product wrote meanwhile. */
function fill(folder: string, leave: number) {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize - leave * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

test.skipIf(!canMount)('a start on a full disk says so', async () => {
  const product = startProcess({ DATA_DIR: smallDisk(12) })
  expect(await product.exited).toBe(1)
  expect(product.said()).toMatch(/القرص ممتلئ[\s\S]*The disk is full/)
  expect(product.said()).not.toMatch(/^ +at /m)
})

test.skipIf(!canMount)(
  'when the disk fills while we work, a letter is refused with a sentence, and after space is made all goes on',
  async () => {
    const data = officeFolder(smallDisk(260))
    const product = startProcess({ DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' })
    const url = await product.opened()
    const letters = await each([...Array(120).keys()], 8, (number) => openForm(url, number))
    await sleep(2100)
    fill(data, 0)

    const answers = await each(letters, 4, (letter) => sendLetter(url, letter))
    const refused = answers.filter(({ id }) => !id)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, html } of refused) {
      expect([503, 507]).toContain(status)
      expect(html).toMatch(/امتلأ قرص الخادم|لا تجيب قاعدة البيانات|تعذّر/)
    }
    expect(refused.some(({ html }) => html.includes('امتلأ قرص الخادم'))).toBe(true)

    rmSync(join(data, 'filler'))
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 200 }).toBe(200)
    const again = await each(letters, 4, (letter) => sendLetter(url, letter))
    expect(again.every(({ id }) => id)).toBe(true)
    expect(await product.kill('SIGTERM')).toBe(0)
  },
)

test.skipIf(!canMount)('an upload that does not fit is refused with a sentence, and nothing of it is left', async () => {
  const data = officeFolder(smallDisk(260))
  const product = startProcess({ DATA_DIR: data })
  const url = await product.opened()
  const html = await (await fetch(`${url}/support`)).text()
  const token = /name="form" value="([^"]+)"/.exec(html)?.[1] ?? ''
  await sleep(2100)
  fill(data, 600)

  const beginning = Buffer.from('%PDF-1.7\n\0\0\0')
  const form = new FormData()
  const typed = { form: token, name: 'سالم الكثيري', phone: '91234567', replyBy: 'call', subject: 'عطل', text: 'لا يعمل' }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  form.set('files', new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * 2 ** 20)])], 'صورة.pdf'))
  const response = await fetch(`${url}/support`, { method: 'POST', headers: { Origin: url }, body: form, redirect: 'manual' })
  expect(response.status, product.said()).toBe(507)
  expect(await response.text()).toContain('امتلأ قرص الخادم')
  // Beside the papers that the house keeps there itself.
  const begun = globSync(`${data}/files/*/*`).filter((path) => readFileSync(path).subarray(0, beginning.length).equals(beginning))
  expect(begun).toEqual([])
  expect(await product.kill('SIGTERM')).toBe(0)
})
