import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { heading, press } from './people.ts'
import { picture } from './phone-sheets.ts'
import { journeys, live, overflowing, phone, withoutScripts } from './visit.ts'

const { visit } = journeys('machine_claims')

test('on the phone a damage is told from the hire, weighed, and charged to the hirer', async () => {
  await visit(
    '/admin/equipment/hires?stage=out',
    async (page) => {
      await page
        .getByRole('link', { name: /مزارع صحلنوت/ })
        .first()
        .click()
      await heading(page, /^عقد تأجير معدات EQ-/).waitFor()
      await page.getByRole('link', { name: 'محضر ضرر' }).click()
      await heading(page, 'سجّل ضررًا').waitFor()
      expect(await violations(page)).toEqual([])
      await live(page)
      await page.getByLabel('ما حدث').fill('انكسر سلم الصعود')
      await page.getByText('المستأجر', { exact: true }).click()
      await page.getByLabel('الصور').setInputFiles(picture)
      await press(page, 'افتح محضر الضرر')
      await heading(page, /^محضر ضرر MD/).waitFor()
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
    { ...phone, as: 'muslim' },
  )
})

test('without a script what nobody typed is said under its field, and what was typed stays', async () => {
  await visit(
    '/admin/equipment/claims',
    async (page) => {
      await page.getByRole('link', { name: 'سجّل ضررًا' }).click()
      await heading(page, 'سجّل ضررًا').waitFor()
      await page.getByLabel('كلفة الإصلاح').fill('12')
      await press(page, 'افتح محضر الضرر')
      await page.getByText('اكتب ما حدث.').last().waitFor()
      expect(await page.getByLabel('كلفة الإصلاح').inputValue()).toBe('12')
    },
    { ...withoutScripts, as: 'muslim', expected: /422/ },
  )
})
