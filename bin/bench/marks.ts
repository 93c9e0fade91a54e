import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { openBrowser } from '#testing/browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on a phone, one page after the other. */
export async function marks(urls: string[]) {
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`)
  const rows: { path: string; LCP: number; CLS: number; [category: string]: string | number }[] = []
  try {
    for (const url of urls) {
      const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
      if (!run) throw new Error(`Lighthouse gave no answer for ${url}`)
      const { audits, categories: given } = run.lhr
      const scores = categories.map((name) => [name, Math.round((given[name]?.score ?? 0) * 100)])
      rows.push({
        path: new URL(url).pathname,
        ...Object.fromEntries(scores),
        LCP: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
        CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function freePort() {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
