import { expect, test } from 'vitest'
import { firstAdministratorLink } from '#areas/access/public.ts'
import { insideHouse } from './house.ts'
import { heading, person, signIn } from './people.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const name = 'sign_in'
const { visit } = journeys(name)

const maryam = person('maryam')
const said = person('said')

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
      await heading(page, / يا مريم$/).waitFor()
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
      await expect.poll(() => page.getByLabel('رقم الهاتف أو البريد الإلكتروني').inputValue()).toBe(maryam.email)
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
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await expect.poll(() => password.inputValue()).toBe('سبع نخلات')
  })
})

test('who has no permission is told so, sees nothing of the office, and can leave', async () => {
  await visit(
    '/admin',
    async (page) => {
      await signIn(page, said)
      await heading(page, 'ليست ضمن صلاحياتك').waitFor()
      await expect.poll(() => page.getByText('تحتاج إلى صلاحية «عرض لوحة التحكم».').count()).toBe(1)
      await expect.poll(() => page.getByRole('navigation', { name: 'أقسام الإدارة' }).count()).toBe(0)
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
    await heading(page, / يا هدى$/).waitFor()
    await page.getByText('أُنشئ حسابك. أهلًا بك في التحالف.', { exact: true }).waitFor()
  })
  await visit(link, async (page) => void (await page.getByText('انتهت صلاحية الدعوة.').waitFor()), { expected: /410/ })
})
