import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { cuttableLine } from './cut-network.ts'
import { insideHouse } from './house.ts'
import { heading, press } from './people.ts'
import { cutOff, drawSignature, kept, noNetwork } from './phone-sheets.ts'
import { journeys, live, overflowing, phone } from './visit.ts'

const { visit, url } = journeys('machine_hire')

/** Of the machine of one operator, what stands in the books of the office. */
const sheetsOf = (path: string) =>
  insideHouse('machine_hire', ({ db }) =>
    db
      .selectFrom('daySheets')
      .select(['day', 'worked', 'standby', 'state', 'signer'])
      .where('lineId', '=', path.split('/').at(-2) ?? '')
      .where('day', '=', path.split('/').at(-1) ?? '')
      .execute(),
  )

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

test('9 a day is written and signed without a network, from the list of an operator that was never left, and arrives once', async () => {
  const line = await cuttableLine(url())
  await visit(
    '/admin/equipment/sheets',
    async (page) => {
      await heading(page, 'كشوف الساعات').waitFor()
      await live(page)
      await kept(page)
      const today = page.getByRole('link', { name: /^كشف .* اليوم$/ }).first()
      const path = (await today.getAttribute('href')) ?? ''
      const keptAhead = () => page.evaluate(async () => (await (await caches.open('phone-documents')).keys()).length)
      await expect.poll(keptAhead).toBeGreaterThan(5)
      await cutOff(page, line)
      expect(await violations(page)).toEqual([])
      expect(await overflowing(page, ['dark'])).toEqual([])
      await today.click()
      await page.waitForURL(`**${path}`)
      await live(page)
      await page.getByText('لا شبكة. ما سجّلته محفوظ في هاتفك').waitFor()
      const record = page.getByRole('button', { name: /^(سجّل الساعات|صحّح الكشف)$/ })
      await page.getByLabel('ساعات العمل', { exact: true }).fill('30')
      await record.click()
      await page.locator('.error', { hasText: 'لا يزيد على 24' }).waitFor()
      await page.getByLabel('ساعات العمل', { exact: true }).fill('9')
      await page.getByRole('button', { name: 'زِد ساعات الانتظار' }).click()
      await record.click()
      await page.getByText('في هاتفك عملية واحدة').waitFor()
      await drawSignature(page)
      await press(page, 'وقّع الكشف')
      await page.getByText('وُقّع في هذا الهاتف').waitFor()
      await page.getByRole('link', { name: 'كشوفي' }).click()
      await page.getByText('في هاتفك', { exact: true }).waitFor()
      line.loseAnswers()
      await page.context().setOffline(false)
      await expect.poll(async () => (await sheetsOf(path)).map(({ worked }) => worked)).toEqual([540])
      line.mend()
      await expect.poll(async () => (await sheetsOf(path)).map(({ state }) => state)).toEqual(['signed'])
      await page.getByText('وقّعه العميل').first().waitFor()
    },
    { ...phone, as: 'rajesh', baseURL: line.url, expected: noNetwork },
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
