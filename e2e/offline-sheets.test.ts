import { expect, test } from 'vitest'
import { cuttableLine } from './cut-network.ts'
import { administratorsToken } from './house.ts'
import { heading, press } from './people.ts'
import { begun, cutOff, factsOf, kept, noNetwork, picture, read, sign } from './phone-sheets.ts'
import { journeys, live, phone } from './visit.ts'

const { visit, url } = journeys('offline')

test('19 sheet made offline, phone restarted, sent once', async () => {
  const line = await cuttableLine(url())
  await visit(
    '/admin/vehicles?q=52118',
    async (first) => {
      const path = await begun(first, 'هيونداي إلنترا')
      await kept(first)
      await cutOff(first, line)
      await read(first, '18960')
      await first.getByRole('link', { name: 'الباب الأمامي الأيسر', exact: true }).click()
      await first.getByText('خدش', { exact: true }).click()
      await first.getByText('حتى 5 سم', { exact: true }).click()
      await first.locator('#field-mark-photos').setInputFiles(picture)
      await press(first, 'احفظ العلامة')
      await first.getByText('في هاتفك عمليتان').waitFor()
      const window = first.context()
      await first.close()

      // The phone is started again without a network, at the same address.
      const page = await window.newPage()
      await page.goto(`${path}?step=body`)
      await live(page)
      await page.getByText('في هاتفك عمليتان').waitFor()
      await page.getByText('خدش، حتى 5 سم').waitFor()
      await page.getByRole('link', { name: 'تابع إلى الصور' }).click()
      await page.locator('#field-front-photo').setInputFiles(picture)
      await page.getByText('الصور 1 من 7').waitFor()
      await page.getByRole('link', { name: 'تابع إلى الملحقات' }).click()
      await page.getByLabel('كل الملحقات موجودة وسليمة').check()
      await press(page, 'احفظ وتابع إلى التوقيع')
      await sign(page)
      await page.getByText('وُقّع في هذا الهاتف').waitFor()
      expect((await factsOf('offline', path)).sheet.status).toBe('draft')

      // The first arrives, and its answer is lost: it is sent once more.
      line.loseAnswers()
      await window.setOffline(false)
      await expect.poll(async () => (await factsOf('offline', path)).facts).toContain('vehicles.mark-kept')
      line.mend()
      const signed = page.getByText('موقَّع', { exact: true }).first().waitFor()
      // The window of the story is closed: what this one showed is told here.
      await signed.catch(async (error) => {
        throw new Error(`${error}\n${await page.locator('main').textContent()}`, { cause: error })
      })
      await page.getByText('وصل المكتب كل ما في هاتفك').waitFor()
      const { sheet, facts } = await factsOf('offline', path)
      expect(sheet).toMatchObject({ status: 'signed', readings: { odometer: 18960, fuel: 6 } })
      expect(facts).toEqual([
        'vehicles.sheet-begun',
        'vehicles.mark-kept',
        'vehicles.photographed',
        'vehicles.sheet-saved',
        'vehicles.sheet-saved',
        'vehicles.looked-over',
      ])
    },
    { as: 'juma', ...phone, baseURL: line.url, expected: noNetwork },
  )
})

test('phone pages alone may use the camera and show pictures of their own; the worker passes by every other page', async () => {
  const headers = { Cookie: `session=${await administratorsToken('offline')}` }
  const policies = async (path: string) => {
    const answer = await fetch(url() + path, { headers })
    return [answer.headers.get('permissions-policy') ?? '', answer.headers.get('content-security-policy') ?? '']
  }
  const [devices, contents] = await policies('/admin/vehicles/sheets/01a20c26-57b6-72ea-b806-ddae3190b3e3')
  expect(devices).toContain('camera=(self)')
  expect(contents).toContain("img-src 'self' data: blob:;")
  const [others, otherContents] = await policies('/admin/vehicles')
  expect(others).toContain('camera=()')
  expect(otherContents).not.toContain('blob:')
  const script = await fetch(`${url()}/sw.js`)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).toContain('/admin/vehicles/sheets/:sheetId')

  const line = await cuttableLine(url())
  await visit(
    '/admin/vehicles?q=71209',
    async (page) => {
      await begun(page, 'تويوتا لاندكروزر')
      await kept(page)
      line.cut()
      await page.reload()
      await heading(page, 'محضر معاينة سيارة').waitFor()
      await expect(page.goto('/admin/vehicles')).rejects.toThrow()
    },
    { as: 'juma', ...phone, baseURL: line.url, expected: noNetwork },
  )
})
