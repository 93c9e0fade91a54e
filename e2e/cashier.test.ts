import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { journeys, live, phone, withoutScripts } from './visit.ts'

const name = 'cashier'
const { visit } = journeys(name)

test.each([
  ['with a script', {}],
  ['without one', withoutScripts],
])(
  'whoever has no open session counts no cash, is told who takes it, and pays in by card or transfer: %s',
  async (_, options) => {
    await visit(
      '/admin/finance/cashier?q=9000 1002',
      async (page) => {
        await page.getByText('يقبضه الآن فاطمة العمري', { exact: false }).waitFor()
        const [cash, card] = [page.locator('#field-amount1'), page.locator('#field-amount2')]
        expect([await cash.isDisabled(), await cash.inputValue()]).toEqual([true, ''])
        expect(await card.inputValue()).toBe('64.700')
        expect(await page.locator('.till-sums').textContent()).toContain('المقبوض64.700')
        if (options === withoutScripts) await card.fill('')
        else {
          expect(await violations(page)).toEqual([])
          await page.getByRole('button', { name: 'لا شيء' }).click()
        }
        await page.getByRole('button', { name: 'سجّل الدفعة وأصدر السند' }).click()
        await page.getByRole('alert').getByText('اكتب المبلغ في الطريقة التي قبضت بها').waitFor()
        expect([await cash.inputValue(), await card.inputValue()]).toEqual(['', ''])
      },
      { as: 'zahra', ...options, expected: /422/ },
    )
  },
)

test('whoever pays is found and served by the keyboard alone: the dues chosen, the change said, the receipt issued', async () => {
  await visit(
    '/admin/finance/cashier',
    async (page) => {
      await live(page)
      await page.keyboard.type('9000 1002')
      await page.keyboard.press('Enter')
      await page.getByText('ناصر بن محمد بن سالم الغساني').first().waitFor()
      await live(page)
      const cash = page.locator('#field-amount1')
      await expect.poll(() => cash.inputValue()).toBe('64.700')

      await page.keyboard.press('F4')
      await page.locator('#field-tendered1').focus()
      await page.keyboard.type('70')
      await page.getByText('الباقي له').waitFor()
      await page.keyboard.press('Control+Enter')
      await page.getByText('صدر السند RC-SLL').first().waitFor()
      await page.waitForURL('**/admin/finance/receipts/*')
    },
    { as: 'fatima' },
  )
})

test('on a phone a part is paid by card, and a slip that was taken before is told under its field with what was typed kept', async () => {
  await visit(
    '/admin/finance/cashier',
    async (page) => {
      await live(page)
      const pay = async () => {
        await page.goto('/admin/finance/cashier?q=محمد قطن')
        await live(page)
        await page.getByRole('button', { name: 'لا شيء' }).click()
        await page.locator('input[name=pay1]').fill('20')
        await page.locator('#field-amount1').fill('')
        await page.getByText('بطاقة', { exact: false }).first().click()
        await page.locator('#field-amount2').fill('20')
        await page.locator('#field-reference2').fill('778812')
        await page.getByRole('button', { name: 'سجّل الدفعة وأصدر السند' }).click()
      }
      await pay()
      await page.waitForURL('**/admin/finance/receipts/*')
      await pay()
      await page.getByText('سُجّل هذا المرجع في السند').first().waitFor()
      await expect.poll(() => page.locator('#field-reference2').inputValue()).toBe('778812')
      await expect.poll(() => page.locator('input[name=pay1]').inputValue()).toBe('20')
    },
    { as: 'fatima', ...phone, expected: /422/ },
  )
})
