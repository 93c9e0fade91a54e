import { startEmbedded } from '#platform/db/embedded.ts'
import { openBrowser } from '#testing/browser.ts'
import { query } from '#testing/template.ts'
import { generalManager } from './pages.ts'
import { startProduct } from './product.ts'

/** As browsers mean it by a fast 3G: a third of a second there and back, one and a half megabits. */
const threeG = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** The day sheet of a machine on a phone that has not seen it before: what comes, in how many requests, and when it can be written. */
export async function sheetPageWeight() {
  const product = await startProduct()
  const server = await startEmbedded(`${product.folder}/postgres`)
  const browser = await openBrowser()
  try {
    const { token, path } = await query(server.url, async (client) => {
      const { rows } = await client.query<{ id: string }>('select line_id id from hire_segments where back_at is null limit 1')
      const token = await generalManager(async (text, values) => (await client.query(text, values)).rows)
      return { token, path: `/admin/equipment/sheets/${rows[0]?.id}/${new Date().toISOString().slice(0, 10)}` }
    })
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await context.addCookies([{ name: 'session', value: token, url: product.url }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', threeG)
    const sizes: Promise<number>[] = []
    page.on('response', (response) =>
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      ),
    )
    const began = performance.now()
    await page.goto(product.url + path, { waitUntil: 'commit' })
    await page.locator('main button[type=submit], main [name=worked]').first().waitFor()
    const seconds = (performance.now() - began) / 1_000
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(sizes)
    return { seconds, requests: all.length, kilobytes: all.reduce((sum, size) => sum + size, 0) / 1_000 }
  } finally {
    await browser.close()
    await server.stop()
    await product.stop({ keep: false })
  }
}
