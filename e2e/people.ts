import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { patience } from '#testing/patience.ts'
import { insideHouse } from './house.ts'

export type Account = { email: string; password: string }

/** One of the people of the demonstration office, by the word before the @ of their address. */
export function person(word: string): Account {
  const found = inject('accounts').find(({ email }) => email.startsWith(`${word}@`))
  if (!found) throw new Error(`nobody of the demonstration office is called ${word}`)
  return found
}

/** On the page where one signs in. */
export async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await press(page, 'سجّل الدخول')
}

export const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click()

export const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })

export const goodPassword = 'سبع نخلات عند الوادي'

/** On the page where one registers, until the code is asked for. Nobody fills a form in less than two seconds, and the office says so. */
export async function register(page: Page, number: string) {
  await page.getByLabel('الاسم كما في البطاقة').fill('سالم بن سعيد المعشني')
  await page.getByLabel('رقم الهاتف').fill(number)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(goodPassword)
  await page.getByLabel(/قرأت/).check()
  await page.waitForTimeout(2_100)
  await press(page, 'أنشئ الحساب')
  await heading(page, 'رمز التحقق').waitFor()
}

/**
 * Until the record of a new customer is there, the first page of the account looks again by itself, every two seconds: whoever leaves it in
 * that moment is torn between two ways.
 */
export async function standsStill(page: Page) {
  await heading(page, /سالم$/).waitFor()
  await page.waitForFunction(() => document.querySelector('meta[http-equiv=refresh]') === null)
}

/** What was there before is none of what is waited for: whoever lives in the demonstration office has had messages. */
const begun = new Date()

/** What the telephone or the mailbox of this person shows: the latest message of these words, once it is there. */
export const messageTo = (name: string, recipient: string, holding: RegExp) =>
  insideHouse(name, async ({ db }) => {
    for (const until = performance.now() + patience; performance.now() < until; ) {
      const messages = await db
        .selectFrom('messages')
        .select('text')
        .where('recipient', '=', recipient)
        .where('queuedAt', '>=', begun)
        .orderBy('queuedAt')
        .execute()
      const found = messages.flatMap(({ text }) => holding.exec(text)?.[0] ?? []).at(-1)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error('no message came')
  })
