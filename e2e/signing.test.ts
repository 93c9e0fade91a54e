import { expect, test } from 'vitest'
import { pdfText } from '#testing/pdf-text.ts'
import { heading, messageTo, person, press } from './people.ts'
import { journeys, live, phone } from './visit.ts'

const name = 'signing'
const { visit, url } = journeys(name)

test('an owner signs the agreement on a phone with the code, the office sees it and signs, and the paper has the page that proves it', async () => {
  let link = ''
  await visit(
    '/dashboard/contracts',
    async (page) => {
      await heading(page, 'عقودي').waitFor()
      await page.getByRole('link', { name: 'اقرأ العقد ووقّعه' }).click()
      await page.waitForURL(/\/sign\//)
      link = new URL(page.url()).pathname
    },
    { ...phone, as: 'mubarak' },
  )
  // Without an account: whoever has the link and the code.
  await visit(
    link,
    async (page) => {
      await page.getByText('البند الأول').first().waitFor()
      await live(page)
      await press(page, 'أرسل إليّ الرمز')
      await page.getByLabel(/قرأت العقد كله/).check()
      await page.getByLabel('الرمز', { exact: true }).fill(await messageTo(name, person('mubarak').email, /\b\d{6}\b/))
      await page.getByText('يبقى أن يوقّعه غيرك').waitFor()
    },
    phone,
  )
  await visit(
    '/admin/contracts?view=pending-signature',
    async (page) => {
      await page.getByRole('link', { name: /M-/ }).first().click()
      await page.getByText('موقَّع').first().waitFor()
      await page.getByRole('link', { name: 'وقّع عن الشركة' }).click()
      await heading(page, /التوقيع عن الشركة/).waitFor()
      await live(page)
      await press(page, 'أرسل إليّ الرمز')
      await page.getByLabel(/قرأت العقد كله/).check()
      await page.getByLabel('الرمز', { exact: true }).fill(await messageTo(name, person('maryam').email, /\b\d{6}\b/))
      await page.getByText('النسخة الموقّعة').first().waitFor()
    },
    { as: 'maryam' },
  )
  const paper = await fetch(`${url()}${link}/pdf`)
  expect(pdfText(new Uint8Array(await paper.arrayBuffer()))).toContain('صفحة إثبات التوقيع')
})
