import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { insideHouse } from './house.ts'
import { type Account, heading, person, press, signIn } from './people.ts'
import { journeys, live, phone } from './visit.ts'

const name = 'customer_account'
const { visit } = journeys(name)

/** The telephone with the codes is gone, and the recovery codes with it. */
const losesTheTelephone = ({ email }: Account) =>
  insideHouse(name, async ({ db, now }) => {
    const { id: accountId } = await db
      .selectFrom('userAccounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const factor = { accountId, secret: 'lost', lastStep: 0n, createdAt: now(), enabledAt: now() }
    await db.insertInto('secondFactors').values(factor).execute()
  })

const act = (page: Page, send: string) => page.locator('details.act-form').filter({ hasText: send })

/** Opens the form behind its button, says why, and sends it. */
async function because(page: Page, send: string, reason: string) {
  await live(page)
  const form = act(page, send)
  await form.locator('summary').click()
  await form.getByLabel('السبب').fill(reason)
  await form.getByRole('button', { name: send, exact: true }).click()
}

async function toAccount(page: Page, customer: string) {
  await heading(page, 'العملاء').waitFor()
  await page.getByRole('link', { name: customer }).first().click()
  await heading(page, customer).waitFor()
  await page.getByRole('link', { name: 'الحساب', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'الجلسات' }).waitFor()
}

test.each([
  ['at a desk', {}, 'shaikha', 'شيخة بنت مبارك الكثيري'],
  ['on a phone', phone, 'mubarak', 'مبارك بن سعيد الشنفري'],
])(
  'a customer who lost the telephone is helped back in by the office, and kept out while the account is suspended: %s',
  async (_, options, word, customer) => {
    const own = person(word)
    await losesTheTelephone(own)
    await visit(
      '/login?to=/dashboard/security',
      async (page) => {
        await signIn(page, own)
        await heading(page, 'خطوة أخيرة').waitFor()
        await page.getByText('لا أملك جهازي الآن').click()
        await page.getByText('أو اتصل بنا أو زر أحد فروعنا').waitFor()

        await visit(
          `/admin/users?q=${encodeURIComponent(customer.split(' ')[0] ?? '')}`,
          async (office) => {
            await signIn(office, person('noor'))
            await toAccount(office, customer)
            expect(await office.getByText('اعرض كمستخدم').count(), 'customer service helps and does not look').toBe(0)
            await live(office)
            const reset = act(office, 'أعد ضبط التحقق بخطوتين')
            await reset.locator('summary').click()
            await reset.getByLabel('السبب').fill('ضاع هاتفه')
            await reset.getByRole('button', { name: 'أعد ضبط التحقق بخطوتين' }).click()
            await office.getByText('اختر كيف تأكدت من هويته.').first().waitFor()
            await expect.poll(() => reset.getByLabel('السبب').inputValue()).toBe('ضاع هاتفه')
            await reset.getByText('رأيت بطاقته أو جوازه').click()
            await reset.getByRole('button', { name: 'أعد ضبط التحقق بخطوتين' }).click()
            await office.getByText('غير مفعّل', { exact: true }).waitFor()

            await page.goto('/login?to=/dashboard/security')
            await signIn(page, own)
            await heading(page, 'الأمان').waitFor()

            await office.reload()
            await office.getByRole('button', { name: /^أنهِ الجلسة على/ }).click()
            await office.getByText('لا جلسات مفتوحة.').waitFor()
            await page.goto('/dashboard/security')
            await page.waitForURL(/\/login\?to=/)

            const late = await office.context().newPage()
            await late.goto(office.url())
            await because(office, 'أوقف الحساب', 'شكّ في دخول غيره')
            await office.getByText('موقوف', { exact: true }).waitFor()
            await because(late, 'أوقف الحساب', 'وأنا أيضًا')
            await late.getByText('هذا الحساب ليس نشطًا. حدّث الصفحة.').first().waitFor()
            await late.close()
            await signIn(page, own)
            await page.getByRole('alert').first().waitFor()
            expect(page.url()).toContain('/login')

            await because(office, 'أعد التفعيل', 'تحققنا منه')
            await office.getByText('نشط', { exact: true }).waitFor()
            await page.goto('/login?to=/dashboard/security')
            await signIn(page, own)
            await heading(page, 'الأمان').waitFor()

            await office.getByRole('main').getByRole('link', { name: 'السجل', exact: true }).click()
            await office.getByText('أُوقف حساب العميل في الموقع. السبب: شكّ في دخول غيره').waitFor()
          },
          { ...options, expected: /422/ },
        )
      },
      { ...options, expected: /40[0-9]|422/ },
    )
  },
)

test.each([
  ['at a desk', {}],
  ['on a phone', phone],
])('the portal is looked at as a customer sees it, under a banner, and left again: %s', async (_, options) => {
  await visit(
    `/admin/users?q=${encodeURIComponent('شيخة')}`,
    async (page) => {
      await signIn(page, person('maryam'))
      await toAccount(page, 'شيخة بنت مبارك الكثيري')
      await because(page, 'اعرض كمستخدم', 'تقول إنها لا ترى طلبها')
      await page.waitForURL('**/dashboard')
      await page.getByRole('complementary', { name: 'عرض كمستخدم آخر' }).getByText('شيخة بنت مبارك الكثيري').waitFor()
      await press(page, 'أنهِ العرض')
      await page.waitForURL('**/admin')
      expect(await page.getByRole('complementary', { name: 'عرض كمستخدم آخر' }).count()).toBe(0)
    },
    options,
  )
})
