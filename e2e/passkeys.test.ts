import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heading, person, press } from './people.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const name = 'passkeys'

const { visit, url } = journeys(name)

/** Passkeys live at a name, and an address of four numbers is none. */
const origin = () => url().replace('127.0.0.1', 'localhost')

/** A telephone that recognises its owner at once; what it would fill in by itself it fills in without being asked. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const touch = (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const holds = (credentials: number) =>
    expect
      .poll(async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length)
      .toBe(credentials)
  return { holds, touch }
}

test.each([
  ['at a desk, by the button', {}, 'shaikha'],
  ['on a phone, by what the browser fills in', phone, 'mubarak'],
])('one adds a passkey, signs out, comes in by it, and removes it: %s', async (_, options, who) => {
  const account = person(who)
  await visit(
    '/',
    async (page) => {
      const byButton = options !== phone
      if (byButton)
        await page.addInitScript(() => {
          PublicKeyCredential.isConditionalMediationAvailable = async () => false
        })
      const { holds } = await withDevice(page)
      await page.goto(`${origin()}/login?to=/dashboard/security/passkeys`)
      await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill(account.email)
      await page.getByLabel('كلمة المرور', { exact: true }).fill(account.password)
      await press(page, 'سجّل الدخول')
      await heading(page, 'مفاتيح المرور').waitFor()
      await press(page, 'أضف مفتاح مرور')
      await page.getByText('أُضيف مفتاح المرور.', { exact: true }).waitFor()
      await page.getByText('لم يُستعمل بعد').waitFor()
      await holds(1)

      await page.context().clearCookies()
      await page.goto(`${origin()}/login?to=/dashboard/security/passkeys`)
      if (byButton) await press(page, 'ادخل بمفتاح المرور')
      await heading(page, 'مفاتيح المرور').waitFor()
      await page.getByText(/آخر دخول/).waitFor()

      await page.getByText('أدره').click()
      await page.getByLabel('اسم المفتاح').fill('هاتفي')
      await press(page, 'احفظ الاسم')
      await page.getByText('هاتفي', { exact: true }).first().waitFor()
      await press(page, 'أزل مفتاح المرور')
      await page.getByText('أُزيل مفتاح المرور.', { exact: true }).waitFor()

      await page.context().clearCookies()
      await page.goto(`${origin()}/login`)
      await press(page, 'ادخل بمفتاح المرور')
      await page.getByText('لم نتعرف على مفتاح المرور. ادخل بكلمة المرور أو برمز.').first().waitFor()
    },
    { ...options, expected: /401/ },
  )
})

test('without scripts nobody is offered what cannot be done', async () => {
  await visit(
    '/login',
    async (page) => {
      await page.getByRole('button', { name: 'سجّل الدخول' }).waitFor()
      await expect.poll(() => page.getByText('ادخل بمفتاح المرور').filter({ visible: true }).count()).toBe(0)
    },
    withoutScripts,
  )
})

test('who asks for a passkey is not stopped by what the browser would fill in', async () => {
  const noor = person('noor')
  await visit('/', async (page) => {
    const { holds, touch } = await withDevice(page)
    await page.goto(`${origin()}/login?to=/dashboard/security/passkeys`)
    await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill(noor.email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill(noor.password)
    await press(page, 'سجّل الدخول')
    await press(page, 'أضف مفتاح مرور')
    await page.getByText('أُضيف مفتاح المرور.', { exact: true }).waitFor()
    await holds(1)

    await page.context().clearCookies()
    await touch(false)
    const late = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/login/passkey', async (route) => {
      if (route.request().method() === 'GET' && asked++ === 0) await late.promise
      await route.continue()
    })
    await page.goto(`${origin()}/login?to=/admin`)
    await press(page, 'ادخل بمفتاح المرور')
    await expect.poll(() => asked).toBe(2)
    const answered = page.waitForResponse(/passkey$/)
    late.resolve()
    await answered
    await page.waitForTimeout(500)
    await expect.poll(() => page.getByText('لم يكتمل الدخول بمفتاح المرور').count()).toBe(0)
  })
})
