import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeSheet } from '#platform/documents/write-sheet.ts'
import { heading, press } from './people.ts'
import { journeys, live, phone } from './visit.ts'

const name = 'customers'
const { visit } = journeys(name)

test.each([
  ['at a desk', {}, '9140'],
  ['on a phone', phone, '9141'],
])(
  'who is in the register already is noticed while typing; two records become one after a look, and two again: %s',
  async (_, options, numbers) => {
    const surname = numbers === '9140' ? 'المهري' : 'العوائد'
    const [first, second] = [`محاد بن علي بن سعيد ${surname}`, `محاد علي سعيد ${surname}`]
    await visit(
      '/admin/users/new',
      async (page) => {
        await fillIn(page, first, `${numbers}0001`)
        await press(page, 'سجّل العميل')
        await heading(page, first).waitFor()

        await page.goto('/admin/users/new')
        await live(page)
        await fillIn(page, second, `${numbers}0001`)
        await page.getByLabel('رقم الهاتف').blur()
        await page.getByText(`يوجد عميل برقم الهاتف نفسه: ${first}`).first().waitFor()
        await press(page, 'سجّل العميل')
        await page.getByText('صحّح حقلًا واحدًا قبل الحفظ.').waitFor()
        await expect.poll(() => page.getByText(`يوجد عميل برقم الهاتف نفسه: ${first}`).count()).toBe(2)
        await page.getByRole('link', { name: 'افتح السجل' }).waitFor()
        await expect.poll(() => page.getByLabel('الاسم كما في البطاقة').inputValue()).toBe(second)
        await expect.poll(() => page.getByLabel('الرمز البريدي').isVisible()).toBe(false)
        await page.getByText('القطعة والبريد والعنوان الوطني').click()
        await page.getByLabel('الرمز البريدي').fill('211')

        await page.getByLabel('رقم الهاتف').fill(`${numbers}0002`)
        await press(page, 'سجّل العميل')
        await page.getByLabel('رأيته وهو غيره. سجّله عميلًا جديدًا').check()
        await press(page, 'سجّل العميل')
        await heading(page, second).waitFor()

        await page.getByRole('link', { name: 'ادمج', exact: true }).click()
        await page.getByRole('listitem').filter({ hasText: first }).getByRole('link', { name: 'قارن به' }).click()
        await page
          .getByRole('row')
          .filter({ hasText: `${numbers.slice(0, 4)} 0001` })
          .filter({ hasText: `${numbers} 0002` })
          .waitFor()
        await press(page, 'ادمج السجلين')
        await page.getByText('دُمج السجلان. يمكنك فصلهما حتى مثل هذا الوقت غدًا.').first().waitFor()
        await page.getByText('دُمج فيه سجل').waitFor()
        expect(await found(page, numbers)).toEqual([second])

        await page.getByRole('link', { name: second }).first().click()
        await press(page, `افصل سجل ${first}`)
        await page.getByText('دُمج فيه سجل').waitFor({ state: 'detached' })
        expect((await found(page, numbers)).toSorted()).toEqual([first, second].toSorted())
      },
      { as: 'maryam', ...options, expected: /status of (409|422)/ },
    )
  },
)

async function fillIn(page: Page, called: string, number: string) {
  await page.getByLabel('الاسم كما في البطاقة').fill(called)
  await page.getByLabel('رقم الهاتف').fill(number)
}

/** Who is found in the register by these words. */
async function found(page: Page, words: string) {
  await page.goto(`/admin/users?q=${encodeURIComponent(words)}`)
  await heading(page, 'العملاء').waitFor()
  return page.locator('main table a[href^="/admin/users/0"]').allTextContents()
}

type Line = { name: string; phone: string }
const sheet = async (lines: Line[]) => ({
  name: 'عملاء المكتب القديم.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await buffer(
    writeSheet<Line>({
      name: 'عملاء',
      columns: [
        { title: 'صاحب الملف', text: (line) => line.name },
        { title: 'كيف نصل إليه', text: (line) => line.phone },
      ],
      rows: lines,
    }),
  ),
})

test.each([
  ['at a desk', {}, '9150'],
  ['on a phone', phone, '9151'],
])(
  'a table is brought, its columns are named, it is tried, mended by its list of faults, and taken whole: %s',
  async (_, options, numbers) => {
    const good = [
      { name: `ربيع بن مسلم ${numbers}`, phone: `${numbers}0001` },
      { name: `طفول بنت سهيل ${numbers}`, phone: `${numbers}0002` },
    ]
    await visit(
      '/admin/users/import',
      async (page) => {
        await bring(page, [...good, { name: `بلا هاتف ${numbers}`, phone: '12' }])
        await page.getByRole('row').filter({ hasText: 'رقم الهاتف' }).waitFor()
        await expect.poll(() => page.getByRole('button', { name: /^استورد/ }).count()).toBe(0)
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: 'نزّل كل الملاحظات ملفًا' }).click(),
        ])
        expect(
          readFileSync(await download.path())
            .subarray(0, 2)
            .toString(),
        ).toBe('PK')
        expect(await found(page, numbers)).toEqual([])

        await page.goto('/admin/users/import')
        await bring(page, good)
        await press(page, 'استورد عميلين')
        await page.getByText('استُورد عميلان.').first().waitFor()
        expect((await found(page, numbers)).toSorted()).toEqual(good.map((line) => line.name).toSorted())
      },
      { ...options, as: 'maryam' },
    )
  },
)

/** To the outcome of the trial: its headings are none we know, so each column has to be named. */
async function bring(page: Page, lines: Line[]) {
  await page.getByLabel('الملف', { exact: true }).setInputFiles(await sheet(lines))
  await press(page, 'ارفع الملف')
  await page.getByText('ما معنى كل عمود؟').waitFor()
  await page.getByLabel('الاسم كما في البطاقة').selectOption({ label: `صاحب الملف (\u2068${lines[0]?.name}\u2069)` })
  await page.getByLabel(/^رقم الهاتف/).selectOption({ label: `كيف نصل إليه (\u2068${lines[0]?.phone}\u2069)` })
  await press(page, 'افحص دون استيراد')
  await page.getByText('نتيجة الفحص').waitFor()
}
