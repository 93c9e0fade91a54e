import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { journeys, live, phone, withoutScripts } from './visit.ts'

const name = 'office_work'
const { visit } = journeys(name)

test('Ctrl K finds a page by two letters, and Enter goes there', async () => {
  await visit(
    '/admin',
    async (page) => {
      await live(page)
      const desk = page.getByRole('link', { name: /^صندوق الوارد/ }).first()
      await desk.focus()
      await page.keyboard.press('Control+KeyK')
      const box = page.getByRole('combobox', { name: 'ابحث أو نفّذ' })
      await box.fill('مها')
      await page.getByRole('option', { name: 'المهام' }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await box.waitFor({ state: 'hidden' })
      await expect.poll(() => desk.evaluate((link) => link === document.activeElement)).toBe(true)
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('combobox', { name: 'ابحث أو نفّذ' }).fill('> مهام')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/tasks')
    },
    { as: 'maryam' },
  )
})

test('G and a letter lead to a page, unless one is writing or has switched that off', async () => {
  await visit(
    '/admin',
    async (page) => {
      await live(page)
      await page.keyboard.press('KeyG')
      await page.keyboard.press('KeyT')
      await page.waitForURL('**/admin/tasks')
      await page.getByLabel('أضف مهمة', { exact: true }).focus()
      await page.keyboard.press('KeyG')
      await page.keyboard.press('KeyD')
      await expect.poll(() => page.getByLabel('أضف مهمة', { exact: true }).inputValue()).toBe('gd')

      await page.keyboard.press('Control+KeyK')
      await page.getByRole('checkbox', { name: /ثم حرف الصفحة/ }).uncheck()
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { name: 'المهام' }).click()
      await page.keyboard.press('KeyG')
      await page.keyboard.press('KeyD')
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('combobox', { name: 'ابحث أو نفّذ' }).waitFor()
      expect(page.url()).toContain('/admin/tasks')
    },
    { as: 'maryam' },
  )
})

test('Tab opens what can be done with the person in hand, and Shift Tab leads back', async () => {
  await visit(
    '/admin',
    async (page) => {
      await live(page)
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('combobox', { name: 'ابحث أو نفّذ' }).fill('@الكثيري')
      const person = page.getByRole('group', { name: 'أشخاص' })
      await person.waitFor()
      await page.keyboard.press('Tab')
      await person.waitFor({ state: 'detached' })
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Shift+Tab')
      await person.waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/correct')
    },
    { as: 'maryam' },
  )
})

test('a task is added in a line and completed by a key', async () => {
  await visit(
    '/admin/tasks',
    async (page) => {
      await live(page)
      await page.getByLabel('أضف مهمة', { exact: true }).fill('اتصل بالبلدية')
      await page.keyboard.press('Enter')
      const task = page.getByRole('link', { name: 'اتصل بالبلدية' })
      await task.waitFor()
      expect(await violations(page)).toEqual([])
      await task.focus()
      await page.keyboard.press('d')
      await page.getByText('أُنجزت: اتصل بالبلدية', { exact: true }).waitFor()
      await task.waitFor({ state: 'detached' })
    },
    { as: 'maryam' },
  )
})

test('the inbox is worked through by keys alone: the next one, its reply, and the next again', async () => {
  await visit(
    '/admin/requests',
    async (page) => {
      await live(page)
      const names = page.locator('.ibi [data-open]')
      const atName = (place: number) =>
        expect.poll(() => names.nth(place).evaluate((link) => link === document.activeElement)).toBe(true)
      await page.getByRole('region', { name: 'صندوق الوارد' }).focus()
      await page.keyboard.press('KeyJ')
      await atName(0)
      await page.keyboard.press('Enter')
      await page.waitForURL(/requests\/[\da-f-]{36}/)
      const opened = page.locator('h2[data-arrival]')
      await expect.poll(() => opened.evaluate((title) => title === document.activeElement)).toBe(true)
      await page.keyboard.press('KeyJ')
      await atName(1)
      await page.keyboard.press('KeyR')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    },
    { as: 'maryam' },
  )
})

test('without a script one adds a task, searches, and answers what came in', async () => {
  await visit(
    '/admin/tasks',
    async (page) => {
      await page.getByLabel('أضف مهمة', { exact: true }).fill('راجع الأسعار')
      await page.getByRole('button', { name: 'أضف المهمة' }).click()
      await page.getByRole('link', { name: 'راجع الأسعار' }).waitFor()

      await page.getByRole('link', { name: /ابحث عن عميل/ }).click()
      await page.getByRole('searchbox').fill('مهام')
      await page.keyboard.press('Enter')
      await page.getByRole('main').getByRole('link', { name: 'المهام' }).waitFor()

      await page.goto('/admin/requests?queue=ticket')
      await page.getByRole('link', { name: 'فاطمة بنت حسن الحضرمي' }).click()
      await page.getByText('رد', { exact: true }).click()
      await page.getByText('كلّمته', { exact: true }).click()
      await page.getByRole('textbox', { name: 'الرد' }).fill('غيّرنا العنوان، ويخرج المندوب غدًا.')
      await page.getByRole('button', { name: 'أرسل الرد' }).click()
      await page.getByText('غيّرنا العنوان، ويخرج المندوب غدًا.').waitFor()
      await page.getByText('بانتظار رد العميل').first().waitFor()
    },
    { ...withoutScripts, as: 'maryam' },
  )
})

test('on a phone the list and the thread are two screens', async () => {
  await visit(
    '/admin/requests',
    async (page) => {
      await live(page)
      const row = page.getByRole('link', { name: 'ليلى باعلوي' })
      await row.click()
      await page.getByRole('heading', { level: 2, name: 'ليلى باعلوي' }).waitFor()
      await expect.poll(() => row.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'تولَّ الطلب' }).click()
      await page.getByText('توليت الطلب.', { exact: true }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'ارجع إلى القائمة' }).click()
      await row.waitFor()
    },
    { ...phone, as: 'maryam' },
  )
})
