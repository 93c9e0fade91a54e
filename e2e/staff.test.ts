import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { doors } from '#testing/doors.ts'
import { holders } from '#testing/holders.ts'
import { goodPassword, heading, person, press, signIn } from './people.ts'
import { journeys, phone } from './visit.ts'

const name = 'staff'
const { visit } = journeys(name)

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'أقسام الإدارة' })
const openDrawer = (page: Page) => press(page, 'القائمة')
const notAllowed = { expected: /403/ }

/** Every page of the back office that can be asked for by its address alone and is none of a cashier's. */
/** Whoever does not keep the books is led on from their page to the counter, and whoever takes no parcels in to the cash of couriers. */
const leadOn = ['/admin/finance', '/admin/parcels']
const [leadsOn = ''] = leadOn
const closedToCashiers = Object.entries(doors)
  .filter(([permission]) => holders[permission]?.includes('cashier') === false)
  .flatMap(([, names]) => names.flatMap((door) => /^GET (\/admin[^:*]*)$/.exec(door)?.[1] ?? []))
  .filter((path) => !leadOn.includes(path))

/** What the address answers to whoever sits at this page. */
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await fetch(asked, { redirect: 'manual' })).status, path)

test.each([
  ['at a desk', {}, '91130001'],
  ['on a phone', phone, '91130002'],
])('a cashier is invited, sets a password by the link, and finds only the doors of a cashier: %s', async (_, options, number) => {
  let link = ''
  await visit(
    '/admin/users/staff/invite',
    async (page) => {
      await page.getByLabel('الاسم كما في البطاقة').fill('بخيت بن سالم الشحري')
      await page.getByText('أمين الصندوق', { exact: true }).click()
      await press(page, 'جهّز الدعوة')
      link = await page.getByLabel('رابط الدعوة').inputValue()
    },
    { ...options, as: 'maryam' },
  )

  await visit(
    link,
    async (page) => {
      await page.getByLabel('الاسم كما في البطاقة').fill('بخيت بن سالم الشحري')
      await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill(number)
      await page.getByLabel('كلمة المرور', { exact: true }).fill(goodPassword)
      await press(page, 'اقبل الدعوة')
      await heading(page, / يا بخيت$/).waitFor()

      if (options === phone) await openDrawer(page)
      const shown = await sidebar(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''))
      expect(shown.length).toBeGreaterThan(2)
      for (const path of shown.filter((one) => !leadOn.includes(one)))
        expect(await statusOf(page, path), `${path} in the sidebar`).toBe(200)

      expect(shown.filter((path) => closedToCashiers.includes(path))).toEqual([])
      // What a door answers does not hang on the screen: they are all tried from the desk.
      for (const path of options === phone ? [] : closedToCashiers) expect(await statusOf(page, path), path).toBe(403)
      await page.goto(leadsOn)
      await heading(page, 'الكاشير').waitFor()
      await page.goto('/admin/roles-permissions')
      await heading(page, 'ليست ضمن صلاحياتك').waitFor()
    },
    { ...options, ...notAllowed },
  )
})

test.each([
  ['at a desk', {}],
  ['on a phone', phone],
])('whose role is taken is refused at the very next click: %s', async (_, options) => {
  const fatima = person('fatima')
  await visit(
    '/admin/tasks',
    async (page) => {
      await heading(page, 'المهام').waitFor()

      await visit(
        '/admin/users/staff?q=فاطمة',
        async (office) => {
          await toRolesOf(office, 'فاطمة العمري')
          await press(office, 'اسحب الدور أمين الصندوق')
          await office.getByText('سُحب الدور.').first().waitFor()
        },
        { as: 'maryam' },
      )

      if (options === phone) await openDrawer(page)
      await sidebar(page).locator('a[href="/admin/users"]').click()
      await page.waitForURL(/\/login\?to=/)
      await signIn(page, fatima)
      await heading(page, 'ليست ضمن صلاحياتك').waitFor()
      await expect.poll(() => sidebar(page).count()).toBe(0)

      await visit(
        '/admin/users/staff?q=فاطمة',
        async (office) => {
          await toRolesOf(office, 'فاطمة العمري')
          await office.getByLabel('امنح دورًا').selectOption({ label: 'أمين الصندوق' })
          await press(office, 'امنح الدور')
          await office.getByText('مُنح الدور، ويسري من الطلب التالي.').first().waitFor()
        },
        { as: 'maryam' },
      )
      await page.reload()
      await heading(page, 'العملاء').waitFor()
    },
    { as: 'fatima', ...options, ...notAllowed },
  )
})

async function toRolesOf(office: Page, colleague: string) {
  await heading(office, 'الموظفون').waitFor()
  await office.getByRole('link', { name: colleague }).first().click()
  await heading(office, colleague).waitFor()
  await office.getByRole('main').getByRole('link', { name: 'الأدوار', exact: true }).click()
}
