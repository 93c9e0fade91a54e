import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { query } from '#testing/template.ts'
import { violations } from './axe.ts'
import { databaseOf } from './house.ts'
import { shared } from './office.ts'
import { phone, sharedJourneys, withoutScripts } from './visit.ts'

const { visit, url } = sharedJourneys()

async function ask(on: Page | FrameLocator, question: string) {
  await on.getByRole('textbox', { name: 'سؤالك' }).fill(question)
  await on.getByRole('textbox', { name: 'سؤالك' }).press('Enter')
}

const conversations = (columns: string, phone: string) =>
  query(databaseOf(shared), async (database) => {
    const { rows } = await database.query(`select ${columns} from conversations where phone = $1`, [phone])
    return rows
  })

const manners = [
  ['with scripts', phone, '+96891234501', '9123 4501'],
  ['without scripts', { ...phone, ...withoutScripts }, '+96891234502', '9123 4502'],
] as const

for (const [manner, options, number, typed] of manners) {
  test(`a visitor asks, is answered, and is handed to a person ${manner}`, async () => {
    await visit(
      '/assistant',
      async (page) => {
        await page.getByRole('button', { name: 'احجز سيارة' }).click()
        await page.getByRole('link', { name: 'اعرض السيارات' }).waitFor()
        await ask(page, '<script>alert(1)</script>')
        await page.getByText('<script>alert(1)</script>').waitFor()
        await page.getByText('لم أجد جوابًا مؤكدًا. أحوّلك إلى موظف؟').waitFor()
        await page.reload()
        await page.getByText('لا يلزم حساب').waitFor()

        await page.getByRole('link', { name: 'كلّم موظفًا' }).click()
        await page.getByLabel('الاسم').fill('سالم')
        await page.getByLabel('رقم الهاتف').fill('9123')
        await page.waitForTimeout(2_100)
        await page.getByRole('button', { name: 'حوّلني إلى موظف' }).click()
        await page.getByRole('alert').waitFor()
        await expect.poll(() => page.getByLabel('الاسم').inputValue()).toBe('سالم')

        await page.getByLabel('رقم الهاتف').fill(typed)
        await page.waitForTimeout(2_100)
        await page.getByRole('button', { name: 'حوّلني إلى موظف' }).dblclick()
        await page.getByText(/حوّلت محادثتك برقم .C\d{4}-\d{5}-\d/).waitFor()
        await expect.poll(() => page.locator('.msg').count()).toBe(6)
      },
      { ...options, expected: /status of 422/ },
    )
    expect(await conversations('status, name', number)).toEqual([{ status: 'waiting-for-person', name: 'سالم' }])
  })
}

test('in the panel it answers, leaves the page in its place, and leads to another in the whole window', async () => {
  await visit('/', async (page) => {
    await page.evaluate(() => scrollTo(0, 300))
    await page.getByRole('button', { name: 'افتح مساعد التحالف' }).click()
    const panel = page.frameLocator('iframe')
    await ask(panel, 'أحتاج شيول')
    await panel.getByRole('link', { name: 'تأجير معدات البناء' }).waitFor()
    await ask(panel, 'شكرًا')
    await panel.getByText('العفو.').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await expect.poll(() => panel.getByRole('button', { name: 'افتح مساعد التحالف' }).count()).toBe(0)

    await panel.getByRole('link', { name: 'تأجير معدات البناء' }).click()
    await page.waitForURL('**/services/equipment-rental')
  })
})

test('a person is one press away after every answer, until one was asked for', async () => {
  await visit('/assistant', async (page) => {
    for (const [question, answered] of [
      ['أحتاج شيول', 'شيولات وحفارات'],
      ['شيك مرتجع', 'يعود القسط مستحقًا'],
      ['هل توظفون؟', 'لم أجد جوابًا مؤكدًا.'],
    ] as const) {
      await ask(page, question)
      await page.getByText(answered).waitFor()
      await expect.poll(() => page.getByRole('link', { name: 'كلّم موظفًا' }).count(), { message: question }).toBe(1)
    }
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'كلّم موظفًا' }).click()
    await page.getByLabel('الاسم').fill('سالم')
    await page.getByLabel('رقم الهاتف').fill('9123 4503')
    await page.waitForTimeout(2_100)
    await page.getByRole('button', { name: 'حوّلني إلى موظف' }).click()
    await page.getByText('حوّلت محادثتك برقم').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'كلّم موظفًا' }).count()).toBe(0)
  })
})

test('what was said is there again when the panel is opened again, also on the page its link led to, until one begins anew', async () => {
  await visit('/', async (page) => {
    const open = () => page.getByRole('button', { name: 'افتح مساعد التحالف' }).click()
    const close = () => page.getByRole('button', { name: 'أغلق المحادثة' }).click()
    const panel = page.frameLocator('.chat iframe')
    await open()
    await ask(panel, 'أحتاج شيول')
    await panel.getByText('شيولات وحفارات').waitFor()

    await close()
    await expect.poll(() => page.locator('.chat iframe').count()).toBe(0)
    await open()
    await panel.getByText('شيولات وحفارات').waitFor()
    await panel.getByRole('link', { name: 'تأجير معدات البناء' }).click()
    await page.waitForURL('**/services/equipment-rental')
    await open()
    await panel.getByText('شيولات وحفارات').waitFor()

    await panel.getByRole('link', { name: 'محادثة جديدة' }).click()
    await panel.getByRole('button', { name: 'احجز سيارة' }).waitFor()
    await close()
    await open()
    await panel.getByRole('button', { name: 'احجز سيارة' }).waitFor()
    await expect.poll(() => panel.getByText('شيولات وحفارات').count()).toBe(0)
  })
})

test('each suggestion of the first screen is answered, and nobody is promised what only a person can see', async () => {
  await visit('/assistant', async (page) => {
    const beginnings = await page.locator('.chat-q button').allTextContents()
    expect(beginnings).toContain('كلّم موظفًا')
    for (const beginning of beginnings.filter((text) => text !== 'كلّم موظفًا')) {
      await page.goto('/assistant')
      await page.getByRole('button', { name: beginning }).click()
      await page.locator('#last').waitFor()
      await expect.poll(() => page.locator('#last a').count(), { message: beginning }).toBe(1)
    }
  })
})

test('a search that finds no question leads to the page of the thing, and to the assistant', async () => {
  await visit('/support?q=كمبريسور', async (page) => {
    const onward = page.getByRole('list', { name: 'صفحات قريبة مما بحثت عنه' }).getByRole('link')
    await expect.poll(() => onward.allTextContents()).toEqual(['تأجير معدات البناء'])
    await expect.poll(() => page.getByRole('link', { name: 'كلّم المساعد' }).getAttribute('href')).toBe('/assistant')
    await onward.click()
    await page.waitForURL('**/services/equipment-rental')
  })
})

test('Enter sends what was typed, also where suggestions can be pressed', async () => {
  await visit('/assistant', async (page) => {
    await ask(page, 'التوصيل لدبي')
    await page.getByRole('button', { name: 'سعر إرسال الطرد' }).waitFor()
    await ask(page, 'هل توظفون؟')
    await page.getByText('لم أجد جوابًا مؤكدًا.').waitFor()
  })
})

test('what is typed while the line is cut stays, and an address of no conversation leads to a new one', async () => {
  const expected = /status of 404|ERR_INTERNET_DISCONNECTED/
  await visit(
    '/assistant/00000000-0000-7000-8000-000000000000',
    async (page) => {
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      await page.getByRole('link', { name: 'ابدأ محادثة جديدة' }).click()
      await page.getByRole('button', { name: 'احجز سيارة' }).waitFor()
      await page.context().setOffline(true)
      await ask(page, 'أحتاج شيول')
      await page.getByRole('alert').getByText('تعذّر الاتصال. أعد المحاولة').waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: 'سؤالك' }).inputValue()).toBe('أحتاج شيول')
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'أرسل', exact: true }).click()
      await page.getByRole('link', { name: 'تأجير معدات البناء' }).waitFor()
    },
    { ...phone, expected },
  )
})

test('only our own pages may frame the assistant, and nobody the others', async () => {
  const framedBy = async (path: string) => {
    const policy = (await fetch(`${url()}${path}`)).headers.get('content-security-policy') ?? ''
    return /frame-ancestors ([^;]+)/.exec(policy)?.[1]
  }
  expect(await framedBy('/assistant')).toBe("'self'")
  expect(await framedBy('/assistant/00000000-0000-7000-8000-000000000000')).toBe("'self'")
  for (const path of ['/', '/contact', '/login', '/assistants']) expect(await framedBy(path), path).toBe("'none'")
})
