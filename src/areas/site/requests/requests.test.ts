import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inquirySent } from '#areas/site/facts.ts'
import { testOffice } from '#testing/office.ts'
import type { ServiceRequestInput } from './inputs.ts'
import { sentRequest } from './queries.ts'
import { openTicket } from './use-cases/open-ticket.ts'
import { sendInquiry } from './use-cases/send-inquiry.ts'
import { sendServiceRequest } from './use-cases/send-service-request.ts'

type Form = z.input<typeof ServiceRequestInput>

const office = testOffice()
const salim = { name: 'سالم الكثيري', phone: '9123 4567', replyBy: 'call' } as const
const formId = () => randomUUID()
const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
const pdf = (megabytes = 0) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 2 ** 20)])

const hire = {
  kind: 'hire',
  machine: 'crane',
  fromOn: '2026-02-01',
  toOn: '2026-02-03',
  wilayat: 'صلالة',
  site: 'ريسوت',
  operator: 'without',
  hoursPerDay: '8',
  files: [],
} as const

const ask = (changes: Partial<Form> = {}) =>
  sendServiceRequest(office.visitor(), { ...salim, ...hire, formId: formId(), ...changes } as Form)

/** The sentences under the fields, as the form would get them. */
async function faults(outcome: Promise<unknown>) {
  const error = await outcome.then(
    () => null,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(z.ZodError)
  return Object.fromEntries((error as z.ZodError).issues.map(({ path, message }) => [path[0], message]))
}

test('a second press of the same form finds the first, and after a while says so', async () => {
  const form = formId()
  const first = await ask({ formId: form })
  expect(await ask({ formId: form })).toEqual(first)
  office.later(60_000)
  expect(await ask({ formId: form })).toEqual({ ...first, again: true })
  await office.announce()

  expect(await office.db.selectFrom('serviceRequests').select('trade').execute()).toMatchObject([{ trade: { hoursPerDay: 8 } }])
  expect(await office.messages()).toHaveLength(1)
  expect(await office.history()).toEqual(['site.service-requested'])
})

test('the same form with something else in it is refused with the number of the first, and a fresh one sends it', async () => {
  const file = { name: 'موقع.pdf', bytes: pdf() }
  const form = formId()
  await ask({ formId: form, files: [file] })
  const number = (await office.db.selectFrom('facts').select('data').executeTakeFirstOrThrow()).data as { number: string }
  const others = [{ hoursPerDay: '9', files: [file] }, { files: [] }, { files: [{ ...file, bytes: pdf(1) }] }]
  for (const other of others) {
    await expect(ask({ formId: form, ...other })).rejects.toMatchObject({
      code: 'form.repeated',
      status: 409,
      message: expect.stringContaining(`وصلنا هذا النموذج قبل قليل برقم ${number.number}. لم نكرره.`),
    })
  }
  expect(await ask({ hoursPerDay: '9', files: [file] })).toMatchObject({ again: false })
  expect(await office.db.selectFrom('serviceRequests').select('id').execute()).toHaveLength(2)
})

const contact = { ...salim, message: 'هل لديكم فرع في طاقة؟' }
const problem = { ...salim, subject: 'فاتورة مكررة', text: 'وصلتني فاتورتان بالرقم نفسه.', files: [] }

test.each([
  ['service request', (form: string) => ask({ formId: form })],
  ['inquiry', (form: string) => sendInquiry(office.visitor(), { ...contact, formId: form })],
  ['ticket', (form: string) => openTicket(office.visitor(), { ...problem, formId: form })],
])('twenty at once of one form are one %s with one message', async (_, send) => {
  const form = formId()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(form)))
  await office.announce()

  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1)
  expect(await office.history()).toHaveLength(1)
  expect(await office.messages()).toHaveLength(1)
})

test('a message to the office is kept, numbered and confirmed', async () => {
  const { id } = await sendInquiry(office.visitor(), { ...contact, service: 'parcels', email: 'S@Example.om', formId: formId() })
  await office.announce()

  const shown = await sentRequest(office.visitor(), id)
  expect(shown).toMatchObject({ queue: 'inquiry', copyBy: 'email', from: '/contact#request' })
  expect(shown?.number).toMatch(/^Q2601-00001-\d$/)
  expect(await office.db.selectFrom('inquiries').selectAll().execute()).toMatchObject([
    { id, status: 'new', service: 'parcels', email: 's@example.om', message: contact.message },
  ])
  expect((await office.messages()).map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
  expect(await faults(sendInquiry(office.visitor(), { ...contact, message: ' ', formId: formId() }))).toEqual({
    message: 'اكتب رسالتك.',
  })
})

test('a support request is kept with its files; pictures are drawn anew', async () => {
  const files = [
    { name: 'فاتورة.pdf', bytes: pdf() },
    { name: 'صورة.png', bytes: await picture() },
  ]
  const { id } = await openTicket(office.visitor(), { ...problem, files, formId: formId() })

  const kept = await office.db
    .selectFrom('requestFiles')
    .innerJoin('files', 'files.id', 'requestFiles.fileId')
    .select(['ticketId', 'files.name', 'mediaType'])
    .orderBy('files.name')
    .execute()
  expect(kept).toEqual([
    { ticketId: id, name: 'صورة.webp', mediaType: 'image/webp' },
    { ticketId: id, name: 'فاتورة.pdf', mediaType: 'application/pdf' },
  ])
  expect((await sentRequest(office.visitor(), id))?.number).toMatch(/^T2601-00001-\d$/)
  expect(await faults(openTicket(office.visitor(), { ...problem, subject: '', text: '', formId: formId() }))).toEqual({
    subject: 'اكتب الموضوع.',
    text: 'صف ما حدث.',
  })
})

test('a script that calls itself a PDF, a file that is too large and a sixth file are refused', async () => {
  const disguised = { name: 'سند.pdf', bytes: Buffer.from('<script>alert(1)</script>') }
  const large = { name: 'مخطط.pdf', bytes: pdf(10) }
  expect(await faults(ask({ files: [disguised] }))).toEqual({
    files: '«سند.pdf» ليس من الأنواع المقبولة. نقبل PDF، JPG، PNG، WebP.',
  })
  expect(await faults(ask({ files: [large] }))).toEqual({
    files: 'حجم «مخطط.pdf» 10.0 ميجابايت، والحد 8. صغّره أو اختر غيره.',
  })
  expect(await faults(ask({ files: Array(6).fill({ name: 'أ.pdf', bytes: pdf() }) }))).toEqual({
    files: 'اختر حتى 5 ملفات.',
  })
})

test('what looks like a program is kept as the text it is', async () => {
  const script = '<script>alert("سالم")</script>'
  await ask({ name: script, site: script, details: script })
  expect(await office.db.selectFrom('serviceRequests').select(['name', 'details', 'trade']).execute()).toMatchObject([
    { name: script, details: script, trade: { site: script } },
  ])
})

test('an address nobody was given shows nothing', async () => {
  expect(await sentRequest(office.visitor(), randomUUID())).toBeNull()
  expect(await sentRequest(office.visitor(), 'x')).toBeNull()
})

test('a phone is not flooded: past five in an hour requests are kept, and their page does not speak of a message', async () => {
  const ids: string[] = []
  for (let press = 0; press < 7; press++) {
    ids.push((await ask()).id)
    office.later(1_000)
  }
  await office.announce()
  expect(await office.messages()).toHaveLength(5)
  expect(await office.db.selectFrom('serviceRequests').select('id').execute()).toHaveLength(7)
  const told = await Promise.all(ids.map((id) => sentRequest(office.visitor(), id)))
  expect(told.map((sent) => sent?.copyBy)).toEqual(['sms', 'sms', 'sms', 'sms', 'sms', null, null])

  office.later(3_600_000)
  expect((await sentRequest(office.visitor(), (await ask()).id))?.copyBy).toBe('sms')
})

test('where nobody carries messages, nobody is told that one was sent', async () => {
  const { id } = await ask({ email: 'salim@example.om' })
  const shown = (carries: ('sms' | 'email')[]) => sentRequest({ ...office.visitor(), carries }, id)
  expect(await shown([])).toMatchObject({ copyBy: null })
  expect(await shown(['sms'])).toMatchObject({ copyBy: 'sms' })
  expect(await shown(['sms', 'email'])).toMatchObject({ copyBy: 'email' })
})

test('a landline gets no message, and nothing that was typed travels in our mail to whatever address stands there', async () => {
  const text = 'اربح الآن https://evil.example/a و www.evil.example'
  const { id } = await sendInquiry(office.visitor(), { ...contact, phone: '23211234', message: text, formId: formId() })
  expect((await sentRequest(office.visitor(), id))?.copyBy).toBeNull()
  await sendInquiry(office.visitor(), {
    ...contact,
    phone: '23211234',
    email: 'salim@example.om',
    message: text,
    formId: formId(),
  })
  await office.announce()

  const messages = await office.messages()
  expect(messages.map(({ channel }) => channel)).toEqual(['email'])
  expect(messages[0]?.text).toContain('وصلت رسالتك')
  expect(messages[0]?.text).not.toMatch(/evil|سالم/)
})

test('what happened before confirmations were counted is still told', () => {
  const asked = { id: randomUUID(), number: 'Q2601-00001-1', name: 'سالم', phone: '+96891234567', email: null }
  const saved = { ...asked, replyBy: 'call', title: 'استفسار', answers: [], mailbox: null }
  expect(inquirySent.data.parse(saved)).toMatchObject({ confirm: true })
})
