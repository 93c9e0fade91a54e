import { expect, test } from 'vitest'
import { patience } from '#testing/patience.ts'
import { howMany } from '#values/plural.ts'
import { administratorsToken, insideHouse } from './house.ts'
import { journeys } from './visit.ts'

const name = 'bell'
/** In the quiet hours nothing rings, and somebody runs this at night: the quiet hours of its office lie half a day away. */
const { visit, url } = journeys(name, async () => {
  const hour = new Date().getUTCHours() + 4
  const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`
  const quiet = { quietFrom: clock(hour + 10), quietUntil: clock(hour + 12) }
  await insideHouse(name, async ({ db, now }) => {
    const rows = Object.entries(quiet).map(([key, value]) => ({ key, value: JSON.stringify(value), changedAt: now() }))
    await db.insertInto('settings').values(rows).execute()
  })
  return {}
})

test('an announcement rings in a page that is open, and a press on it reads it and leads on', async () => {
  const token = await administratorsToken(name)
  await visit('/login', async (page) => {
    await page.context().addCookies([{ name: 'session', value: token, url: url() }])
    const bell = (unread: number) =>
      page.getByRole('button', { name: `الإشعارات، غير المقروء: ${howMany(unread, 'notification')}`, exact: true })
    const waiting = async () => Number(await page.locator('.bell .count').textContent())

    await page.goto('/admin/notifications/campaigns')
    // The word with which the demonstration office began is the last of what rang before.
    const begun = page.getByRole('row').filter({ hasText: 'أهلًا بالفريق' }).filter({ hasText: 'أُرسلت' })
    while (!(await begun.isVisible())) await page.reload()
    const before = await waiting()
    await page.getByLabel('الاسم').fill('اجتماع')
    await page.getByText('فريق العمل', { exact: true }).click()
    await page.getByLabel('النص', { exact: true }).fill('اجتماعنا غدًا في التاسعة.')
    await page.getByLabel('صفحة يفتحها الإعلان (اختياري)').fill('/admin/notifications')
    await page.getByRole('button', { name: 'احفظ المسودة' }).click()
    await page.getByText(/يصل الآن إلى \d+ مستخدمًا/).waitFor()
    await page.getByRole('button', { name: 'أرسل أو جدول' }).click()
    await page.getByText('مجدولة').or(page.getByText('قيد الإرسال')).first().waitFor()

    await bell(before + 1).waitFor({ timeout: 3 * patience })
    await bell(before + 1).click()
    await page.getByRole('button', { name: /اجتماعنا غدًا/ }).click()
    await page.waitForURL('**/admin/notifications')
    await bell(before).waitFor()
    await page.getByRole('link', { name: 'حملة أو إعلان' }).nth(9).waitFor()
  })
})

test('the words of a message are changed on a phone, seen as they arrive, compared and restored', async () => {
  const token = await administratorsToken(name)
  const phone = { viewport: { width: 390, height: 844 } }
  await visit(
    '/login',
    async (page) => {
      await page.context().addCookies([{ name: 'session', value: token, url: url() }])
      await page.goto('/admin/notifications/templates/site.confirm-ticket?channel=sms')
      const box = page.getByLabel('نص الرسالة')
      // What is typed while React comes may be put back to what it was.
      const retyped = async () => {
        await box.fill('وصلنا ')
        return box.inputValue()
      }
      await expect.poll(retyped).toBe('وصلنا ')
      await page.getByRole('button', { name: /رقم الطلب/ }).click()
      await page
        .locator('.bubble-shown')
        .getByText(/^وصلنا T\d{4}-/)
        .waitFor()
      await page.getByText(/رسالة واحدة/).waitFor()
      await page.getByRole('button', { name: 'احفظ نسخة جديدة' }).click()
      await page.getByText('حُفظت النسخة 1').first().waitFor()

      await page.goto('/admin/notifications/templates/site.confirm-ticket?channel=sms')
      await page.getByRole('link', { name: 'قارن' }).click()
      await page.getByRole('button', { name: 'استعد النص الأصلي' }).click()
      await page.getByText('حُفظت النسخة 2').first().waitFor()
    },
    phone,
  )
})
