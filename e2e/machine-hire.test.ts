import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { heading } from './people.ts'
import { journeys, live, overflowing, phone } from './visit.ts'

const { visit } = journeys('machine_hire')

test('36 an operator writes the day on the phone as it was yesterday, and the site signs it', async () => {
  await visit(
    '/admin',
    async (page) => {
      await page
        .getByRole('link', { name: /^كشف حفارة/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'زِد ساعات العمل' }).waitFor()
      await live(page)
      const small = await page
        .getByRole('main')
        .locator('.hours-step')
        .evaluateAll(
          (all) => all.filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44).length,
        )
      expect(small).toBe(0)
      await page.getByLabel('ساعات العمل', { exact: true }).fill('9.5')
      await page.getByRole('button', { name: 'زِد ساعات الانتظار' }).click()
      await expect.poll(() => page.getByLabel('ساعات الانتظار', { exact: true }).inputValue()).toBe('0.5')
      expect(await violations(page)).toEqual([])
      expect(await overflowing(page, Object.keys(themes))).toEqual([])
      await page.getByRole('button', { name: /^(سجّل الساعات|صحّح الكشف)$/ }).click()
      await page.getByText('حُفظ الكشف').first().waitFor()
    },
    { ...phone, as: 'rajesh' },
  )
})

test('37 the grid of a hire is read at the width of a phone, and what is signed is approved in the office', async () => {
  await visit(
    '/admin/equipment/hires',
    async (page) => {
      await heading(page, 'عقود تأجير المعدات').waitFor()
      expect(await violations(page)).toEqual([])
      await page
        .getByRole('link', { name: /^مؤسسة سدح/ })
        .first()
        .click()
      await page.getByRole('table', { name: /^كشوف الساعات/ }).waitFor()
      await live(page)
      expect(await violations(page)).toEqual([])
      expect(await overflowing(page, Object.keys(themes))).toEqual([])
      await page.getByRole('button', { name: /^اعتمد الموقّعة/ }).click()
      await page
        .getByText(/^اعتُمد/)
        .first()
        .waitFor()
    },
    { ...phone, as: 'muslim' },
  )
})

test('38 the pages of the desk of machines hold at every width and for every reader', async () => {
  await visit(
    '/admin/equipment',
    async (page) => {
      for (const path of [
        '',
        '/sheets',
        '/billing',
        '/machines',
        '/operators',
        '/kinds',
        '/prices',
        '/rules',
        '/hires/new',
        '/sub-hires',
      ]) {
        await page.goto(new URL(`/admin/equipment${path}`, page.url()).href)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await violations(page), path).toEqual([])
        expect(await overflowing(page, ['dark']), path).toEqual([])
      }
    },
    { ...phone, as: 'salim' },
  )
})
