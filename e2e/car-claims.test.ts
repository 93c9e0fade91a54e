import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { heading, press } from './people.ts'
import { picture } from './phone-sheets.ts'
import { journeys, live, overflowing, phone } from './visit.ts'

const { visit } = journeys('car_claims')

test('on the phone an accident is told in a few taps, weighed, and charged from the deposit', async () => {
  await visit(
    '/admin/vehicles/rentals',
    async (page) => {
      await page
        .getByRole('link', { name: /ناصر بن محمد الغساني/ })
        .first()
        .click()
      await heading(page, /^عقد CR-/).waitFor()
      await page.getByRole('link', { name: 'سجّل حادثًا' }).click()
      await heading(page, 'سجّل حادثًا').waitFor()
      expect(await violations(page)).toEqual([])
      await live(page)
      await page.getByLabel('المكان').fill('دوار الساعة')
      await page.getByText('صدم مركبة', { exact: true }).click()
      await page.getByText('تسير', { exact: true }).click()
      await page.getByLabel('الصور').setInputFiles(picture)
      await press(page, 'سجّل الحادث')
      await heading(page, /^ملف ضرر DC/).waitFor()
      expect(await violations(page)).toEqual([])
      expect(await overflowing(page, Object.keys(themes))).toEqual([])
      await live(page)
      await page.getByLabel('كلفة الإصلاح').fill('120')
      await press(page, 'احفظ التقدير')
      await page.getByRole('heading', { name: 'من يدفع ماذا' }).waitFor()
      await live(page)
      await press(page, 'أضفه على العميل')
      await page.getByText('أُضيف على العميل', { exact: true }).first().waitFor()
    },
    { ...phone, as: 'mashani' },
  )
})

test('a letter for the border is written from the rental', async () => {
  await visit(
    '/admin/vehicles/rentals',
    async (page) => {
      await page
        .getByRole('link', { name: /ناصر بن محمد الغساني/ })
        .first()
        .click()
      await heading(page, /^عقد CR-/).waitFor()
      await page.getByRole('link', { name: 'أصدر خطابًا' }).click()
      await heading(page, 'خطاب عدم ممانعة').waitFor()
      expect(await violations(page)).toEqual([])
      await live(page)
      await press(page, 'أصدر الخطاب')
      await heading(page, /^خطاب عدم ممانعة NL/).waitFor()
      expect(await violations(page)).toEqual([])
    },
    { as: 'mashani' },
  )
})

test.each(['', '/new'])('nothing of claims%s is wider than a screen or shuts anybody out', async (path) => {
  await visit(
    `/admin/vehicles/claims${path}`,
    async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await violations(page)).toEqual([])
      expect(await overflowing(page, Object.keys(themes))).toEqual([])
    },
    { as: 'mashani' },
  )
})
