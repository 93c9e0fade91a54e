import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, pdf, send, who } from './answers.ts'
import { journeys } from './visit.ts'

const name = 'inbox'
const { visit } = journeys(name)

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

  await visit(
    '/admin',
    async (page) => {
      await page
        .getByRole('link', { name: /صندوق الوارد/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'سالم الكثيري' }).first().click()
      await page.getByText(number).first().waitFor()
      await page.getByText('<b>وصلت</b> مرتين').waitFor()
      await expect.poll(() => page.getByRole('navigation', { name: 'المسار' }).count()).toBe(1)
      await page.getByRole('link', { name: '+968 9123 4567' }).waitFor()

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: file.name }).click()])
      expect(await download.failure()).toBe(null)
      expect(download.suggestedFilename()).toBe(file.name)
      expect(readFileSync(await download.path())).toEqual(file.buffer)
    },
    { as: 'maryam' },
  )
})

test('whoever is a moment too late reads who took it, though the button is gone', async () => {
  const button = { name: 'تولَّ الطلب' }
  const tooLate = async (page: Page) => {
    await page.locator('.ibi a').first().click()
    await page.getByRole('button', button).waitFor()
    await visit(
      page.url(),
      async (other) => {
        await other.getByRole('button', button).click()
        await other.getByText(/تولاه نور/).waitFor()
      },
      { as: 'noor' },
    )
    await page.getByRole('button', button).click()
    await page.getByRole('alert').getByText('تولاه نور قطن قبلك بلحظات.').waitFor()
    expect(await page.getByRole('button', button).count()).toBe(0)
  }
  await visit('/admin/requests?state=new', tooLate, { as: 'maryam', expected: /409/ })
})
