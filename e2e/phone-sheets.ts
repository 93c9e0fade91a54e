import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { cuttableLine } from './cut-network.ts'
import { administratorsToken, insideHouse } from './house.ts'
import { heading, press } from './people.ts'
import { live } from './visit.ts'

/** What a browser says of every request that finds no network. */
export const noNetwork = /ERR_|Failed to (fetch|load)|NetworkError/
export const picture = {
  name: 'صورة.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A sheet of the car by its plate, begun; the address of it. */
export async function begun(page: Page, model: string) {
  await page.getByRole('link', { name: model }).click()
  await page.getByRole('link', { name: 'عاين السيارة' }).click()
  await live(page)
  await press(page, 'ابدأ المعاينة')
  await heading(page, 'محضر معاينة سيارة').waitFor()
  await live(page)
  return new URL(page.url()).pathname
}

/** The worker has the page: from now on the network may go. */
export const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('phone-documents')
        return Boolean(await cache.match(location.pathname)) && Boolean(navigator.serviceWorker.controller)
      }),
    )
    .toBe(true)

export async function read(page: Page, odometer: string) {
  await page.getByLabel('عداد المسافة').fill(odometer)
  await page.getByRole('radio', { name: '6 من 8' }).check({ force: true })
  await press(page, 'احفظ وتابع إلى الهيكل')
}

/** With a finger, as it is drawn on the glass. */
export async function sign(page: Page) {
  await drawSignature(page)
  await press(page, 'وقّع المحضر')
}

export async function drawSignature(page: Page) {
  const pen = page.getByLabel('مربع التوقيع')
  await pen.scrollIntoViewIfNeeded()
  const box = await pen.boundingBox()
  if (!box) throw new Error('there is nowhere to sign')
  await page.mouse.move(box.x + 20, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 4 })
  await page.mouse.up()
}

export const factsOf = (house: string, path: string) =>
  insideHouse(house, async ({ db }) => {
    const sheet = await db
      .selectFrom('handoverSheets')
      .selectAll()
      .where('id', '=', path.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow()
    const facts = await db
      .selectFrom('facts')
      .select('name')
      .where('subjectId', '=', sheet.subjectId)
      .orderBy('sequence')
      .execute()
    return { sheet, facts: facts.map(({ name }) => name).filter((name) => /sheet|mark|photographed|looked/.test(name)) }
  })

/** The line breaks, the browser says so, and the page has heard. */
export async function cutOff(page: Page, line: Awaited<ReturnType<typeof cuttableLine>>) {
  line.cut()
  await page.context().setOffline(true)
  await page.getByText('لا شبكة. ما سجّلته محفوظ في هاتفك').waitFor()
}

/** As a colleague sends it from the office. */
export async function written(house: { name: string; url: string }, path: string, fields: Record<string, string>) {
  const headers = { Cookie: `session=${await administratorsToken(house.name)}`, Origin: house.url }
  const body = new URLSearchParams(fields)
  const { status } = await fetch(`${house.url}${path}?act=readings`, { method: 'POST', headers, body, redirect: 'manual' })
  expect(status).toBe(303)
}
