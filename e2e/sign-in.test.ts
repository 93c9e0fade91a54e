import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { demonstrationAccounts, firstAdministratorLink } from '#areas/identity/public.ts'
import { insideHouse } from './house.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const name = 'sign_in'
const { visit } = journeys(name)

type Account = Awaited<ReturnType<typeof demonstrationAccounts>>[number]
let maryam: Account
let said: Account
beforeAll(async () => {
  const accounts = await insideHouse(name, demonstrationAccounts)
  maryam = one(accounts.find(({ administrator }) => administrator))
  said = one(accounts.find(({ administrator }) => !administrator))
})

function one(account: Account | undefined) {
  if (!account) throw new Error('the demonstration office has no such account')
  return account
}

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'سجّل الدخول' }).click()
}

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })

test.each([
  ['with scripts', {}],
  ['without scripts', withoutScripts],
  ['on a phone', phone],
])('one signs in from the door of the office, comes in, and signs out: %s', async (_, options) => {
  await visit(
    '/admin/requests?queue=ticket',
    async (page) => {
      expect(new URL(page.url()).pathname).toBe('/login')
      await signIn(page, maryam)
      await heading(page, 'صندوق الوارد').waitFor()
      expect(new URL(page.url()).search).toBe('?queue=ticket')

      await page.goto('/admin')
      await heading(page, 'أهلًا يا مريم').waitFor()
      if (options === phone) await page.getByRole('button', { name: 'القائمة', exact: true }).click()
      await page.getByRole('button', { name: 'سجّل الخروج' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/admin')
      expect(new URL(page.url()).pathname).toBe('/login')
    },
    options,
  )
})

test.each([
  ['with scripts', {}],
  ['without scripts', withoutScripts],
])('a wrong password keeps the name that was typed: %s', async (_, options) => {
  await visit(
    '/login',
    async (page) => {
      await signIn(page, { email: maryam.email, password: 'not this one' })
      await page.getByText('بيانات الدخول غير مطابقة.').waitFor()
      expect(await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').inputValue()).toBe(maryam.email)
    },
    { ...options, expected: /401/ },
  )
})

test('the password can be looked at, and the page says so in its button', async () => {
  await visit('/login', async (page) => {
    const password = page.getByLabel('كلمة المرور', { exact: true })
    await password.fill('سبع نخلات')
    await page.getByRole('button', { name: 'أظهر كلمة المرور' }).click()
    await page.getByRole('button', { name: 'أخفِ كلمة المرور' }).waitFor()
    expect(await password.getAttribute('type')).toBe('text')
    expect(await password.inputValue()).toBe('سبع نخلات')
  })
})

test('who has no permission is told so, sees nothing of the office, and can leave', async () => {
  await visit(
    '/admin',
    async (page) => {
      await signIn(page, said)
      await heading(page, 'ليست ضمن صلاحياتك').waitFor()
      expect(await page.getByText('تحتاج إلى صلاحية «عرض لوحة التحكم».').count()).toBe(1)
      expect(await page.getByRole('navigation', { name: 'أقسام الإدارة' }).count()).toBe(0)
      await page.getByRole('button', { name: 'سجّل الخروج' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    },
    { expected: /403/ },
  )
})

test('the first administrator comes in by the link, once', async () => {
  const link = (await insideHouse(name, firstAdministratorLink)) ?? ''
  await visit(link, async (page) => {
    await page.getByLabel('الاسم كما في البطاقة').fill('هدى الكثيري')
    await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill('٩١٢٣ ٤٥٦٧')
    await page.getByLabel('كلمة المرور', { exact: true }).fill('سبع نخلات عند الوادي')
    await page.getByRole('button', { name: 'اقبل الدعوة' }).click()
    await heading(page, 'أهلًا يا هدى').waitFor()
    await page.getByText('أُنشئ حسابك. أهلًا بك في التحالف.', { exact: true }).waitFor()
  })
  await visit(link, async (page) => void (await page.getByText('انتهت صلاحية الدعوة.').waitFor()), { expected: /410/ })
})
