import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { openBrowser } from '../src/testing/browser.ts'

/**
 * Draws the picture that a shared link shows, out of the product's own first page while it runs:
 * `node bin/preview-picture.ts http://127.0.0.1:3000`. It is kept in public/, as it changes once in years.
 */
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)

const preview = `
  document.documentElement.style.scrollbarGutter = 'auto'
  document.body.style.overflow = 'hidden'
  const scene = document.querySelector('.scene').outerHTML
  const mark = document.querySelector('.logo-mark').outerHTML
  const pattern = document.querySelector('.hero .pattern').outerHTML
  document.body.innerHTML = '<div class="hero" style="block-size:630px;display:grid;grid-template-columns:1fr 440px;padding-inline:80px 56px;align-items:center">' + pattern +
    '<div><p style="display:flex;align-items:center;gap:16px;font:600 34px/1 var(--font-display);margin-block-end:44px"><span style="display:contents">' + mark + '</span>التحالف</p>' +
    '<h1 style="font-size:84px;margin-block:0 30px">خمس خدمات،<br><em>وباب واحد</em></h1>' +
    '<p style="font-size:25px;line-height:1.8;color:var(--muted)">تحصيل الإيجارات · مقاولات البناء · تأجير المعدات<br>تأجير السيارات · إدارة الطرود البريدية</p></div>' +
    '<div style="align-self:end;margin-block-end:-14px">' + scene + '</div></div>'
  document.querySelector('.logo-mark').style.cssText = 'inline-size:58px;block-size:58px'
  document.querySelector('.scene').style.cssText = 'inline-size:440px'
`

const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' })
await page.goto(address)
await page.evaluate(preview)
await page.evaluate('document.fonts.ready.then(() => undefined)')
writeFileSync(
  'public/og.png',
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer(),
)
await browser.close()
