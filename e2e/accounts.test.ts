import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeNow } from '#areas/identity/proofs/totp.ts'
import { goodPassword, heading, messageTo, press, register, signIn, standsStill } from './people.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const name = 'accounts'
const { visit } = journeys(name)

test.each([
  ['at a desk', {}, '91110001'],
  ['on a phone', phone, '91110002'],
  ['without scripts', withoutScripts, '91110003'],
])('one registers, brings the code, and stands in the account: %s', async (_, options, number) => {
  await visit(
    '/register',
    async (page) => {
      await register(page, number)
      await page.getByLabel('الرمز').fill(await messageTo(name, `+968${number}`, /\d{6}/))
      if (options === withoutScripts) await press(page, 'تحقّق')
      await standsStill(page)
      expect(new URL(page.url()).pathname).toBe('/dashboard')
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'حسابي' }).waitFor()
    },
    options,
  )
})

test('one forgets the password, sets a new one by code, and comes in with it', async () => {
  await visit('/register', async (page) => {
    await register(page, '91110004')
    await page.getByLabel('الرمز').fill(await messageTo(name, '+96891110004', /\d{6}/))
    await standsStill(page)
  })
  await visit('/login', async (page) => {
    await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click()
    await page.waitForURL('**/forgot-password') // the page before has a field of the same name
    await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill('9111 0004')
    await press(page, 'أرسل الرمز')
    await heading(page, 'رمز التحقق').waitFor()
    const code = await messageTo(name, '+96891110004', /^\d{6}(?= رمز كلمة المرور)/)
    const box = page.getByLabel('الرمز')
    // Only what the page sends by itself is held back: on a slow machine it comes long after the last digit.
    const heldBack = () => page.evaluate(() => document.documentElement.dataset.heldBack)
    await page.evaluate(() => {
      const holdBack = (event: Event) => {
        event.preventDefault()
        document.documentElement.dataset.heldBack = 'yes'
      }
      addEventListener('submit', holdBack, { once: true, capture: true })
    })
    await box.pressSequentially(code)
    await expect.poll(heldBack).toBe('yes')
    expect(await box.evaluate(({ parentElement }) => parentElement?.scrollLeft), 'the boxes stay under their digits').toBe(0)
    await press(page, 'تحقّق')
    await page.getByLabel('كلمة المرور الجديدة').fill('ست سمكات في المرفأ القديم')
    await press(page, 'احفظ كلمة المرور')
    await heading(page, 'أهلًا بعودتك').waitFor()
    await signIn(page, { email: '91110004', password: 'ست سمكات في المرفأ القديم' })
    await standsStill(page)
  })
})

test('digits that were refused make room for the right ones', async () => {
  const refused = { expected: /422/ }
  const story = async (page: Page) => {
    await register(page, '91110006')
    const code = await messageTo(name, '+96891110006', /\d{6}/)
    const box = page.getByLabel('الرمز')
    await box.fill(code === '111111' ? '222222' : '111111')
    await page.getByRole('alert').waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
    await expect.poll(() => box.evaluate((input) => document.activeElement === input)).toBe(true)
    await page.keyboard.type(code)
    await standsStill(page)
  }
  await visit('/register', story, refused)
})

test('a device never seen is asked about at home; «no» shows it out and asks for a new password', async () => {
  const number = '91110007'
  await visit('/register', async (home) => {
    await register(home, number)
    await home.getByLabel('الرمز').fill(await messageTo(name, `+968${number}`, /\d{6}/))
    await standsStill(home)

    const elsewhere = { userAgent: 'Mozilla/5.0 (Linux; Android 16) Firefox/140.0' }
    const there = async (stranger: Page) => {
      await signIn(stranger, { email: number, password: goodPassword })
      await heading(stranger, 'الأمان').waitFor()
      await home.goto('/dashboard/security')
      await home.getByRole('region', { name: 'دخول من جهاز جديد: Firefox، Android' }).waitFor()
      await press(home, 'لا، لم يكن أنا')
      await heading(home, 'كلمة المرور').waitFor()
      await stranger.goto('/dashboard/security')
      await heading(stranger, 'أهلًا بعودتك').waitFor()
    }
    await visit('/login?to=/dashboard/security', there, elsewhere)
    await home.goto('/dashboard/security')
    expect(await home.getByRole('region', { name: /جهاز جديد/ }).count()).toBe(0)
  })
})

test('one turns the second factor on, and is asked for it at the next sign-in', async () => {
  let secret = ''
  await visit('/register', async (page) => {
    await register(page, '91110005')
    await page.getByLabel('الرمز').fill(await messageTo(name, '+96891110005', /\d{6}/))
    await standsStill(page)
    await page.goto('/dashboard/security')
    await page.getByRole('link', { name: 'فعّله' }).click()
    secret = ((await page.locator('.setup-key').textContent()) ?? '').replace(/\s/g, '')
    await page.getByLabel('الرمز من تطبيق التحقق').fill(codeNow(secret, new Date()))
    await page.getByRole('heading', { name: 'رموز الاسترداد' }).waitFor()
    await expect.poll(() => page.locator('.recovery li').count()).toBe(10)
  })
  await visit('/login?to=/dashboard/security', async (page) => {
    await signIn(page, { email: '91110005', password: goodPassword })
    await heading(page, 'خطوة أخيرة').waitFor()
    // A code works once: this is the next one, which the house takes half a minute early.
    await page.getByLabel('الرمز من تطبيق التحقق').fill(codeNow(secret, new Date(Date.now() + 30_000)))
    await heading(page, 'الأمان').waitFor()
    await page.getByText('مفعّل', { exact: true }).waitFor()
  })
})
