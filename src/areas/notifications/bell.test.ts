import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openLive } from '#platform/live.ts'
import { openLog } from '#platform/log.ts'
import { answerNotice, answerRequest, maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { bellOf, myNotifications } from './bell-queries.ts'
import { loader as staffPage } from './routes/staff-messages.tsx'
import { readNotifications } from './use-cases/read-notifications.ts'

const office = testOffice()
const [salim, maryam] = [() => office.customer(salimId), () => office.customer(maryamId)]
const all = { from: '/dashboard/messages' as const }
const bothHaveAccounts = () => salimAndMaryam(office)

async function tell(...numbers: string[]) {
  for (const no of numbers) await answerRequest(office.visitor(), { accountId: salimId, no })
  await office.announceOnly([answerNotice])
}

test('what happened stands in the bell of whom it concerns, and of nobody else', async () => {
  await bothHaveAccounts()
  await tell('SRV-1', 'SRV-2')
  expect(await bellOf(salim())).toMatchObject({ unread: 2, latest: [{ isNew: true }, { isNew: true }] })
  expect(await bellOf(maryam())).toMatchObject({ unread: 0, latest: [] })
  expect(await bellOf(office.visitor())).toMatchObject({ unread: 0, latest: [] })
})

test('a press reads one and leads to what it speaks of; the other button reads all', async () => {
  await bothHaveAccounts()
  await tell('SRV-1', 'SRV-2', 'SRV-3')
  const [first] = (await myNotifications(salim())).rows
  expect(await readNotifications(salim(), { ...all, messageId: first?.id })).toMatchObject({ path: first?.path, count: 1 })
  expect(await bellOf(salim())).toMatchObject({ unread: 2 })
  expect(await readNotifications(salim(), all)).toEqual({ path: '/dashboard/messages', count: 2 })
  expect(await readNotifications(salim(), all)).toMatchObject({ count: 0 })
  expect(await myNotifications(salim())).toMatchObject({ unread: 0, total: 3 })
})

test("another person's notification is not there: neither to read nor to learn where it leads", async () => {
  await bothHaveAccounts()
  await tell('SRV-1')
  const [first] = (await myNotifications(salim())).rows
  await expect(readNotifications(maryam(), { ...all, messageId: first?.id })).rejects.toMatchObject({ status: 404 })
  await readNotifications(maryam(), all)
  expect(await bellOf(salim())).toMatchObject({ unread: 1 })
})

test('a customer has the list in the account, not in the back office', async () => {
  expect(await answered(staffPage(visit(salim(), '/admin/messages')))).toMatchObject({ init: { status: 403 } })
  expect(await answered(staffPage(visit(office.staff('huda'), '/admin/messages')))).toMatchObject({ rows: [] })
})

function anOpenPage() {
  const heard: string[] = []
  const page = { say: (text: string) => void heard.push(text), end: () => void heard.push('end') }
  return { heard, page }
}

test('open pages hear of it, each account once however many pages it has, and are let go without a trace', async () => {
  const asked: string[] = []
  const live = openLive(openLog({ LOG_LEVEL: 'silent' }), async (id) => {
    asked.push(id)
    return `unread of ${id}`
  })
  const pages = [anOpenPage(), anOpenPage(), anOpenPage()]
  const leave = pages.map(({ page }, at) => live.watch(at < 2 ? salimId : maryamId, page))
  await sleep(0)
  asked.length = 0
  await live.tell(salimId)
  expect(asked).toEqual([salimId])
  expect(pages.map(({ heard }) => heard.at(-1))).toEqual([
    `unread of ${salimId}`,
    `unread of ${salimId}`,
    `unread of ${maryamId}`,
  ])
  await live.tell(null)
  expect(asked.slice(1).sort()).toEqual([salimId, maryamId])

  leave[0]?.()
  leave[1]?.()
  expect(live.count()).toBe(1)
  live.close()
  expect(pages.map(({ heard }) => heard.includes('end'))).toEqual([false, false, true])
})

test('the twenty-first page of one person takes the place of the oldest', () => {
  const live = openLive(openLog({ LOG_LEVEL: 'silent' }), async () => '')
  const pages = Array.from({ length: 21 }, anOpenPage)
  for (const { page } of pages) {
    const end = () => {
      page.end()
      leave()
    }
    const leave = live.watch(salimId, { ...page, end })
  }
  expect(live.count()).toBe(20)
  expect(pages[0]?.heard).toEqual(['end'])
  live.close()
})
