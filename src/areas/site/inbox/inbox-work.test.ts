import { expect, test } from 'vitest'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { conversation } from '#areas/assistant/queries.ts'
import { askAssistant } from '#areas/assistant/use-cases/ask-assistant.ts'
import { handOverConversation } from '#areas/assistant/use-cases/hand-over-conversation.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { addNote } from '#areas/records/use-cases/add-note.ts'
import { openByService, requestFigures } from '#areas/site/pace/queries.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { told } from '#testing/figures.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { everything, inbox, waitingRequests } from './queries.ts'
import { action } from './routes/back-office-request.tsx'
import { thread } from './thread-queries.ts'
import { closeRequest, reopenRequest, setRequestDue } from './use-cases/close-request.ts'
import { makeCustomerOfRequest } from './use-cases/make-customer-of-request.ts'
import { replyToRequest } from './use-cases/reply-to-request.ts'
import { assignRequest, takeRequest } from './use-cases/take-request.ts'

const office = testOffice()
const all = [sitePermissions.viewRequests, sitePermissions.manageRequests, conversationsDesk.permission, registeringCustomers]
const [hudaId, saidId] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']
const [huda, said] = [() => office.staff(hudaId, ...all), () => office.staff(saidId, ...all)]
const salim = { name: 'سالم الكثيري', phone: '9123 4567', email: 'salim@example.com', replyBy: 'whatsapp' } as const

const formId = () => office.visitor().newId()
const anInquiry = (more: { phone?: string; replyBy?: 'call' } = {}) =>
  sendInquiry(office.visitor(), { ...salim, ...more, formId: formId(), message: 'هل تؤجرون حفارات؟' })
const aTicket = () =>
  openTicket(office.visitor(), { ...salim, formId: formId(), subject: 'فاتورة', text: 'وصلت مرتين.', files: [] })
const statusIn = async (table: 'inquiries' | 'tickets', id: string) =>
  (await office.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const entryOf = async (id: string) => (await thread(huda(), id))?.entry

async function aConversation() {
  const { conversationId } = await askAssistant(office.visitor(), { formId: formId(), question: 'كلّم موظفًا' })
  await handOverConversation(office.visitor(), { formId: formId(), conversationId, name: 'سالم', phone: '91234567' })
  await office.announce()
  return conversationId
}

test('of two who take a request at once one gets it, and the other hears who has it', async () => {
  const { id } = await anInquiry()
  const outcomes = await Promise.allSettled([takeRequest(huda(), { id }), takeRequest(said(), { id })])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'site.request-taken', message: expect.stringContaining('قبلك بلحظات') },
  })
  expect(await statusIn('inquiries', id)).toBe('taken')
  expect(await office.history()).toEqual(['site.inquiry-sent', 'site.request-taken'])
})

test('whoever has it takes it once, and a colleague can be given it', async () => {
  const { id } = await anInquiry()
  await takeRequest(huda(), { id })
  await takeRequest(huda(), { id })
  await assignRequest(huda(), { id, assigneeId: saidId })

  expect(await entryOf(id)).toMatchObject({ assigneeId: saidId, status: 'taken' })
  expect((await waitingRequests(said())).map(({ title }) => title)).toEqual(['رد على سالم الكثيري'])
  expect(await waitingRequests(huda())).toEqual([])
  expect(await office.history()).toEqual(['site.inquiry-sent', 'site.request-taken', 'site.request-assigned'])
})

test('an answer goes out word for word on the chosen way, once, and the request is answered', async () => {
  const { id } = await anInquiry()
  await office.announce()
  const before = (await office.messages()).length
  office.later(1000)
  await replyToRequest(huda(), { id, channel: 'email', text: 'نعم، نؤجر حفارات.' })
  await replyToRequest(huda(), { id, channel: 'email', text: 'نعم، نؤجر حفارات.' })
  await office.announce()

  const sent = (await office.messages()).slice(before)
  expect(sent).toMatchObject([
    { channel: 'email', recipient: 'salim@example.com', text: expect.stringContaining('نعم، نؤجر حفارات.') },
  ])
  expect(await entryOf(id)).toMatchObject({ status: 'answered', assigneeId: hudaId, waitsForUs: false })
  expect(await statusIn('inquiries', id)).toBe('answered')
})

test('a WhatsApp answer waits with its text ready, and nothing is sent for it', async () => {
  const { id } = await anInquiry()
  await office.announce()
  const before = (await office.messages()).length
  await replyToRequest(huda(), { id, channel: 'whatsapp', text: 'نعم & أهلًا' })
  await office.announce()

  expect(await office.messages()).toHaveLength(before)
  const lines = (await thread(huda(), id))?.lines
  expect(lines?.find(({ side }) => side === 'us')?.link).toBe(
    `https://wa.me/96891234567?text=${encodeURIComponent('نعم & أهلًا')}`,
  )
})

test('nobody is written to where nothing arrives', async () => {
  const { id } = await anInquiry({ phone: '23 211 000', replyBy: 'call' })
  const text = 'أهلًا بك'
  await expect(replyToRequest(huda(), { id, channel: 'sms', text })).rejects.toMatchObject({ code: 'site.landline' })
  await expect(replyToRequest(huda(), { id, channel: 'chat', text })).rejects.toMatchObject({ code: 'site.no-chat' })
  expect((await thread(huda(), id))?.ways).toEqual(['call', 'email'])
})

test('what is closed says why nothing came of it, and can be opened again', async () => {
  const { id } = await anInquiry()
  await expect(closeRequest(huda(), { id, end: 'lost' })).rejects.toThrow('اذكر السبب')
  await expect(closeRequest(huda(), { id, end: 'solved' })).rejects.toMatchObject({ code: 'site.no-such-end' })
  await closeRequest(huda(), { id, end: 'lost', reason: 'السعر' })
  expect(await entryOf(id)).toMatchObject({ status: 'lost', closeReason: 'السعر', isOpen: false })
  await expect(takeRequest(said(), { id })).rejects.toMatchObject({ code: 'site.request-closed' })

  await reopenRequest(huda(), { id })
  await reopenRequest(huda(), { id })
  expect(await entryOf(id)).toMatchObject({ status: 'taken', closeReason: null, isOpen: true })
  expect((await office.history()).slice(1)).toEqual(['site.request-closed', 'site.request-reopened'])
})

test('a ticket waits for the customer once it is answered, and is solved', async () => {
  const { id } = await aTicket()
  await replyToRequest(huda(), { id, channel: 'call', text: 'صُححت الفاتورة.' })
  expect(await statusIn('tickets', id)).toBe('waiting-for-customer')
  await closeRequest(huda(), { id, end: 'solved' })
  expect(await statusIn('tickets', id)).toBe('solved')
})

test('a person answers in the chat itself, and the visitor goes on there', async () => {
  const id = await aConversation()
  await takeRequest(huda(), { id })
  await replyToRequest(huda(), { id, channel: 'chat', text: 'معك هدى من التحالف.' })

  const seen = await conversation(office.visitor(), { params: { conversationId: id } })
  expect(seen).toMatchObject({ withPerson: true, canHandOver: false })
  expect(seen.lines.at(-1)).toMatchObject({ author: 'staff', text: 'معك هدى من التحالف.' })

  expect(seen.lines.at(-1)).not.toHaveProperty('writtenBy')
  const { writtenBy } = await office.db
    .selectFrom('conversationLines')
    .select('writtenBy')
    .where('conversationId', '=', id)
    .where('author', '=', 'staff')
    .executeTakeFirstOrThrow()
  expect(writtenBy).toBe(hudaId)

  await askAssistant(office.visitor(), { formId: formId(), conversationId: id, question: 'متى تفتحون؟' })
  await office.announce()
  expect(await entryOf(id)).toMatchObject({ waitsForUs: true })
  expect((await thread(huda(), id))?.lines.filter(({ side }) => side === 'them').at(-1)?.text).toBe('متى تفتحون؟')

  await closeRequest(huda(), { id, end: 'ended' })
  expect(await conversation(office.visitor(), { params: { conversationId: id } })).toMatchObject({ canAsk: false })
})

test('a conversation is not there for whoever may not read conversations', async () => {
  const id = await aConversation()
  const salma = office.staff('salma', sitePermissions.viewRequests, sitePermissions.manageRequests)
  expect(await thread(salma, id)).toBeNull()
  await expect(takeRequest(salma, { id })).rejects.toMatchObject({ status: 404 })
})

test('a note among us stands in the thread and goes to nobody', async () => {
  const { id } = await anInquiry()
  await office.announce()
  const before = (await office.messages()).length
  await addNote(huda(), { kind: 'request', recordId: id, text: 'عميل قديم' })
  await office.announce()
  expect((await thread(huda(), id))?.lines).toMatchObject([{ side: 'note', text: 'عميل قديم' }])
  expect(await office.messages()).toHaveLength(before)
})

test('a promised day replaces the usual one, and what is late is found', async () => {
  const { id } = await anInquiry()
  await setRequestDue(huda(), { id, dueOn: '2026-01-16', dueTime: '10:00' })
  expect((await inbox(huda(), { ...everything, late: true })).total).toBe(0)
  office.later(2 * 86_400_000)
  expect((await inbox(huda(), { ...everything, late: true })).total).toBe(1)
  await expect(setRequestDue(huda(), { id, dueOn: '2025-12-31' })).rejects.toThrow('هذا الموعد مضى')
  await setRequestDue(huda(), { id })
  // It came on a Thursday at noon, so it is owed until Sunday noon; it is Saturday.
  expect((await inbox(huda(), { ...everything, late: true })).total).toBe(0)
  office.later(86_400_000 + 1)
  expect((await inbox(huda(), { ...everything, late: true })).total).toBe(1)
  await replyToRequest(huda(), { id, channel: 'call', text: 'كلّمته' })
  expect((await inbox(huda(), { ...everything, late: true })).total).toBe(0)
})

test('the first page says how much is new, for how many days the oldest has waited, and how much is late', async () => {
  const tiles = async () =>
    (await Promise.all(requestFigures.map(({ read }) => told(huda(), read(huda()))))).map(({ value }) => value)
  expect(await tiles()).toEqual([0, 0, 0])
  const { id } = await anInquiry()
  await anInquiry()
  expect(await tiles()).toEqual([2, 0, 0])
  await replyToRequest(huda(), { id, channel: 'call', text: 'كلّمته' })
  expect(await tiles()).toEqual([1, 0, 0])
  office.later(4 * 86_400_000)
  expect(await tiles()).toEqual([1, 4, 1])
  expect(await openByService(huda())).toEqual([{ service: null, today: 0, days: 0, week: 1, older: 0 }])
})

test('whoever may only look changes nothing', async () => {
  const { id } = await anInquiry()
  const guard = office.staff('guard', sitePermissions.viewRequests)
  const refused = await Promise.allSettled([
    takeRequest(guard, { id }),
    assignRequest(guard, { id, assigneeId: saidId }),
    replyToRequest(guard, { id, channel: 'call', text: 'كلّمته' }),
    closeRequest(guard, { id, end: 'won' }),
    makeCustomerOfRequest(guard, { id }),
    setRequestDue(guard, { id }),
  ])
  for (const outcome of refused) expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 403 } })
})

test('the filters stay as they are after an act', async () => {
  const { id } = await anInquiry()
  const asked = visit(huda(), `/admin/requests/${id}?queue=inquiry&act=take`, { params: { id } })
  const request = new Request(`http://office/admin/requests/${id}`, { method: 'POST', body: new FormData() })
  expect(await answered(action({ ...asked, request }))).toMatchObject({ to: `/admin/requests/${id}?queue=inquiry` })
})
