import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on a phone, one page after the other. */
export async function marks(urls: string[], chromePath: string) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows: { path: string; LCP: number; CLS: number; [category: string]: string | number }[] = []
  try {
    for (const url of urls) {
      const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
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
    chrome.kill()
  }
  return rows
}
