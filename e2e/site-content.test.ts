import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inDays } from './answers.ts'
import { press } from './people.ts'
import { journeys, live, withoutScripts } from './visit.ts'

const name = 'site_content'
const { visit } = journeys(name)

const openQuestion = async (page: Page) => {
  await page.goto('/admin/settings/questions')
  await page.getByRole('link', { name: 'هل أستطيع الدفع بشيكات آجلة؟' }).click()
  await page.getByRole('heading', { name: 'السؤال وجوابه' }).waitFor()
}
const answer = (page: Page) => page.getByRole('textbox', { name: 'الجواب' })
const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'غيّر زميل هذا السؤال' })

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts'
  test(`of two who edit one answer the second is told, however often he presses; ${how}`, async () => {
    await visit(
      '/robots.txt',
      async (late) => {
        await openQuestion(late)
        await visit(
          '/robots.txt',
          async (early) => {
            await openQuestion(early)
            await answer(early).fill(`جواب الأول، ${how}.`)
            await press(early, 'انشر السؤال')
            await early.getByText('نُشر، ويظهر في الموقع الآن.').first().waitFor()
          },
          { as: 'maryam' },
        )
        await answer(late).fill('جواب الثاني.')
        for (let presses = 0; presses < 2; presses++) {
          await press(late, 'انشر السؤال')
          await told(late).waitFor()
          expect(await answer(late).inputValue()).toBe('جواب الثاني.')
          if (scripts) await live(late)
        }
        await late.goto(new URL(late.url()).pathname)
        expect(await answer(late).inputValue()).toBe(`جواب الأول، ${how}.`)
      },
      { ...(scripts ? {} : withoutScripts), as: 'maryam', expected: /409|400|422/ },
    )
  })
}

test('an answer is compared with what it said before, and has it again', async () => {
  await visit(
    '/robots.txt',
    async (page) => {
      await openQuestion(page)
      const before = await answer(page).inputValue()
      await answer(page).fill('كلام آخر تمامًا.')
      await press(page, 'انشر السؤال')
      await page.getByText('نُشر، ويظهر في الموقع الآن.').first().waitFor()
      await openQuestion(page)
      await page.getByRole('link', { name: 'قارن' }).first().click()
      await page.locator('ins', { hasText: 'تمامًا' }).waitFor()
      await press(page, 'استعد هذه النسخة')
      await page.getByText('استُعيدت النسخة').first().waitFor()
      expect(await answer(page).inputValue()).toBe(before)
    },
    { as: 'maryam' },
  )
})

test('a page that shows another as it will look has one title, its own', async () => {
  await visit(
    '/admin/settings/content/rent',
    async (page) => {
      await page.getByText('كما تظهر في الموقع').waitFor()
      expect(await page.locator('h1').count()).toBe(1)
    },
    { as: 'maryam' },
  )
})

test('a band is seen before the site has it, and the one before comes back', async () => {
  await visit(
    '/admin/settings/site',
    async (page) => {
      const text = page.getByRole('textbox', { name: 'نص شريط التنبيه' })
      await page.mouse.move(200, 200)
      await live(page)
      const before = await text.inputValue()
      await text.fill('مغلقون يوم الجرد.')
      await page.getByRole('region', { name: 'كما يظهر في الموقع' }).getByText('مغلقون يوم الجرد.').waitFor()
      await press(page, 'احفظ الإعدادات')
      await page.getByRole('link', { name: 'قارن' }).first().click()
      await page.locator('ins', { hasText: 'الجرد' }).waitFor()
      await press(page, 'استعد هذه النسخة')
      await page.getByText('استُعيدت من النسخة 1').waitFor()
      expect(await text.inputValue()).toBe(before)
      await page.goto('/')
      await page.getByRole('complementary', { name: 'تنبيه' }).getByText(before).waitFor()
    },
    { as: 'maryam' },
  )
})

test('the next tariff is seen as the site will reckon it, and begins with an earlier one where that is wanted', async () => {
  await visit(
    '/admin/settings/tariff',
    async (page) => {
      await page.mouse.move(200, 200)
      await live(page)
      await page.getByLabel('رقم اعتماد التعرفة').fill('8/2026')
      await page.getByLabel('تسري من').fill(inDays(5))
      await page.getByLabel('أول كيلو').first().fill('٧٫١٢٥')
      await page.getByRole('region', { name: 'كما يحسبها الموقع' }).getByText('7.125').first().waitFor()
      await press(page, 'انشر التعرفة')
      await page.getByRole('link', { name: 'قارن' }).first().click()
      await page.locator('ins', { hasText: '7.125' }).waitFor()
      await page.getByRole('link', { name: 'ابدأ التعرفة الجديدة منها' }).click()
      await expect.poll(() => page.getByLabel('أول كيلو').first().inputValue()).toBe('7.125')
    },
    { as: 'maryam' },
  )
})
