import { expect, test } from 'vitest'
import { heading, press } from './people.ts'
import { journeys, live, phone } from './visit.ts'

const name = 'maintenance'
const { visit } = journeys(name)

const picture = {
  name: 'المضخة.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('an owner agrees on a phone, the office gives the repair to a technician, and he finishes it on his', async () => {
  await visit(
    '/dashboard/maintenance',
    async (page) => {
      await heading(page, 'الصيانة').waitFor()
      await page.getByRole('link', { name: /^سباكة/ }).click()
      await page.getByText('مصروف بانتظار موافقتك').waitFor()
      await live(page)
      await press(page, 'وافق على المصروف')
      await page.getByText('وافقت عليه').waitFor()
    },
    { ...phone, as: 'mubarak' },
  )
  await visit(
    '/admin/maintenance?state=triaged&q=بيت طاقة',
    async (page) => {
      await page.getByRole('link', { name: /سباكة/ }).click()
      await heading(page, /بلاغ صيانة/).waitFor()
      await live(page)
      await page.locator('#field-assign-who').selectOption({ label: 'جمعة النجار' })
      await press(page, 'أسند البلاغ')
      await page.getByText('جمعة النجار').first().waitFor()
    },
    { as: 'salim' },
  )
  await visit(
    '/admin/maintenance/mine',
    async (page) => {
      await page.getByRole('link', { name: /سباكة/ }).click()
      await heading(page, /بلاغ صيانة/).waitFor()
      await live(page)
      await press(page, 'بدأت العمل')
      await page.getByText('قيد التنفيذ').first().waitFor()
      await page.locator('#field-complete-note').fill('بُدّل محرك المضخة')
      await page.locator('#field-complete-cost').fill('70')
      await page.locator('#field-complete-photos').setInputFiles(picture)
      await press(page, 'أنجزت الصيانة')
      await page.getByText('أكثر مما وافق عليه المالك').first().waitFor()
      await expect.poll(() => page.locator('#field-complete-note').inputValue()).toBe('بُدّل محرك المضخة')
      await page.locator('#field-complete-cost').fill('58.500')
      await press(page, 'أنجزت الصيانة')
      await page.getByText('ما أُنجز').first().waitFor()
      await expect.poll(() => page.getByText('منجز', { exact: true }).count()).toBeGreaterThan(0)
    },
    { as: 'juma', ...phone, expected: /422/ },
  )
})
