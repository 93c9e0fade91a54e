import { expect, test } from 'vitest'
import { phone, sharedJourneys, withoutScripts } from './visit.ts'

const { visit } = sharedJourneys()

test('suggestions forgive spelling and are chosen by keyboard', () =>
  visit('/dev/ui', async (page) => {
    const place = page.locator('#empty-place')
    await page.getByRole('heading', { name: 'الأجزاء وحالاتها' }).hover()
    await page.locator('#empty-place[role=combobox]').waitFor()
    await place.fill('طاقه')
    await expect.poll(() => place.getAttribute('aria-expanded')).toBe('true')
    await place.press('ArrowDown')
    await place.press('Enter')
    await expect.poll(() => place.inputValue()).toBe('طاقة')
    await expect.poll(() => place.getAttribute('aria-expanded')).toBe('false')

    await place.fill('الحلا')
    await page.getByRole('option', { name: 'شليم وجزر الحلانيات' }).click()
    await expect.poll(() => place.inputValue()).toBe('شليم وجزر الحلانيات')
  }))

test('a number from abroad takes the key of Oman away, a day shows its Hijri name', () =>
  visit('/dev/ui', async (page) => {
    await page.locator('#empty-place[role=combobox]').waitFor()
    const key = page.locator('.phone-box', { has: page.locator('#empty-phone') }).getByText('+968')
    await expect.poll(() => key.isVisible()).toBe(true)
    await page.locator('#empty-phone').fill('+971 50')
    await expect.poll(() => key.isVisible()).toBe(false)
    await page.locator('#empty-from').fill('2026-08-09')
    await expect.poll(() => page.locator('output[for=empty-from]').textContent()).toBe('26 صفر 1448 هـ')
  }))

test('chosen files are listed and can be taken back, and one too large is told at once', () =>
  visit('/dev/ui', async (page) => {
    await page.locator('#empty-place[role=combobox]').waitFor()
    const files = page.locator('#empty-files')
    const pdf = (name: string, megabytes: number) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(megabytes * 2 ** 20),
    })
    await files.setInputFiles([pdf('مخطط.pdf', 1), pdf('ملكية.pdf', 11)])
    const field = page.locator('.field', { has: files })
    await expect.poll(() => field.getByText('حجم «ملكية.pdf» 11.0 ميجابايت، والحد 10.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'أزل ملكية.pdf' }).click()
    await expect.poll(() => field.getByText('ملكية.pdf').count()).toBe(0)
    expect(await files.evaluate((box: HTMLInputElement) => [...(box.files ?? [])].map(({ name }) => name))).toEqual(['مخطط.pdf'])
  }))

test('a dialog asks before what was typed is lost, and gives focus back', () =>
  visit('/dev/ui', async (page) => {
    await page.locator('#empty-place[role=combobox]').waitFor()
    const opener = page.getByRole('button', { name: 'سجّل دفعة' })
    await opener.click()
    await page.getByLabel('المبلغ').last().fill('12')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'لديك تغييرات لم تُحفظ.' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'تابع دون حفظ' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }))

test('chosen rows are counted and summed', () =>
  visit('/dev/ui', async (page) => {
    await page.locator('#empty-place[role=combobox]').waitFor()
    await page.getByLabel('حدّد العقد C-2026-0417').check()
    await page.getByLabel('حدّد العقد C-2026-0418').check()
    await expect.poll(() => page.locator('.bulk').textContent()).toContain('المحدد: 2 · 1,485.500')
    await page.getByLabel('حدّد الكل').check()
    await expect.poll(() => page.locator('.bulk').textContent()).toContain('المحدد: 3')
  }))

test('on a phone a list becomes cards that still say what each figure is', () =>
  visit(
    '/dev/ui',
    async (page) => {
      const cell = page.getByRole('row').filter({ hasText: 'C-2026-0418' }).getByRole('cell').nth(3)
      expect(await cell.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('"ينتهي"')
    },
    phone,
  ))

test('without a script every field is the browser’s own, and focus stands on what is to be mended', () =>
  visit(
    '/dev/ui',
    async (page) => {
      await expect.poll(() => page.locator('#empty-place').getAttribute('list')).toBe('empty-place-list')
      expect(await page.locator('#empty-files').evaluate((box) => getComputedStyle(box).opacity)).toBe('1')
      expect(await page.locator('.summary').evaluate((summary) => summary === document.activeElement)).toBe(true)
      await page.getByRole('link', { name: 'اكتب اسمك كاملًا.' }).click()
      expect(new URL(page.url()).hash).toBe('#field-name')
    },
    withoutScripts,
  ))

test('what was typed before React took over is kept and understood', () =>
  visit('about:blank', async (page) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dev/ui', { waitUntil: 'commit' })
    await page.locator('#empty-place').fill('مرباط')
    await page.locator('#empty-phone').fill('+971 50')
    await page.locator('#empty-from').fill('2026-08-09')
    release()
    await page.locator('#empty-place[role=combobox]').waitFor()
    await expect.poll(() => page.locator('#empty-place').inputValue()).toBe('مرباط')
    await expect.poll(() => page.locator('#empty-phone').inputValue()).toBe('+971 50')
    await expect.poll(() => page.locator('output[for=empty-from]').textContent()).toBe('26 صفر 1448 هـ')
  }))
