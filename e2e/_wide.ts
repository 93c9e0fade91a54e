import { openBrowser } from '#testing/browser.ts'
const [who = '', password = ''] = process.argv.slice(2)
const browser = await openBrowser()
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4461', viewport: { width: 320, height: 900 } })
const page = await context.newPage()
await page.goto('/login')
await page.fill('[name=contact]', who)
await page.fill('[name=password]', password)
await page.keyboard.press('Enter')
await page.waitForURL(/admin|dashboard/)
for (const path of ['/admin/finance/journals', '/admin/finance/cheques/calendar']) {
  await page.goto(path)
  console.log(path, await page.evaluate(() => {
    const root = document.documentElement
    const main = document.querySelector('main')!
    return { sw: root.scrollWidth, cw: root.clientWidth, wide: [...main.querySelectorAll('*')].filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.left < 0 || r.right > root.clientWidth) && !e.closest('.visually-hidden') }).slice(0, 6).map((e) => `${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().left)}..${Math.round(e.getBoundingClientRect().right)} ${(e.textContent ?? '').slice(0, 40)}`), hidden: [...main.querySelectorAll('.visually-hidden')].map((e) => [e.getBoundingClientRect().left, e.textContent]).filter(([l]) => (l as number) < 0).slice(0, 3) }
  }))
  await page.screenshot({ path: `/tmp/wide${path.replaceAll('/', '-')}.png` })
}
await browser.close()
