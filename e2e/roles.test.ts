import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { live, phone, sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()

const roles = '/admin/roles-permissions?role=financeManager'
const limit = 'تحديد سقف الدين للعملاء'

test('at a desk the keys choose in the grid, and the editor beside it says the cell in words', async () => {
  await visit(
    roles,
    async (page) => {
      await live(page)
      const cell = page.getByRole('combobox', { name: limit })
      const editor = page.getByRole('complementary', { name: `العملاء: ${limit}` })
      await cell.focus()
      await page.keyboard.press('3')
      await editor.getByRole('radio', { name: 'فرعه فقط', checked: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => cell.inputValue()).toBe('all')
      await editor.getByLabel('حتى مبلغ').fill('250')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await cell.evaluate((select) => select === document.activeElement)).toBe(true)
      await page.getByRole('button', { name: 'تراجع' }).click()
      await expect.poll(() => page.getByLabel(`${limit}: حتى مبلغ`).inputValue()).toBe('')
      await cell.selectOption('branch')
      await page.getByRole('button', { name: 'راجع التغيير واحفظ' }).click()
      await page.getByRole('cell', { name: limit }).waitFor()
    },
    { as: 'maryam' },
  )
})

test('on a phone a cell is chosen in a sheet, and nobody is asked whether to leave it', async () => {
  await visit(
    roles,
    async (page) => {
      await live(page)
      await page.locator('summary', { hasText: 'العملاء' }).click()
      await page.getByRole('button', { name: limit }).click()
      const sheet = page.getByRole('dialog', { name: limit })
      await sheet.getByText('لا يستطيع').click()
      await sheet.getByRole('button', { name: 'تم' }).click()
      await sheet.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: `${limit}: لا` }).waitFor()
      await page.getByRole('button', { name: 'راجع التغيير واحفظ' }).click()
      await page.getByRole('heading', { name: /راجع التغيير/ }).waitFor()
      await page.getByText(limit).first().waitFor()
    },
    { ...phone, as: 'maryam' },
  )
})

test('of several forms on a page the one that was refused says what to mend', async () => {
  const asks = async (page: Page) => {
    await live(page)
    await page.getByRole('checkbox', { name: 'حدّد الكل' }).check()
    await page.getByRole('button', { name: 'أوقفهم أو امنحهم دورًا' }).click()
    await page.getByRole('button', { name: 'أوقفهم' }).click()
    await page.getByText('اذكر السبب.').first().waitFor()
    await expect.poll(() => page.getByLabel('السبب').getAttribute('aria-invalid')).toBe('true')
  }
  await visit('/admin/users/staff', asks, { as: 'maryam', expected: /422/ })
})
