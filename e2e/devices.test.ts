import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import bwip from 'bwip-js/node'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openShell } from '#testing/browser.ts'
import { administratorsToken } from './house.ts'
import { shared } from './office.ts'
import { live, prepare, sharedJourneys } from './visit.ts'

const { url } = sharedJourneys()
const folder = mkdtempSync(join(tmpdir(), 'camera-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the camera of a phone sees, as a film of one picture: a label held before it. */
async function filmOf(text: string) {
  const size = { width: 640, height: 480 }
  const code = await bwip.toBuffer({ bcid: 'code128', text, scale: 3, height: 22, backgroundcolor: 'ffffff' })
  const label = await sharp(code)
    .rotate(3, { background: '#fff' })
    .extend({ top: 60, bottom: 60, left: 40, right: 40, background: '#fff' })
    .toBuffer()
  const picture = sharp(label)
    .resize({ ...size, fit: 'contain', background: '#888' })
    .blur(0.5)
  const grey = await picture.greyscale().removeAlpha().raw().toBuffer()
  const plain = Buffer.alloc((size.width * size.height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, plain])
  const film = join(folder, 'label.y4m')
  writeFileSync(film, Buffer.concat([Buffer.from('YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420\n'), frame, frame]))
  return film
}

test('4 a label held before the camera is read into the box that waits, also on a page that was not loaded anew', async () => {
  const film = await filmOf('261104187362')
  const browser = await openShell(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  )
  const context = await browser.newContext({ baseURL: url(), viewport: { width: 390, height: 844 } })
  await prepare(context)
  await context.addCookies([{ name: 'session', value: await administratorsToken(shared), url: url() }])
  const page = await context.newPage()
  await page.goto('/admin')
  await live(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/admin/parcels"]')?.click())
  await page.waitForURL('**/admin/parcels')
  await page.getByRole('link', { name: 'الفرز والرفوف' }).click()
  await page.waitForURL('**/admin/parcels/shelves')
  await page.getByRole('button', { name: 'امسح بالكاميرا' }).click()
  await expect.poll(() => page.getByLabel('الطرد', { exact: true }).inputValue()).toBe('TSL2611-0418736-2')
  await page.getByRole('button', { name: 'أغلق الكاميرا' }).click()
  expect(await page.getByLabel('ما تراه الكاميرا').count()).toBe(0)
  await browser.close()
})

/** A scale at the serial port, as far as the page sees one: it is opened, and says a line whenever it is told to. */
function scaleAtThePort() {
  let say: (line: string) => void = () => undefined
  const readable = new ReadableStream<Uint8Array>({
    start(stream) {
      say = (line) => stream.enqueue(new TextEncoder().encode(`${line}\r\n`))
    },
  })
  const port = { open: async () => undefined, close: async () => undefined, readable }
  Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port } })
  Object.assign(globalThis, { scaleSays: (line: string) => say(line) })
}

test('5 a scale fills the weight: by its cable once it has settled, and by typing wherever the focus is', async () => {
  const browser = await openShell()
  const context = await browser.newContext({ baseURL: url() })
  await prepare(context)
  await context.addInitScript(scaleAtThePort)
  await context.addCookies([{ name: 'session', value: await administratorsToken(shared), url: url() }])
  const page = await context.newPage()
  await page.goto('/admin/parcels')
  await live(page)
  const weight = page.getByLabel('الوزن', { exact: true })
  await page.getByRole('button', { name: 'وصّل الميزان' }).click()
  await page.getByText('الميزان موصول').waitFor()
  const says = (line: string) =>
    page.evaluate((told) => (globalThis as unknown as { scaleSays(line: string): void }).scaleSays(told), line)
  await says('US,GS,+  0.900kg')
  await says('ST,GS,+  1.250kg')
  await expect.poll(() => weight.inputValue()).toBe('1.25')
  await page.getByRole('button', { name: 'افصل الميزان' }).click()
  await page.getByRole('button', { name: 'وصّل الميزان' }).waitFor()

  await weight.fill('')
  const name = page.getByLabel('اسم المرسل', { exact: true })
  await name.fill('سالم')
  await name.focus()
  await typedAtOnce(page, ['Digit2', 'Period', 'Digit4', 'Digit0', 'Enter'])
  await expect.poll(() => weight.inputValue()).toBe('2.4')
  expect(await name.inputValue()).toBe('سالم')
  await browser.close()
})

const typedAtOnce = (page: Page, codes: readonly string[]) =>
  page.evaluate((keys) => {
    for (const code of keys)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  }, codes)
