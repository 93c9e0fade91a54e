import { openBrowser } from '#testing/browser.ts'
import { colourViolations, violations } from './axe.ts'
import { themes } from '#values/themes.ts'
const [who = '', password = '', start = '/admin/finance', only = '^/admin/finance'] = process.argv.slice(2)
const base = 'http://127.0.0.1:4461'
const browser = await openBrowser()
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
const complaints: string[] = []
page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()))
page.on('pageerror', (e) => complaints.push(e.message))
await page.goto('/login')
await page.fill('[name=contact]', who)
await page.fill('[name=password]', password)
await page.keyboard.press('Enter')
await page.waitForURL(/admin|dashboard/)
const kind = (p: string) => p.split('?')[0]!.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id').replace(/\/\d+/g, '/:n')
const queue = start.split(',')
const seen = new Map<string, number>()
const known = new Set<string>()
for (let path = queue.shift(); path; path = queue.shift()) {
  const k = kind(path)
  if ((seen.get(k) ?? 0) >= 2 || /export|\/pdf|\/xml|\/paper$/.test(path)) continue
  seen.set(k, (seen.get(k) ?? 0) + 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  const answer = await page.goto(path).catch(() => null)
  if (!answer) { console.log(path, 'no page'); continue }
  if (answer.status() >= 400) { console.log(path, answer.status()); continue }
  const links = await page.evaluate(() => [...document.querySelectorAll('a[href]')].filter((a) => !a.hasAttribute('download')).map((a) => a.getAttribute('href') ?? ''))
  for (const l of links) if (new RegExp(only).test(l) && !seen.has(l)) queue.push(l)
  if ((seen.get(k) ?? 0) > 1) continue
  const said: string[] = []
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const w = await page.evaluate(() => {
      const root = document.documentElement
      if (root.scrollWidth <= root.clientWidth) return null
      const wide = [...document.querySelectorAll('body *')].filter((e) => { const r = e.getBoundingClientRect(); return r.left < -1 || r.right > root.clientWidth + 1 }).slice(0, 4).map((e) => e.tagName + '.' + e.className + ':' + (e.textContent ?? '').slice(0, 30))
      return wide.join(' | ')
    })
    if (w !== null) said.push(`${width} wide: ${w}`)
  }
  said.push(...(await violations(page)), ...(await colourViolations(page, Object.keys(themes), known)), ...complaints.splice(0))
  if (said.length) console.log(path, '\n   ', said.join('\n    '))
}
console.log('kinds', seen.size)
await browser.close()
