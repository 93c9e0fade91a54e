import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { send } from './answers.ts'
import { heading, messageTo } from './people.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const name = 'car_booking'
const { visit } = journeys(name)

const numberOf = async (page: Page) => /CB\d{4}-\d{5}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

async function chooseSaloon(page: Page) {
  await page.getByRole('button', { name: 'اعرض السيارات' }).click()
  await page.getByRole('heading', { name: /في تواريخك$/ }).waitFor()
  await page.getByRole('link', { name: 'احجز سيدان' }).click()
  await heading(page, 'بيانات الحجز').waitFor()
}

async function holdIt(page: Page, driver: string, number: string) {
  await page.getByLabel('الاسم كما في الرخصة').fill(driver)
  await page.getByLabel('رقم الهاتف').fill(number)
  await page.getByLabel('عمر السائق').fill('29')
  await send(page, 'احجز مبدئيًا')
  await heading(page, 'تأكيد الحجز').waitFor()
}

test.each([
  ['at a desk', {}, '92110001'],
  ['on a phone', phone, '92110002'],
  ['without scripts', withoutScripts, '92110003'],
])('8 a visitor finds a car, books it by the code and finds the booking by its link: %s', async (_, options, number) => {
  let booked = ''
  await visit(
    '/services/car-rental',
    async (page) => {
      await chooseSaloon(page)
      await holdIt(page, 'ناصر الغساني', number)
      await page.getByText('ما تدفعه').waitFor()
      await page.getByLabel(/وأوافق عليهما/).check()
      await page.getByLabel('الرمز').fill(await messageTo(name, `+968${number}`, /^\d{6}(?= رمز تأكيد)/))
      if (options === withoutScripts) await page.getByRole('button', { name: 'أكّد الحجز' }).click()
      await page.getByRole('heading', { name: 'تأكد حجزك' }).waitFor()
      booked = await numberOf(page)
      expect(booked).not.toBe('')
      const link = await messageTo(name, `+968${number}`, /\/services\/car-rental\/booking\/[\w-]+/)
      await page.goto(link)
      await expect.poll(() => numberOf(page)).toBe(booked)
      await page.goBack()
      await page.goto(link)
      await expect.poll(() => numberOf(page)).toBe(booked)
    },
    options,
  )
  await visit(
    `/admin/vehicles/reservations?q=${booked}`,
    async (page) => {
      await page.getByText('ناصر الغساني').first().waitFor()
      expect(await page.getByText(booked).count()).toBeGreaterThan(0)
    },
    { as: 'maryam' },
  )
})

test('13 in the calendar a booking is found and given its car by keys alone', async () => {
  await visit(
    '/admin/vehicles/calendar?span=30',
    async (page) => {
      const bar = page.getByRole('link', { name: /^ناصر الغساني.*محجوز/ }).first()
      await bar.focus()
      await page.keyboard.press('Enter')
      await page.locator('#chosen').getByText('بدائل لهذا الحجز').waitFor()
      const pin = page.locator('#chosen').getByRole('button', { name: 'ثبّت المركبة' })
      await pin.focus()
      await page.keyboard.press('Enter')
      await page.getByText('ثُبّتت المركبة للحجز').first().waitFor()
      await expect.poll(() => page.locator('#chosen').getByRole('button', { name: 'ثبّت المركبة' }).count()).toBe(0)
    },
    { as: 'maryam' },
  )
})
