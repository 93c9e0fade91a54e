import { expect, test } from 'vitest'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { askAssistant } from '#areas/assistant/use-cases/ask-assistant.ts'
import { handOverConversation } from '#areas/assistant/use-cases/hand-over-conversation.ts'
import type { InboxAsked } from '#areas/site/entry.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { permissionForFile } from '#areas/site/portal/queries.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { sendServiceRequest } from '#areas/site/requests/use-cases/send-service-request.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { everything, inbox as inboxOf, inboxPage, newInInbox } from './queries.ts'
import { loader as requestPage } from './routes/back-office-request.tsx'
import { loader as requestsPage } from './routes/back-office-requests.tsx'
import { thread } from './thread-queries.ts'
import { replyToRequest } from './use-cases/reply-to-request.ts'
import { takeRequest } from './use-cases/take-request.ts'

const office = testOffice()
const salim = { name: 'سالم الكثيري', phone: '9123 4567', replyBy: 'call' } as const
const maryam = () =>
  office.staff('maryam', sitePermissions.viewRequests, sitePermissions.manageRequests, conversationsDesk.permission)

const inbox = async (ctx: ReturnType<typeof office.visitor>, asked: Partial<InboxAsked>) =>
  inboxOf(ctx, { ...everything, ...asked })
const inboxItem = async (_: unknown, id: string | undefined) => {
  const found = await thread(maryam(), id)
  return found && { ...found.entry, ...found.asked, replyBy: found.entry.wayBack }
}

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

async function aConversation() {
  const { conversationId } = await askAssistant(office.visitor(), { formId: office.visitor().newId(), question: 'كلّم موظفًا' })
  await handOverConversation(office.visitor(), {
    formId: office.visitor().newId(),
    conversationId,
    name: 'هدى',
    phone: '99887766',
  })
  await office.announce()
  return conversationId
}

test('the inbox shows all that came in, the newest first, or one queue of it', async () => {
  await oneOfEach()
  const talk = await aConversation()
  const { rows, total } = await inbox(maryam(), { queue: null, page: 1 })

  expect(rows.map(({ title, statusLabel }) => [title, statusLabel])).toEqual([
    ['محادثة', 'بانتظار موظف'],
    ['طلب معدّة', 'جديد'],
    ['طلب دعم', 'جديد'],
    ['استفسار', 'جديد'],
  ])
  expect(total).toBe(4)
  expect(rows[0]).toMatchObject({ path: `/admin/requests/${talk}`, name: 'هدى', number: expect.stringMatching(/^C2601-/) })
  expect(rows[1]).toMatchObject({
    name: 'سالم الكثيري',
    phone: '+96891234567',
    isNew: true,
    number: expect.stringMatching(/^R2601-/),
  })
  for (const [queue, title] of [
    ['ticket', 'طلب دعم'],
    ['conversation', 'محادثة'],
  ] as const)
    expect(await inbox(maryam(), { queue, page: 1 })).toMatchObject({ rows: [{ title }], total: 1 })
})

test('conversations are for those who may read them, and only those a person was asked for', async () => {
  await oneOfEach()
  await aConversation()
  await askAssistant(office.visitor(), { formId: office.visitor().newId(), question: 'سؤال للمساعد وحده' })
  const said = office.staff('said', sitePermissions.viewRequests)

  expect(await inbox(maryam(), { queue: 'conversation', page: 1 })).toMatchObject({ total: 1 })
  expect(await inbox(said, { queue: null, page: 1 })).toMatchObject({ total: 3, rows: { length: 3 } })
  expect(await inbox(said, { queue: 'conversation', page: 1 })).toEqual({ total: 0, rows: [], at: 1 })
  expect(await newInInbox(said)).toMatchObject({ conversation: 0 })
})

test('what does not fit on a page is on the next', async () => {
  for (let at = 0; at <= inboxPage; at += 1) await steps.inquiry()
  const page = (at: number) => inbox(maryam(), { queue: null, page: at })

  expect(await page(1)).toMatchObject({ total: inboxPage + 1, rows: { length: inboxPage } })
  expect(await page(2)).toMatchObject({ total: inboxPage + 1, rows: { length: 1 } })
  expect(await page(3)).toEqual(await page(2))
  expect(await requestsPage(visit(maryam(), '/admin/requests?page=9999'))).toMatchObject({ at: 2, rows: { length: 1 } })
  const ids = [...(await page(1)).rows, ...(await page(2)).rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(inboxPage + 1)
})

test('an address that asks for nonsense shows the inbox', async () => {
  await oneOfEach()
  for (const query of ['queue=x', 'page=-1', 'page=abc', 'page=1e99', 'queue=ticket&page=0', "queue=';drop"]) {
    expect(await requestsPage(visit(maryam(), `/admin/requests?${query}`)), query).toMatchObject({ at: expect.any(Number) })
  }
})

test('only what nobody has taken up counts as new', async () => {
  await oneOfEach()
  const { rows } = await inbox(maryam(), { queue: 'ticket' })
  const id = rows[0]?.id ?? ''
  await takeRequest(maryam(), { id })
  expect(await newInInbox(maryam())).toEqual({ inquiry: 1, serviceRequest: 1, ticket: 0, conversation: 0 })
  await replyToRequest(maryam(), { id, channel: 'call', text: 'أرسلنا الفاتورة الصحيحة.' })
  expect(await inbox(maryam(), { queue: 'ticket', page: 1 })).toMatchObject({
    rows: [{ statusLabel: 'بانتظار رد العميل', isNew: false }],
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
