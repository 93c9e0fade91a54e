import { openBrowser } from '#testing/browser.ts'
const [who = '', password = '', ...paths] = process.argv.slice(2)
const browser = await openBrowser()
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4461', viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
await page.goto('/login')
await page.fill('[name=contact]', who)
await page.fill('[name=password]', password)
await page.keyboard.press('Enter')
await page.waitForURL(/admin|dashboard/)
for (const [i, path] of paths.entries()) for (const [w, theme] of [[1440, 'light'], [390, 'dark']] as const) {
  await page.setViewportSize({ width: w, height: w === 390 ? 1400 : 900 })
  await page.goto(path)
  await page.evaluate((t) => { document.documentElement.className = t }, theme)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/shot-${i}-${w}.png` })
}
await browser.close()
