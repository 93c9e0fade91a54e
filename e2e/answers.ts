import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dayOf, daysAfter } from '#values/days.ts'

export type Answers = Record<string, string>

/** In Muscat, where the office is. */
export const inDays = (days: number) => daysAfter(dayOf(new Date()), days)
export const who: Answers = { الاسم: 'سالم الكثيري', 'رقم الهاتف': '9123 4567', 'كيف نرد عليك؟': 'واتساب' }
export const pdf = (name: string, megabytes = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 2 ** 20)]),
})

/** The form at the foot of a page; the search and the calculator are forms too. */
export const request = (page: Page) => page.locator('form[method=post]')

/** Answers each question as a person does, whichever kind of field it is. */
export async function answer(page: Page, answers: Answers) {
  for (const [question, given] of Object.entries(answers)) {
    const choices = request(page).getByRole('radiogroup', { name: question })
    const field = request(page).getByLabel(new RegExp(`^${question.replace(/[?؟]/g, '.')}( \\(اختياري\\))?$`))
    if (await choices.count()) await choices.getByText(given, { exact: true }).click()
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ label: given })
    else if ((await field.getAttribute('type')) === 'checkbox') await field.check()
    else await field.fill(given)
  }
}

/** Nobody fills a form in less than two seconds, and the office says so. */
export async function send(page: Page, button: string | RegExp = 'أرسل الطلب') {
  await page.waitForTimeout(2_100)
  await request(page).getByRole('button', { name: button }).click()
}

/** Whoever has the address of a confirmation learns no name. */
export async function confirmed(page: Page, number: RegExp) {
  await page.getByRole('heading', { level: 1, name: /^وصل/ }).waitFor()
  await page.getByRole('main').getByText(number).first().waitFor()
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('سالم')
}
