import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { heading, press } from './people.ts'
import { picture, sign } from './phone-sheets.ts'
import { journeys, live, overflowing, phone, withoutScripts } from './visit.ts'

const { visit } = journeys('sheets')

test('a technician looks a car over on his phone, marks a door where he sees the scratch, and signs', async () => {
  await visit(
    '/admin/vehicles?q=52118',
    async (page) => {
      await page.getByRole('link', { name: 'هيونداي إلنترا' }).click()
      await page.getByRole('link', { name: 'عاين السيارة' }).click()
      await heading(page, 'معاينة السيارة').waitFor()
      await live(page)
      await press(page, 'ابدأ المعاينة')
      await heading(page, 'محضر معاينة سيارة').waitFor()
      await page.getByLabel('عداد المسافة').fill('18929')
      await page.getByRole('radio', { name: '7 من 8' }).check({ force: true })
      await press(page, 'احفظ وتابع إلى الهيكل')
      await page.getByText('آخر قراءة 18,930 كم').first().waitFor()
      await page.getByLabel('عداد المسافة').fill('18960')
      await press(page, 'احفظ وتابع إلى الهيكل')

      await page.getByRole('link', { name: 'الباب الأمامي الأيسر', exact: true }).click()
      await heading(page, 'محضر معاينة سيارة').waitFor()
      await page.getByText('خدش', { exact: true }).click()
      await page.getByText('حتى 5 سم', { exact: true }).click()
      await press(page, 'احفظ العلامة')
      await page.getByText('صوّر هذه العلامة قبل التوقيع').first().waitFor()
      await page.getByRole('link', { name: 'الباب الأمامي الأيسر', exact: true }).last().click()
      await page.locator('#field-mark-photos').setInputFiles(picture)
      await press(page, 'احفظ العلامة')
      await page.getByText('صوّر هذه العلامة قبل التوقيع').first().waitFor({ state: 'detached' })

      await page.getByRole('link', { name: 'تابع إلى الصور' }).click()
      await page.locator('#field-front-photo').setInputFiles(picture)
      await page.getByText('الصور 1 من 7').waitFor()
      await page.getByRole('link', { name: 'تابع إلى الملحقات' }).click()
      await page.getByLabel('كل الملحقات موجودة وسليمة').check()
      await press(page, 'احفظ وتابع إلى التوقيع')
      await sign(page)
      await page.getByText('موقَّع', { exact: true }).first().waitFor()
      expect(await page.getByText('18,960').count()).toBeGreaterThan(0)
    },
    { as: 'juma', ...phone, expected: /422/ },
  )
})

/** Screens of a sheet have an address only once there is one. */
const screens = ['readings', 'body&panel=roof', 'shots', 'items', 'sign']

async function standsOn(page: Page, path: string) {
  await page.goto(path)
  await live(page)
  return [...(await violations(page)), ...(await overflowing(page, Object.keys(themes)))].map((fault) => `${path}: ${fault}`)
}

test('40 every screen of a sheet is read by everybody, on every width', async () => {
  await visit(
    '/admin/vehicles?q=3318',
    async (page) => {
      await page.getByRole('link', { name: 'هيونداي i10' }).click()
      await page.getByRole('link', { name: 'عاين السيارة' }).click()
      await live(page)
      await press(page, 'ابدأ المعاينة')
      await heading(page, 'محضر معاينة سيارة').waitFor()
      const { pathname } = new URL(page.url())
      const faults = []
      for (const screen of screens) faults.push(...(await standsOn(page, `${pathname}?step=${screen}`)))
      expect(faults).toEqual([])
    },
    { as: 'juma', ...phone },
  )
})

test('without a script every part of the drawing leads to the form of its mark', async () => {
  await visit(
    '/admin/vehicles?q=90417',
    async (page) => {
      await page.getByRole('link', { name: 'هيونداي i10' }).click()
      await page.getByRole('link', { name: 'عاين السيارة' }).click()
      await press(page, 'ابدأ المعاينة')
      await page.getByRole('link', { name: 'الهيكل', exact: true }).click()
      await page.getByRole('link', { name: 'المرآة اليمنى' }).click()
      await page.getByLabel('كسر').check({ force: true })
      await page.getByLabel('حتى 5 سم').check({ force: true })
      await press(page, 'احفظ العلامة')
      await page.getByText('كسر، حتى 5 سم').waitFor()
    },
    { as: 'juma', ...phone, ...withoutScripts },
  )
})

/** Once, as soon as React has the box: a finger that is quicker than the page. */
function takePictureAtOnce(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const look = () => {
    const box = document.querySelector<HTMLInputElement>('#field-dashboard-photo')
    const isLive = box && Object.keys(box).some((key) => key.startsWith('__reactProps'))
    if (!isLive) return setTimeout(look)
    if (sessionStorage.getItem('taken')) return
    sessionStorage.setItem('taken', 'yes')
    const picture = new DataTransfer()
    picture.items.add(new File([bytes], 'dashboard.png', { type: 'image/png' }))
    box.files = picture.files
    box.dispatchEvent(new Event('change', { bubbles: true }))
  }
  addEventListener('DOMContentLoaded', look)
}

test('a picture that is taken before the page has opened is nobody else’s work', async () => {
  await visit(
    '/admin/vehicles?q=52118',
    async (page) => {
      await page.getByRole('link', { name: 'هيونداي إلنترا' }).click()
      await page.getByRole('link', { name: 'عاين السيارة' }).click()
      await live(page)
      await press(page, 'ابدأ المعاينة')
      await heading(page, 'محضر معاينة سيارة').waitFor()
      const { pathname } = new URL(page.url())
      await page.addInitScript(takePictureAtOnce, picture.buffer.toString('base64'))
      await page.goto(`${pathname}?step=readings`)
      await page.getByText('حُفظت الصورة').first().waitFor()
      await live(page)
      await page.getByLabel('عداد المسافة').fill('18990')
      await page.getByRole('radio', { name: '7 من 8' }).check({ force: true })
      await press(page, 'احفظ وتابع إلى الهيكل')
      await page.getByRole('link', { name: 'تابع إلى الصور' }).waitFor()
      expect(await page.getByText('عُدّل في المكتب').count()).toBe(0)
    },
    { as: 'juma', ...phone },
  )
})
