import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, sharedJourneys, withoutScripts } from './visit.ts'

const { visit, url } = sharedJourneys()

const mine = {
  '/': 'التحالف · خمس خدمات وباب واحد في صلالة',
  '/about': 'عن الشركة · التحالف',
  '/services': 'الخدمات · التحالف',
  '/privacy': 'سياسة الخصوصية · التحالف',
  '/terms': 'الشروط والأحكام · التحالف',
  '/cancellation': 'الإلغاء والاسترداد · التحالف',
  '/accessibility': 'إمكانية الوصول · التحالف',
}

type Thing = Record<string, unknown>

async function told(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph'])
}

const empty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && (Object.values(value).length === 0 || Object.values(value).some(empty)))

for (const [path, title] of Object.entries(mine)) {
  test(`${path} says what it is: title, one heading, its own address, nothing empty for search engines`, () =>
    visit(path, async (page) => {
      expect(await page.title()).toBe(title)
      await expect.poll(() => page.locator('h1').count()).toBe(1)
      await expect
        .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
        .toMatch(new RegExp(`^http://[^/]+${path}$`))
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect((await page.request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png')

      const things = await told(page)
      expect(things.length).toBeGreaterThan(0)
      expect(things.filter(empty)).toEqual([])
      const kinds = things.map((thing) => thing['@type'])
      if (path !== '/') expect(kinds).toContain('BreadcrumbList')
    }))
}

test('the first page tells of the office, the overview of the five services', async () => {
  await visit('/', async (page) => expect(await told(page)).toMatchObject([{ '@type': 'LocalBusiness', name: 'التحالف' }]))
  await visit('/services', async (page) => {
    const services = (await told(page)).filter((thing) => thing['@type'] === 'Service')
    expect(services).toHaveLength(5)
  })
})

test('the tool of the first page prices a parcel without any script', () =>
  visit(
    '/',
    async (page) => {
      await page.getByLabel('الوزن بالكيلوجرام').fill('2.4')
      await page.getByRole('button', { name: 'احسب السعر' }).click()
      await page.waitForURL(/\/services\/parcels\?zone=/)
      await expect.poll(() => page.getByRole('status').textContent()).toContain('المجموع')
    },
    withoutScripts,
  ))

test('its other tabs open without a script: a car from day to day, and a question', () =>
  visit(
    '/',
    async (page) => {
      const cars = page.locator('form').filter({ hasText: 'اعرض السيارات' })
      await expect.poll(() => cars.getByLabel('من', { exact: true }).isVisible()).toBe(false)
      await page.getByText('استأجر سيارة').first().click()
      await cars.getByLabel('من', { exact: true }).fill('2030-01-02')
      await cars.getByLabel('إلى', { exact: true }).fill('2030-01-05')
      await page.getByRole('button', { name: 'اعرض السيارات' }).click()
      await page.waitForURL(/\/services\/car-rental\?/)
      await expect.poll(() => page.locator('input[name=fromOn]').inputValue()).toBe('2030-01-02')

      await page.goto('/')
      await page.getByText('اسأل', { exact: true }).click()
      await page.getByRole('searchbox', { name: 'ابحث في الأسئلة' }).fill('شيك')
      await page.getByRole('button', { name: 'ابحث' }).click()
      await page.waitForURL(/\/support\?q=/)
      await expect.poll(() => page.getByText('ماذا يحدث إذا ارتجع الشيك؟').count()).toBeGreaterThan(0)
    },
    { ...withoutScripts, ...phone },
  ))

test('the tool is turned with the keyboard, also by the key that wakes the page', () =>
  visit('/', async (page) => {
    await page.getByRole('radio', { name: 'احسب سعر طرد' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.getByRole('radio', { name: 'تتبّع طردًا' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'تتبّع', exact: true }).waitFor()
  }))

test('the notice of these days is put away by hand or by key, without a script', () =>
  visit(
    '/',
    async (page) => {
      const notice = page.getByRole('complementary', { name: 'تنبيه' })
      await expect.poll(() => notice.isVisible()).toBe(true)
      await page.getByRole('checkbox', { name: 'أغلق التنبيه' }).press('Space')
      await expect.poll(() => notice.isVisible()).toBe(false)
      await page.goto('/about')
      await page.locator('.notice label').click()
      await expect.poll(() => notice.isVisible()).toBe(false)
    },
    withoutScripts,
  ))

test('the contact page tells search engines where the office is and when it is open', () =>
  visit('/contact', async (page) => {
    const [office] = await told(page)
    expect(office).toMatchObject({ '@type': 'LocalBusiness', address: { addressCountry: 'OM' } })
    expect(office?.openingHoursSpecification).toBeInstanceOf(Array)
  }))

test('a legal text leads from its contents to its clauses, and prints without the frame', () =>
  visit('/privacy', async (page) => {
    await page.getByRole('link', { name: 'حقوقك' }).click()
    expect(new URL(page.url()).hash).toBe('#7')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('navigation', { name: 'المحتويات' }).isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('heading', { name: 'حقوقك' }).isVisible()).toBe(true)
  }))

test('machines find their files', async () => {
  const kinds = {
    '/sitemap.xml': 'application/xml',
    '/robots.txt': 'text/plain',
    '/manifest.webmanifest': 'application/manifest+json',
    '/.well-known/security.txt': 'text/plain',
    '/icon-512.png': 'image/png',
  }
  for (const [path, kind] of Object.entries(kinds)) {
    const answer = await fetch(url() + path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type'), path).toContain(kind)
  }
})
