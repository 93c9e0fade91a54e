import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { cuttableLine } from './cut-network.ts'
import { administratorsToken } from './house.ts'
import { press } from './people.ts'
import { begun, cutOff, factsOf, kept, noNetwork, read, written } from './phone-sheets.ts'
import { journeys, live, phone } from './visit.ts'

const { visit, url } = journeys('trouble')

test('what the office refuses stands at its field with what was typed, and holds up what comes after it', async () => {
  const line = await cuttableLine(url())
  await visit(
    '/admin/vehicles?q=81240',
    async (page) => {
      const path = await begun(page, 'كيا كرنفال')
      await kept(page)
      await cutOff(page, line)
      await read(page, '1')
      await page.getByText('في هاتفك عملية واحدة').waitFor()
      await page.getByRole('link', { name: 'الملحقات', exact: true }).click()
      await page.getByLabel('كل الملحقات موجودة وسليمة').check()
      await press(page, 'احفظ وتابع إلى التوقيع')
      await page.getByText('في هاتفك عمليتان').waitFor()

      line.mend()
      await page.context().setOffline(false)
      await page.getByText('لم يقبله المكتب').waitFor()
      expect((await factsOf('trouble', path)).facts).toEqual(['vehicles.sheet-begun'])
      await page.getByRole('link', { name: 'العداد', exact: true }).click()
      await page.locator('.error', { hasText: 'آخر قراءة' }).waitFor()
      expect(await page.getByLabel('عداد المسافة').inputValue()).toBe('1')

      await read(page, '99999')
      await expect
        .poll(async () => (await factsOf('trouble', path)).facts)
        .toEqual(['vehicles.sheet-begun', 'vehicles.sheet-saved', 'vehicles.sheet-saved'])
      await page.getByText('لم يقبله المكتب').waitFor({ state: 'detached' })
    },
    { as: 'juma', ...phone, baseURL: line.url, expected: noNetwork },
  )
})

test('a sheet changed meanwhile by another is shown beside the draft, and not overwritten', async () => {
  const line = await cuttableLine(url())
  await visit(
    '/admin/vehicles?q=90417',
    async (page) => {
      const path = await begun(page, 'هيونداي i10')
      await kept(page)
      const seenOn = (await factsOf('trouble', path)).sheet.seenOn
      await cutOff(page, line)
      await read(page, '88888')
      await page.getByText('في هاتفك عملية واحدة').waitFor()
      await written({ name: 'trouble', url: url() }, path, { seen: '1', seenOn, odometer: '77777', fuel: '3' })

      line.mend()
      await page.context().setOffline(false)
      await page.getByRole('heading', { name: 'عُدّل في المكتب قبل أن يصل ما في هاتفك' }).waitFor()
      const difference = page.locator('.phone-differences > div', { hasText: 'عداد المسافة' })
      await difference.getByText('77,777').waitFor()
      await difference.getByText('88,888').waitFor()
      expect(await violations(page)).toEqual([])
      expect((await factsOf('trouble', path)).sheet.readings).toEqual({ odometer: 77777, fuel: 3 })

      await press(page, 'أرسل ما في هاتفك')
      await expect.poll(async () => (await factsOf('trouble', path)).sheet.readings).toEqual({ odometer: 88888, fuel: 6 })
    },
    { as: 'juma', ...phone, baseURL: line.url, expected: noNetwork },
  )
})

test('whoever signs out hears what has not arrived; nobody else sees or sends it, and it goes when they are back', async () => {
  const line = await cuttableLine(url())
  await visit(
    '/admin/vehicles?q=4120',
    async (page) => {
      const path = await begun(page, 'تويوتا يارس')
      await kept(page)
      await cutOff(page, line)
      await read(page, '88888')
      await page.getByText('في هاتفك عملية واحدة').waitFor()
      await page.getByRole('button', { name: /^حسابي/ }).click()
      await page.locator('#person-menu').getByRole('button', { name: 'سجّل الخروج' }).click()
      await page.getByRole('heading', { name: 'في هاتفك عملية واحدة لم تصل المكتب' }).waitFor()
      await press(page, 'ابقَ حتى تُرسل')

      // Her session ends elsewhere, and a colleague takes the phone.
      const window = page.context()
      const own = await window.cookies()
      await window.addCookies([{ name: 'session', value: await administratorsToken('trouble'), url: line.url }])
      line.mend()
      await window.setOffline(false)
      await page.goto(path)
      await live(page)
      await kept(page)
      expect(await page.getByText('في هاتفك').count()).toBe(0)
      expect((await factsOf('trouble', path)).facts).toEqual(['vehicles.sheet-begun'])

      await window.addCookies(own)
      await page.goto(path)
      await expect
        .poll(async () => (await factsOf('trouble', path)).facts)
        .toEqual(['vehicles.sheet-begun', 'vehicles.sheet-saved'])
    },
    { as: 'juma', ...phone, baseURL: line.url, expected: noNetwork },
  )
})
