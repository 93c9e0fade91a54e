import { expect, test } from 'vitest'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { replyToRequest } from '#areas/site/inbox/use-cases/reply-to-request.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { readPaceAsked } from './pace.ts'
import { paceReport, paceSheet } from './pace-report.ts'
import { loader as exported } from './routes/back-office-pace-export.ts'

const office = testOffice()
const huda = () =>
  office.staff(
    'huda',
    sitePermissions.viewPace,
    sitePermissions.manageRequests,
    sitePermissions.viewRequests,
    conversationsDesk.permission,
  )
const salim = { name: 'سالم', phone: '9123 4567', email: 'salim@example.com', replyBy: 'call' } as const
const hour = 3_600_000
const formId = () => office.visitor().newId()

/** A ticket of a service, answered after so many hours; the clock goes on with it. */
async function answeredAfter(hours: number, service?: 'rent' | 'cars') {
  const about = service ? { service } : {}
  const { id } = await openTicket(office.visitor(), {
    ...salim,
    ...about,
    formId: formId(),
    subject: 'فاتورة',
    text: 'وصلت مرتين.',
    files: [],
  })
  office.later(hours * hour)
  await replyToRequest(huda(), { id, channel: 'call', text: `بعد ${hours}` })
}
const asked = (query = '') => readPaceAsked(new URLSearchParams(query))

test('of ten answers the middle one and the ninth are told, and how many came within a working day', async () => {
  for (const hours of [1, 1, 1, 1, 1, 3, 3, 3, 3, 60]) await answeredAfter(hours, 'rent')
  const { whole, byService } = await paceReport(huda(), asked())

  expect(whole).toMatchObject({ came: 10, answered: 10, middle: 2, inTime: 90 })
  expect(whole.slowest).toBeCloseTo(8.7)
  expect(byService).toMatchObject([{ service: 'rent', came: 10 }])
})

test('what waits within its day counts for nothing yet, and against us once the day is over', async () => {
  await answeredAfter(1)
  await sendInquiry(office.visitor(), { ...salim, formId: formId(), message: 'هل تؤجرون؟' })
  expect((await paceReport(huda(), asked())).whole).toMatchObject({ came: 2, answered: 1, inTime: 100 })
  office.later(120 * hour)
  expect((await paceReport(huda(), asked())).whole).toMatchObject({ came: 2, answered: 1, inTime: 50 })
})

test('weeks begin on Sunday in Muscat, and the sheet has each week of each service', async () => {
  await answeredAfter(1, 'rent')
  // From Thursday noon to Sunday, an hour after midnight in Muscat, which is Saturday elsewhere.
  office.later(2 * 24 * hour + 12 * hour)
  await answeredAfter(1, 'rent')
  await answeredAfter(1)
  const { byWeek } = await paceReport(huda(), asked())

  expect(byWeek.map(({ week, came }) => [week, came])).toEqual([
    ['2026-01-18', 2],
    ['2026-01-11', 1],
  ])
  expect((await paceSheet(huda(), asked())).map(({ week, service }) => [week, service])).toEqual([
    ['2026-01-18', 'rent'],
    ['2026-01-18', null],
    ['2026-01-11', 'rent'],
  ])
  expect((await paceReport(huda(), asked('service=rent&weeks=4'))).whole.came).toBe(2)
})

test('the sheet is handed to whoever may see the report, and that is written down', async () => {
  await answeredAfter(1, 'rent')
  const answer = (await exported(visit(huda(), '/admin/requests/pace/export?weeks=4'))) as Response
  expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
  expect(await office.history()).toContain('house.exported')
})
