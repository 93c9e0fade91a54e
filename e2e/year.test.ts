import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clockToSet } from '#testing/clock.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { aNight } from './nights.ts'
import { putInForce, says, sendAndSign } from './on-paper.ts'
import { heading, press } from './people.ts'
import { journeys, live } from './visit.ts'

/** A year of one building, from the day its owner hands it over to the day he has his money: told in order, each day once. */
const name = 'year'
const clock = clockToSet()
const { visit } = journeys(name, clock.environment, clock.now)

const building = 'برج النسيم'
const tenant = 'طارق بن سهيل باعوين'
const newLease = '/admin/properties/leases/new'
const today = dayOf(clock.now())
/** The lease begins with the month after the next one. */
const first = `${monthsAfter(today, 2).slice(0, 7)}-01`
const month = (number: number) => monthsAfter(first, number - 1)

let lease = ''
let mandate = ''
/** Somebody who has signed in comes to a page, and does something there. */
const as = (word: string, path: string, does: (page: Page) => Promise<void>) =>
  visit(
    path,
    async (page) => {
      await live(page)
      await does(page)
    },
    { as: word },
  )

const to = async (page: Page, path: string) => {
  await page.goto(path)
  await live(page)
}

/** The night before a day, and its morning. */
async function itIs(day: string) {
  clock.to(day, '03:20')
  await aNight(name, clock.now)
  clock.to(day, '10:00')
}
/** A week before its month begins, at the latest. */
const rentIsAskedFor = (number: number) => itIs(daysAfter(month(number), -6))

test('an owner hands over a building: its units, whose it is, and the agreement, signed and in force', async () => {
  await as('layla', '/admin/properties/new', async (page) => {
    await page.getByLabel('اسم العقار').fill(building)
    await press(page, 'أضف العقار')
    await says(page, 'أُضيف العقار')
    const property = new URL(page.url()).pathname
    await to(page, `${property}/add-units`)
    await page.getByLabel('أرقام الوحدات').fill('1-2')
    await page.getByLabel('نوع الوحدة').selectOption({ label: 'شقة' })
    await page.getByLabel('الدور').fill('1')
    await page.getByLabel(/^الإيجار/).fill('250')
    await press(page, 'أضف الوحدات')
    await says(page, 'أُضيفت')
    await to(page, `${property}/shares?q=${encodeURIComponent('مبارك')}`)
    await page.getByRole('listitem').filter({ hasText: 'الشنفري' }).getByRole('button', { name: 'أضفه' }).click()
    await press(page, 'ثبّت الحصص')
    await says(page, 'ثُبّتت الحصص')
    await to(page, `${property}/new-mandate`)
    mandate = await writeMandate(page)
    await to(page, `/admin/contracts/${mandate}`)
    await sendAndSign(page)
  })
  await as('salim', `/admin/contracts/${mandate}`, putInForce)
})

async function writeMandate(page: Page) {
  await page.getByLabel('آخر يوم').fill(daysAfter(monthsAfter(today, 24), -1))
  await page.getByLabel('نسبة العمولة').fill('5')
  await page.getByLabel(/^الآيبان/).fill('OM200180000001299200505')
  await page.getByLabel(/^اسم صاحب الحساب/).fill('مبارك بن سعيد الشنفري')
  await page.getByLabel(/^رقم الوكالة/).fill('1688/2026')
  await page.getByLabel(/^الوكيل/).fill('شركة التحالف')
  await page.getByLabel(/^تاريخ الوكالة/).fill(today)
  await press(page, 'اكتب الاتفاقية')
  await says(page, 'كُتبت مسودة الاتفاقية')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a tenant who is new leases a unit by the wizard, with two cheques in the vault', async () => {
  await as('salim', `/admin/users/new?${new URLSearchParams({ onTo: newLease, name: tenant })}`, async (page) => {
    await page.getByLabel('رقم الهاتف').fill('9000 1390')
    await page.getByLabel(/الرقم المدني/).fill('12660412')
    await press(page, 'سجّل العميل')
    await heading(page, /عقد إيجار جديد/).waitFor()
    await page.getByRole('searchbox', { name: 'ابحث عن الوحدة' }).fill(building)
    await press(page, 'ابحث')
    await page.getByRole('link', { name: `اختره: شقة 1، ${building}` }).click()
    await page.getByLabel('أول يوم في العقد').fill(first)
    await press(page, 'احفظ المسودة وتابع')
    await says(page, 'كُتبت مسودة العقد')
    lease = new URL(page.url()).pathname.split('/').at(-2) ?? ''
    await press(page, 'احفظ وتابع')
    await says(page, 'حُفظت المدة والإيجار')
    await page.getByLabel('التأمين المسترد').fill('0')
    await page.getByText('شيكات', { exact: true }).click()
    await press(page, 'احفظ وتابع')
    await says(page, '12 قسطًا، والمجموع 3,000.000')
    await page.getByLabel('البنك', { exact: true }).selectOption('بنك مسقط')
    await page.getByLabel('رقم الشيك 1', { exact: true }).fill('000901')
    await page.getByLabel('رقم الشيك 2').fill('000902')
    await press(page, 'سجّل الشيكات')
    await says(page, 'سُجّلت الشيكات')
    await page.getByRole('link', { name: 'تابع إلى المراجعة' }).click()
    await sendAndSign(page)
    await putInForce(page)
  })
})

async function deposit(number: string) {
  await as('fatima', '/admin/finance/cheques/deposit', async (page) => {
    const cheque = page.getByRole('checkbox', { name: new RegExp(number) })
    const offered = page.locator('form').filter({ has: cheque })
    await offered.getByLabel('تُودع في').selectOption({ label: 'بنك ظفار، أمانات، آخره 0202' })
    await cheque.check()
    await press(page, 'أودع الشيكات')
    await says(page, 'أُودعت الشيكات بالقسيمة')
  })
}

const chequeCalled = (number: string, does: (page: Page) => Promise<void>) =>
  as('zahra', `/admin/finance/cheques?q=${number}`, async (page) => {
    await page.getByRole('link', { name: number }).first().click()
    await heading(page, /^شيك/).waitFor()
    await live(page)
    await does(page)
  })

const atTheCounter = (word: string, does: (page: Page) => Promise<void>) =>
  as(word, `/admin/finance/cashier?q=${encodeURIComponent(tenant)}`, async (page) => {
    await does(page)
    await page.getByRole('button', { name: /^سجّل الدفعة وأصدر السند/ }).click()
    await says(page, 'صدر السند RC-')
  })

const inCash = (amount: string) =>
  atTheCounter('fatima', (page) => expect.poll(() => page.locator('#field-amount1').inputValue()).toBe(amount))

test('the rent of the first month comes by a cheque that is paid, that of the second by one that comes back, and then in cash', async () => {
  await rentIsAskedFor(1)
  clock.to(month(1), '10:00')
  await deposit('000901')
  // The bank has had days on which it works, whatever days these are.
  clock.to(daysAfter(month(1), 9), '10:00')
  await chequeCalled('000901', async (page) => {
    await press(page, 'سجّل التحصيل')
    await says(page, 'حُصّل الشيك وصدر السند RC-')
  })
  await rentIsAskedFor(2)
  clock.to(month(2), '10:00')
  await deposit('000902')
  clock.to(daysAfter(month(2), 9), '10:00')
  await chequeCalled('000902', async (page) => {
    await page.getByText('أعاده البنك').click()
    await page.getByRole('combobox', { name: 'سبب البنك' }).fill('الرصيد لا يكفي')
    await page.getByLabel('رسمنا على العميل').fill('')
    await press(page, 'سجّل الارتجاع')
    await says(page, 'ارتجع الشيك 000902')
  })
  await inCash('250.000')
})

test('month by month the rent is asked for, each once, and paid by transfer and at the counter', async () => {
  for (const number of [3, 4, 5, 6]) await rentIsAskedFor(number)
  clock.to(month(6), '10:00')
  await atTheCounter('zahra', async (page) => {
    await page.locator('#field-amount2').fill('')
    await page.getByText('تحويل بنكي').first().click()
    await page.locator('#field-amount3').fill('1000')
    await page.getByLabel('رقم التحويل').fill('FT-240117')
    await page.getByLabel('وصل إلى').selectOption({ label: 'بنك ظفار، أمانات، آخره 0202' })
  })
  for (const number of [7, 8, 9, 10, 11, 12]) await rentIsAskedFor(number)
  clock.to(month(12), '10:00')
  await inCash('1500.000')
  await as('layla', `/admin/properties/leases/${lease}`, async (page) => {
    const rows = page.getByRole('row').filter({ hasText: 'RD-SLL' })
    await expect.poll(() => rows.count()).toBe(12)
    await expect.poll(() => rows.filter({ hasText: 'مسدد' }).count()).toBe(12)
  })
})

/** Whoever asked for it does not agree to it. */
async function salimAgreesTo(title: RegExp) {
  await as('salim', '/admin/approvals', async (page) => {
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    await live(page)
    await page.getByRole('button', { name: /^اعتمد/ }).click()
    await says(page, 'اعتُمد:')
  })
}

test('our commission is invoiced by itself, the rest settled with the owner by two people and transferred', async () => {
  await itIs(daysAfter(month(12), 20))
  const pool = `/admin/finance/owners?mandate=${mandate}`
  await as('zahra', pool, async (page) => {
    // 3,000 less five in a hundred, and the tax on that.
    await says(page, '2,842.500')
    expect(await page.getByText('عمولة لم تُفوتر بعد').count()).toBe(0)
    await press(page, 'جهّز التسوية')
    await says(page, 'جُهّزت التسوية')
  })
  await salimAgreesTo(/^تسوية/)
  let payout = ''
  await as('zahra', pool, async (page) => {
    await press(page, 'أعدّ سند صرف له')
    await says(page, 'أُعدّ السند')
    payout = new URL(page.url()).pathname
  })
  await salimAgreesTo(/صرف/)
  await as('salim', payout, async (page) => {
    await page.getByLabel('مرجع التحويل').fill('TT-240118')
    await press(page, 'اصرف السند')
    await says(page, 'TT-240118')
  })
})

test('the owner reads at home what the books say, and the books agree with themselves', async () => {
  await as('mubarak', '/dashboard/properties', async (page) => {
    await says(page, 'حُوّل إليك كل ما سُوّي.')
    const settled = page.getByRole('listitem').filter({ hasText: building }).filter({ hasText: 'OS-SLL' })
    await settled.getByText('2,842.500').first().waitFor()
    const path = await settled.getByRole('link', { name: /كشف الحساب/ }).getAttribute('href')
    const text = pdfText(await (await page.request.get(path ?? '')).body())
    expect(['3,000.000', '150.000', '7.500', '2,842.500', tenant].filter((one) => !text.includes(one))).toEqual([])
  })
  await as('zahra', '/admin/finance/health', (page) => says(page, 'كل ما يُفحص الآن متفق.'))
})
