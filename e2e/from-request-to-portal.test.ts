import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, confirmed, send } from './answers.ts'
import { heading, messageTo, press, register, standsStill } from './people.ts'
import { journeys, phone } from './visit.ts'

const name = 'from_request'
const { visit } = journeys(name)

const question = 'هل لديكم شيول ليومين في ريسوت؟'
const reply = 'نعم، متاح من الأحد بثلاثين ريالًا في اليوم.'
const thanks = 'احجزوه لي من الأحد.'

test.each([
  ['at a desk', {}, '91120001'],
  ['on a phone', phone, '91120002'],
])(
  'a visitor asks, becomes a customer without being typed again, reads the answer in the portal and writes back: %s',
  async (_, options, number) => {
    await visit(
      '/contact',
      async (page) => {
        await answer(page, { رسالتك: question, الاسم: 'سالم المعشني', 'رقم الهاتف': number, 'كيف نرد عليك؟': 'رسالة نصية' })
        await send(page, 'أرسل الرسالة')
        await confirmed(page, /Q\d{4}-\d{5}-\d/)
      },
      options,
    )

    await visit(
      '/admin/requests',
      async (page) => {
        await opens(page, 'سالم المعشني')
        // Who came on the desk has the same name and another phone: the office says that it is somebody else.
        await page.getByRole('button', { name: /^(حوّله إلى عميل|سجّله عميلًا جديدًا)$/ }).click()
        await page.getByText('سُجّل سالم المعشني عميلًا.').first().waitFor()
        await page.getByText('رد', { exact: true }).click()
        await page.getByRole('radiogroup', { name: 'طريقة الرد' }).getByText('رسالة نصية').click()
        await page.getByRole('textbox', { name: 'الرد' }).fill(reply)
        await press(page, 'أرسل الرد')
        await page.getByText('أُرسل الرد برسالة نصية.').first().waitFor()

        await page.getByRole('link', { name: 'سجل العميل' }).click()
        await heading(page, 'سالم المعشني').waitFor()
        await page
          .getByText(`+968 ${number.slice(0, 4)} ${number.slice(4)}`)
          .first()
          .waitFor()
      },
      { ...options, as: 'noor' },
    )

    await visit(
      '/register',
      async (page) => {
        await register(page, number)
        await page.getByLabel('الرمز').fill(await messageTo(name, `+968${number}`, /\d{6}(?= )/))
        await standsStill(page)
        await page.goto('/dashboard/requests')
        await page
          .getByRole('link', { name: /استفسار/ })
          .first()
          .click()
        await page.getByText(question).waitFor()
        await page.getByText(reply).waitFor()
        await page.getByLabel('اكتب ردك').fill(thanks)
        await press(page, 'أرسل الرد')
        await page.getByText('وصل ردك.').first().waitFor()
        await page.getByText(thanks).waitFor()
      },
      options,
    )

    await visit(
      '/admin/requests',
      async (page) => {
        await opens(page, 'سالم المعشني')
        await page.getByText(thanks).last().waitFor()
      },
      { ...options, as: 'noor' },
    )
  },
)

/** The newest of this name stands first. */
async function opens(page: Page, from: string) {
  await heading(page, 'صندوق الوارد').waitFor()
  await page.getByRole('link', { name: from }).first().click()
  await page.getByRole('heading', { level: 2, name: from }).waitFor()
  await expect.poll(() => page.getByText(question).count()).toBeGreaterThan(0)
}
