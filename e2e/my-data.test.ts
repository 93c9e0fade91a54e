import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { person } from './people.ts'
import { journeys, phone } from './visit.ts'

const name = 'my_data'
const { visit } = journeys(name)

test('on a phone one sees what is kept, takes a copy, gives up offers and asks for a correction', async () => {
  const said = person('said')
  await visit(
    '/dashboard/my-data',
    async (page) => {
      await page.getByRole('heading', { level: 1, name: 'بياناتي' }).waitFor()
      await page.locator('summary', { hasText: /^الحساب/ }).click()
      await page.getByText(said.email).first().waitFor()

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'JSON' }).click()])
      expect(JSON.parse(readFileSync(await download.path(), 'utf8')).data.account[0].email).toBe(said.email)
      const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'PDF' }).click()])
      expect(
        readFileSync(await paper.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')

      await page.getByRole('button', { name: 'أوافق على استلام العروض' }).click()
      await page.getByRole('button', { name: 'اسحب الموافقة' }).click()
      await page.getByRole('button', { name: 'أوافق على استلام العروض' }).waitFor()

      await page.getByRole('link', { name: 'أرسل طلبًا' }).click()
      await page.getByLabel(/^تصحيح/).check()
      await page.getByLabel(/^التفاصيل/).fill('الاسم الصحيح سعيد بن محاد')
      await page.getByRole('button', { name: 'أرسل الطلب' }).click()
      await page.getByText('مستلَم').waitFor()
    },
    { ...phone, as: 'said' },
  )
})
