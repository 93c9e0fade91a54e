import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { demonstrationAccounts } from '#areas/identity/public.ts'
import { answer, pdf, send, who } from './answers.ts'
import { insideHouse } from './house.ts'
import { journeys } from './visit.ts'

const name = 'inbox'
const { visit } = journeys(name)

let maryam = { email: '', password: '' }
beforeAll(async () => {
  const accounts = await insideHouse(name, demonstrationAccounts)
  maryam = accounts.find(({ administrator }) => administrator) ?? maryam
})

test('what a visitor sends waits in the inbox, word for word, with its file to be saved', async () => {
  const file = pdf('فاتورة يناير.pdf')
  let number = ''
  await visit('/support', async (page) => {
    await answer(page, { ...who, الموضوع: 'فاتورة مكررة', 'صف ما حدث': '<b>وصلت</b> مرتين' })
    await page.locator('input[type=file]').setInputFiles(file)
    await send(page, 'أرسل طلب الدعم')
    await page.getByRole('heading', { level: 1, name: /^وصل/ }).waitFor()
    number = /T\d{4}-\d{5}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  })

  await visit('/admin', async (page) => {
    await page.getByLabel('رقم الهاتف أو البريد الإلكتروني').fill(maryam.email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill(maryam.password)
    await page.getByRole('button', { name: 'سجّل الدخول' }).click()
    await page.getByRole('link', { name: /طلبات دعم جديدة/ }).click()
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: 'طلب دعم' }).waitFor()
    await page.getByText('<b>وصلت</b> مرتين').waitFor()
    expect(await page.getByRole('navigation', { name: 'المسار' }).count()).toBe(1)
    await page.getByText('+968 9123 4567').waitFor()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: file.name }).click()])
    expect(download.suggestedFilename()).toBe(file.name)
    expect(readFileSync(await download.path())).toEqual(file.buffer)
  })
})
