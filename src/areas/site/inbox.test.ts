import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { inbox, inboxItem, inboxPage, newRequests, permissionForFile } from './inbox-queries.ts'
import { sitePermissions } from './permissions.ts'
import { loader as requestPage } from './routes/back-office-request.tsx'
import { loader as requestsPage } from './routes/back-office-requests.tsx'
import { openTicket } from './use-cases/open-ticket.ts'
import { sendInquiry } from './use-cases/send-inquiry.ts'
import { sendServiceRequest } from './use-cases/send-service-request.ts'

const office = testOffice()
const salim = { name: 'سالم الكثيري', phone: '9123 4567', replyBy: 'call' } as const
const maryam = () => office.staff('maryam', sitePermissions.viewRequests)

const hire = { machine: 'crane', fromOn: '2026-02-01', toOn: '2026-02-03', wilayat: 'صلالة', site: 'ريسوت' } as const
const pdf = (name: string) => ({ name, bytes: Buffer.from('%PDF-1.4\n%%EOF') })

const steps = {
  inquiry: () => sendInquiry(office.visitor(), { ...salim, formId: office.visitor().newId(), message: 'هل تؤجرون حفارات؟' }),
  ticket: () =>
    openTicket(office.visitor(), {
      ...salim,
      formId: office.visitor().newId(),
      subject: 'فاتورة',
      text: 'وصلت مرتين.',
      files: [pdf('يناير.pdf')],
    }),
  serviceRequest: () =>
    sendServiceRequest(office.visitor(), {
      ...salim,
      ...hire,
      kind: 'hire',
      operator: 'without',
      hoursPerDay: '8',
      details: 'قرب الميناء',
      files: [pdf('موقع.pdf')],
      formId: office.visitor().newId(),
    }),
}

async function oneOfEach() {
  const ids: string[] = []
  for (const step of Object.values(steps)) {
    ids.push((await step()).id)
    office.later(1000)
  }
  return ids
}

test('the inbox shows all that came in, the newest first, or one queue of it', async () => {
  await oneOfEach()
  const { rows, more } = await inbox(office.visitor(), { queue: null, page: 1 })

  expect(rows.map(({ queue, title, status }) => [queue, title, status])).toEqual([
    ['serviceRequest', 'طلب معدّة', 'جديد'],
    ['ticket', 'طلب دعم', 'جديد'],
    ['inquiry', 'استفسار', 'جديد'],
  ])
  expect(rows[0]).toMatchObject({
    name: 'سالم الكثيري',
    phone: '+96891234567',
    isNew: true,
    number: expect.stringMatching(/^R2601-/),
  })
  expect(more).toBe(false)
  const tickets = await inbox(office.visitor(), { queue: 'ticket', page: 1 })
  expect(tickets.rows.map(({ queue }) => queue)).toEqual(['ticket'])
})

test('what does not fit on a page is on the next', async () => {
  for (let at = 0; at <= inboxPage; at += 1) await steps.inquiry()
  const page = (at: number) => inbox(office.visitor(), { queue: null, page: at })

  expect(await page(1)).toMatchObject({ more: true })
  expect((await page(1)).rows).toHaveLength(inboxPage)
  expect((await page(2)).rows).toHaveLength(1)
  expect(await page(2)).toMatchObject({ more: false })
  expect(await page(3)).toEqual({ rows: [], more: false })
})

test('an address that asks for nonsense shows the inbox', async () => {
  await oneOfEach()
  for (const query of ['queue=x', 'page=-1', 'page=abc', 'page=1e99', 'queue=ticket&page=0', "queue=';drop"]) {
    expect(await requestsPage(visit(maryam(), `/admin/requests?${query}`)), query).toMatchObject({ at: expect.any(Number) })
  }
})

test('only what nobody has taken up counts as new', async () => {
  await oneOfEach()
  await office.db.updateTable('tickets').set({ status: 'in-progress' }).execute()
  expect(await newRequests(office.visitor())).toEqual({ inquiry: 1, serviceRequest: 1, ticket: 0 })
  await office.db.updateTable('tickets').set({ status: 'waiting-for-customer' }).execute()
  expect(await inbox(office.visitor(), { queue: 'ticket', page: 1 })).toMatchObject({
    rows: [{ status: 'بانتظار رد العميل', isNew: false }],
  })
})

test('a request is read in full, question by question, with its files', async () => {
  const [inquiry, ticket, serviceRequest] = await oneOfEach()

  expect(await inboxItem(office.visitor(), inquiry)).toMatchObject({
    title: 'استفسار',
    replyBy: 'مكالمة',
    answers: [{ question: 'الرسالة', answer: 'هل تؤجرون حفارات؟' }],
    files: [],
  })
  expect(await inboxItem(office.visitor(), ticket)).toMatchObject({
    answers: [
      { question: 'الموضوع', answer: 'فاتورة' },
      { question: 'ما حدث', answer: 'وصلت مرتين.' },
    ],
    files: [{ name: 'يناير.pdf', mediaType: 'application/pdf' }],
  })
  expect(await inboxItem(office.visitor(), serviceRequest)).toMatchObject({
    answers: expect.arrayContaining([
      { question: 'موقع العمل', answer: 'ريسوت' },
      { question: 'تفاصيل', answer: 'قرب الميناء' },
    ]),
    files: [{ name: 'موقع.pdf' }],
  })
})

test('a request that is not there is a page that is not there', async () => {
  for (const id of ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', 'x', "'; --"]) {
    expect(await answered(requestPage(visit(maryam(), '/admin/requests/x', { params: { id } })))).toMatchObject({
      init: { status: 404 },
    })
  }
})

test('the files of requests are for those who may see requests; of other files nothing is said', async () => {
  await oneOfEach()
  const { fileId } = await office.db.selectFrom('requestFiles').select('fileId').executeTakeFirstOrThrow()
  expect(await permissionForFile(office.visitor(), fileId)).toBe(sitePermissions.viewRequests)
  expect(await permissionForFile(office.visitor(), office.visitor().newId())).toBeNull()
})
