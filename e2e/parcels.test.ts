import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { heading, messageTo, press } from './people.ts'
import { journeys, live, overflowing, phone } from './visit.ts'

const { visit } = journeys('parcels')

/** As a scanner does it: key after key without a pause, which a busy machine would put between keys that are pressed from outside. */
const scan = (page: Page, text: string) =>
  page.evaluate((signs) => {
    const codeOf = (sign: string) => (sign === '-' ? 'Minus' : /\d/.test(sign) ? `Digit${sign}` : `Key${sign}`)
    for (const code of [...[...signs].map(codeOf), 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { code, shiftKey: code.startsWith('Key'), bubbles: true, cancelable: true }),
      )
  }, text)

async function takenIn(page: Page) {
  await heading(page, 'استلام الطرود').waitFor()
  await live(page)
  await page.getByLabel('هاتف المرسل', { exact: true }).fill('9200 0001')
  await page.getByLabel('اسم المرسل', { exact: true }).fill('سالم المعشني')
  await page.getByLabel('هاتف المرسل إليه').fill('9300 0002')
  await page.getByLabel('اسم المرسل إليه').fill('مريم الكثيري')
  await page.getByLabel('الولاية أو الدولة').selectOption('صلالة')
  await page.getByLabel('الوزن', { exact: true }).fill('0.8')
  await page.getByLabel('ما في الطرد').fill('عطر عود')
  await press(page, 'استلم واطبع البوليصة')
  await page.locator('.error', { hasText: '«عطر»' }).waitFor()
  expect(await page.getByLabel('اسم المرسل إليه').inputValue()).toBe('مريم الكثيري')
  await page.getByLabel('ما في الطرد').fill('ملابس أطفال')
  await press(page, 'استلم واطبع البوليصة')
  await page.waitForURL(/taken=/)
  // The list of what came in last names others: it is the card of this one that says its number.
  const card = page.locator('.card', { has: page.getByRole('heading', { name: 'استُلم الطرد', exact: true }) })
  const number = await card
    .getByText(/TSL\d{4}-\d{7}-\d/)
    .first()
    .textContent()
  return number?.trim() ?? ''
}

test('1 2 a parcel is taken in, scanned to its shelf wherever the focus is, and handed over by its code', async () => {
  await visit(
    '/admin/parcels',
    async (page) => {
      const number = await takenIn(page)
      expect(await violations(page)).toEqual([])
      await page.goto('/admin/parcels/shelves')
      await live(page)
      await page.getByRole('link', { name: 'كل الطرود' }).focus()
      await scan(page, number.replaceAll('-', ''))
      await expect.poll(() => page.getByLabel('الطرد', { exact: true }).inputValue()).toBe(number.replaceAll('-', ''))
      await scan(page, 'B3-8')
      await page.locator('a.shelf', { hasText: 'B3-8' }).filter({ hasText: '1/8' }).waitFor()

      await page.goto(`/admin/parcels/find?q=${number}`)
      await page.getByRole('button', { name: 'أعلِم صاحبه أنه في الفرع' }).click()
      await page.getByText('صار بانتظار صاحبه').first().waitFor()
      const told = await messageTo('parcels', '+96893000002', /الرمز \d{4}/)
      const code = /الرمز (\d{4})/.exec(told)?.[1] ?? ''
      await page.getByRole('link', { name: 'سلّمه لصاحبه' }).click()
      await page.getByLabel('رمز التسليم').fill(code === '0000' ? '1111' : '0000')
      await press(page, 'سلّم الطرد')
      await page.locator('.error', { hasText: 'الرمز لا يطابق' }).waitFor()
      await page.getByLabel('رمز التسليم').fill(code)
      await press(page, 'سلّم الطرد')
      await page.getByText(`سُلّم الطرد ${number}`).first().waitFor()

      await page.goto(`/t/${number}`)
      await page.getByRole('heading', { level: 2, name: 'سُلّم' }).waitFor()
      await page.getByLabel('آخر 4 أرقام من هاتفك').fill('0002')
      await press(page, 'اعرض التفاصيل')
      await heading(page, 'طردك').waitFor()
      expect(await violations(page)).toEqual([])
      await live(page)
      await press(page, 'لم يصلني الطرد')
      await page.getByText('وصلنا بلاغك').first().waitFor()
    },
    { as: 'awad', expected: /422/ },
  )
})

test('what waits is ticked by quarter and given with a press, and a key leads where it says', async () => {
  await visit(
    '/admin/parcels/dispatch',
    async (page) => {
      await heading(page, /^توزيع/).waitFor()
      await live(page)
      expect(await violations(page)).toEqual([])
      await press(page, 'أعطها بدر الغساني')
      await page.getByText('اختر طردًا واحدًا على الأقل.').first().waitFor()
      await live(page)
      await page
        .getByLabel(/^الدهاريز|^بلا منطقة/)
        .first()
        .check()
      await page.getByText(/^اخترت/).waitFor()
      await press(page, 'أعطها بدر الغساني')
      await page
        .getByText(/^أُعطي بدر الغساني/)
        .first()
        .waitFor()
      const run = page.locator('.load', { hasText: 'بدر الغساني' }).filter({ hasText: 'مُسح للتحميل' })
      await run.getByText(/^0 \/ \d/).waitFor()
      await page.goto('/admin/parcels')
      await live(page)
      await page.keyboard.press('F7')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('senderPhone')
      await page.keyboard.press('Control+Enter')
      await page.getByText(/^صحّح/).first().waitFor()
    },
    { as: 'asma', expected: /422/ },
  )
})

test('40 the pages of the desk hold on a phone, in all themes', async () => {
  await visit(
    '/admin/parcels',
    async (page) => {
      for (const path of [
        '',
        '/shelves',
        '/dispatch',
        '/run',
        '/bags',
        '/counter',
        '/custody',
        '/exceptions',
        '/merchants',
        '/claims',
        '/reports',
        '/all',
        '/rules',
      ]) {
        await page.goto(`/admin/parcels${path}`)
        await live(page)
        expect(await violations(page), path).toEqual([])
        expect(await overflowing(page, Object.keys(themes)), path).toEqual([])
      }
      for (const path of ['/t', '/t?q=TSL261104187363']) {
        await page.goto(path)
        expect(await violations(page), path).toEqual([])
        expect(await overflowing(page, Object.keys(themes)), path).toEqual([])
      }
    },
    { ...phone, as: 'asma' },
  )
})
