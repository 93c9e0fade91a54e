import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { heading, press } from './people.ts'
import { journeys, phone } from './visit.ts'

const name = 'boxes'
const { visit } = journeys(name)

const mine = '/admin/finance/boxes/mine'

test('on a phone the box is counted by note and coin, and what is too much is sent to whoever agrees', () =>
  visit(
    mine,
    async (page) => {
      await heading(page, 'ورديتي').waitFor()
      await page.getByLabel('20 ريالًا').fill('٢')
      await page.getByLabel('500 بيسة').fill('1')
      await expect.poll(() => page.getByText('مجموع ما عددته').textContent()).toContain('40.500')
      expect(await page.getByText('في الدفاتر', { exact: true }).count()).toBe(0)
      expect(await violations(page)).toEqual([])
      await press(page, 'احفظ العدّ')

      await page.getByText('ما عددته لا يساوي ما في الدفاتر', { exact: false }).waitFor()
      await page.getByLabel('20 ريالًا').fill('2')
      await page.getByLabel('500 بيسة').fill('1')
      await press(page, 'احفظ العدّ')
      await page.getByRole('heading', { name: 'آخر عدّ' }).waitFor()
      await press(page, 'أرسل الفرق للاعتماد')
      await page.getByRole('alert').getByText('اكتب ما تعرفه عن سبب الفرق').waitFor()
      await page.getByLabel('ما تعرفه عن سبب الفرق').fill('كان في الصندوق قبل أن أستلمه')
      await press(page, 'أرسل الفرق للاعتماد')
      await page.getByText('أُرسل الفرق للاعتماد', { exact: false }).first().waitFor()
      expect(await violations(page)).toEqual([])
    },
    { as: 'fatima', ...phone, expected: /422/ },
  ))

test('at the desk another agrees, and the close is there to be printed', () =>
  visit(
    '/admin/approvals',
    async (page) => {
      await page.getByRole('link', { name: /زيادة 40\.500/ }).click()
      await press(page, 'اعتمد 40.500 ر.ع.')
      await page.waitForURL('**/admin/approvals')
      await page.goto('/admin/finance/boxes/sessions?status=approved')
      await page.getByRole('link', { name: '2', exact: true }).click()
      await page.getByRole('heading', { name: 'حركات الصندوق' }).waitFor()
      expect(await violations(page)).toEqual([])
      const paper = page.getByRole('link', { name: 'إقفال الوردية PDF' })
      expect(await paper.getAttribute('target')).toBe('_blank')
      const { 'content-disposition': how } = (await page.request.get((await paper.getAttribute('href')) ?? '')).headers()
      expect(decodeURIComponent(how ?? '')).toBe("inline; filename*=UTF-8''إقفال وردية 2.pdf")
    },
    { as: 'salim' },
  ))

test('with the keyboard alone a box is opened again and cash sent to the bank', () =>
  visit(
    mine,
    async (page) => {
      await page.getByLabel('الصندوق', { exact: true }).selectOption('صندوق صلالة الرئيسي')
      await page.getByLabel('20 ريالًا').focus()
      await page.keyboard.type('2')
      await page.getByLabel('500 بيسة').focus()
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'عدّ النقد' }).waitFor()
      await page.goto('/admin/finance/boxes/moves')
      await page.getByRole('combobox', { name: 'إلى', exact: true }).selectOption({ index: 1 })
      await page.getByLabel('المبلغ', { exact: true }).focus()
      await page.keyboard.type('40')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/boxes/moves/*')
      expect(await violations(page)).toEqual([])
      await page.getByText('في الطريق', { exact: true }).waitFor()
    },
    { as: 'fatima' },
  ))

test('counted wrongly first and rightly then, the box is counted by a colleague who finds it among what waits, and closed', async () => {
  const count = async (page: Page, label: string) => {
    await page.getByLabel(label).fill('1')
    await press(page, 'احفظ العدّ')
  }
  await visit(
    mine,
    async (page) => {
      await count(page, 'ريال واحد')
      await page.getByText('ما عددته لا يساوي ما في الدفاتر', { exact: false }).waitFor()
      await count(page, '500 بيسة')
      await page.getByText('لا تُغلق الوردية بعدّك وحدك', { exact: false }).waitFor()
      await page.getByText('هدى باعمر أو', { exact: false }).first().waitFor()
      expect(await page.getByLabel('ما تعرفه عن اختلاف العدّ').inputValue()).toContain('زيادة 0.500')
      expect(await violations(page)).toEqual([])
    },
    { ...phone, as: 'fatima' },
  )
  await visit(
    '/admin',
    async (page) => {
      await page.getByRole('link', { name: 'كل ما ينتظرك' }).click()
      await page.getByRole('link', { name: /عُدّ نقد صندوق صلالة الرئيسي مع فاطمة العمري/ }).click()
      await page.getByText('عُدّ النقد أنت', { exact: false }).waitFor()
      expect(await violations(page)).toEqual([])
      await count(page, '500 بيسة')
      await press(page, 'أغلق الوردية')
      await page.getByRole('link', { name: 'إقفال الوردية PDF' }).waitFor()
    },
    { as: 'huda' },
  )
})
