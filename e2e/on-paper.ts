import type { Page } from 'playwright-core'
import { press } from './people.ts'

const scan = { name: 'موقّع.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

/** The page says it, once it is there. */
export const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** A contract goes out to be signed, and comes back on paper. */
export async function sendAndSign(page: Page) {
  await press(page, 'أرسل للتوقيع')
  await says(page, 'أُرسل العقد للتوقيع')
  await page.getByText('سجّل توقيعه على الورق').click()
  await page.getByLabel('نسخة العقد الموقّعة').setInputFiles(scan)
  await press(page, 'سجّل التوقيع')
  await says(page, 'سُجّل توقيع العقد')
}

export async function putInForce(page: Page) {
  await press(page, 'فعّل العقد')
  await says(page, 'فُعّل العقد')
}
