import { beforeEach, expect, test } from 'vitest'
import { askAssistant } from '#areas/assistant/use-cases/ask-assistant.ts'
import { handOverConversation } from '#areas/assistant/use-cases/hand-over-conversation.ts'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { undoMerge } from '#areas/customers/merging/use-cases/undo-merge.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { taskPermissions } from '#areas/tasks/permissions.ts'
import { addTask } from '#areas/tasks/use-cases/add-task.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'
import { myPrivacyRequests } from './privacy-queries.ts'
import { loader as queuePage } from './routes/back-office-privacy.tsx'
import { loader as requestPage } from './routes/back-office-privacy-request.tsx'
import { loader as requestPdf } from './routes/back-office-privacy-request-pdf.ts'
import { answerPrivacyRequest, refusePrivacyRequest, takePrivacyRequest } from './use-cases/answer-privacy-request.ts'
import { giveMyConsent } from './use-cases/change-consent.ts'
import { erasePersonalData } from './use-cases/erase-personal-data.ts'
import { requestPrivacy } from './use-cases/request-privacy.ts'

const office = testOffice()
const salim = '01900000-0000-7000-8000-000000000001'
const said = '01900000-0000-7000-8000-000000000003'
const huda = () => office.staff('huda', may.viewPrivacy, may.answerPrivacy)

beforeEach(async () => {
  await account(salim, 'customer', '+96891234567')
  await account(said, 'staff', '+96891234569')
})

const account = (id: string, kind: 'customer' | 'staff', phone: string) =>
  office.db
    .insertInto('userAccounts')
    .values({
      ...{ id, kind, name: 'سالم المعشني', phone, email: null, passwordHash: 'x', status: 'active' },
      ...{ demonstration: false, createdAt: new Date() },
    })
    .execute()

async function asked(kind: 'access' | 'erasure' | 'correction', by = salim) {
  await requestPrivacy(office.customer(by), { kind, text: 'الاسم الصحيح سالم بن محاد' })
  const [latest] = await myPrivacyRequests(office.customer(by))
  return latest?.id ?? ''
}

const inquiry = async (status: 'new' | 'answered') => {
  const formId = office.visitor().newId()
  await sendInquiry(office.visitor(), { formId, name: 'سالم المعشني', phone: '91234567', replyBy: 'call', message: 'سر سالم' })
  const { id } = await office.db
    .updateTable('inquiries')
    .set({ status })
    .where('formId', '=', formId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await office.db.updateTable('inboxEntries').set({ status }).where('id', '=', id).execute()
}

test('a request is taken, answered with a sentence, and tells the person each time', async () => {
  const id = await asked('correction')
  await takePrivacyRequest(huda(), { id })
  expect(await myPrivacyRequests(office.customer(salim))).toMatchObject([{ statusLabel: 'قيد المعالجة', left: 45 }])
  await expect(takePrivacyRequest(huda(), { id })).rejects.toMatchObject({ code: 'identity.privacy-taken' })

  await answerPrivacyRequest(huda(), { id, answer: 'صُحّح الاسم.' })
  expect(await myPrivacyRequests(office.customer(salim))).toMatchObject([
    { statusLabel: 'أُجيب', answer: 'صُحّح الاسم.', left: null },
  ])
  expect(await office.history()).toEqual(['identity.privacy-requested', 'identity.privacy-taken', 'identity.privacy-answered'])
  await asked('correction')
})

test('two who answer at once answer once, and a refusal needs its reason in the law', async () => {
  const id = await asked('access')
  await expect(refusePrivacyRequest(huda(), { id, ground: '' })).rejects.toMatchObject({ issues: [{ path: ['ground'] }] })
  const both = await Promise.allSettled([
    answerPrivacyRequest(huda(), { id, answer: 'نزّل نسختك من «بياناتي».' }),
    refusePrivacyRequest(huda(), { id, ground: 'طلب متكرر خلال شهر.' }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await office.history()).filter((name) => name === 'identity.privacy-answered')).toHaveLength(1)
})

test('nobody handles their own, nobody without the permission, and none that is not there', async () => {
  const id = await asked('access')
  const own = { ...huda(), actor: { ...huda().actor, id: salim } }
  await expect(answerPrivacyRequest(own, { id, answer: 'نعم نعم' })).rejects.toMatchObject({ code: 'identity.own-request' })
  await expect(answerPrivacyRequest(office.staff('said'), { id, answer: 'نعم نعم' })).rejects.toMatchObject({ status: 403 })
  await expect(takePrivacyRequest(huda(), { id: office.visitor().newId() })).rejects.toMatchObject({ status: 404 })
  await expect(answerPrivacyRequest(huda(), { id: await asked('erasure'), answer: 'حسنًا' })).rejects.toMatchObject({
    code: 'identity.erase-instead',
  })
})

test('an erasure hides whose everything closed was, keeps what is open and what the law keeps, and names both', async () => {
  await inquiry('answered')
  await inquiry('new')
  await giveMyConsent(office.customer(salim), { purpose: 'marketing' })
  const id = await asked('erasure')
  const factsBefore = await office.history()

  await erasePersonalData(huda(), { id })

  const rows = await office.db.selectFrom('inquiries').select(['name', 'phone', 'message', 'status']).orderBy('status').execute()
  expect(rows).toEqual([
    { status: 'answered', name: 'محذوف', phone: '', message: 'محذوف' },
    { status: 'new', name: 'سالم المعشني', phone: '+96891234567', message: 'سر سالم' },
  ])
  const gone = await office.db.selectFrom('userAccounts').selectAll().where('id', '=', salim).executeTakeFirstOrThrow()
  expect(gone).toMatchObject({ name: 'حساب محذوف', phone: null, passwordHash: null, status: 'deactivated' })
  expect(await office.db.selectFrom('consents').select('purpose').execute()).toEqual([{ purpose: 'marketing' }])
  expect(await office.history()).toEqual(expect.arrayContaining(factsBefore))

  const { answer, outcome } = await office.db.selectFrom('privacyRequests').selectAll().executeTakeFirstOrThrow()
  expect(answer).toContain('طلبات لم تُغلق بعد: حتى نرد عليها وتُغلق.')
  expect(answer).toContain('سجل التدقيق: إثبات ما جرى، ولا يُعدَّل.')
  expect(answer).toContain('السجلات المالية والعقود: 10 سنوات من نهاية السنة الضريبية.')
  expect(outcome).toContainEqual({ title: 'الطلبات والرسائل المغلقة', count: 1 })
})

test('whoever answers sees the request, its days and what an erasure would touch; on paper it says the same', async () => {
  const id = await asked('erasure')
  const at = (ctx: ReturnType<typeof huda>, of = id) => visit(ctx, `/admin/privacy/requests/${of}`, { params: { id: of } })
  expect(await requestPage(at(huda()))).toMatchObject({
    request: { left: 45, name: 'سالم المعشني', kindLabel: 'حذف' },
    mayAnswer: true,
    erasure: {
      kept: [{ kind: 'account', count: 1 }],
      stays: expect.arrayContaining([expect.objectContaining({ kind: 'finance' })]),
    },
  })
  const { rows, officer } = await queuePage(visit(huda(), '/admin/privacy'))
  expect([rows.length, officer]).toEqual([1, null])
  const paper = pdfText(new Uint8Array(await (await requestPdf(at(huda()))).arrayBuffer()))
  expect(paper).toContain('طلب خصوصية: حذف')

  for (const loader of [requestPage, requestPdf]) {
    expect(await answered(loader(at(office.customer(salim))))).toMatchObject({ init: { status: 403 } })
    expect(await answered(loader(at(huda(), office.visitor().newId())))).toMatchObject({ init: { status: 404 } })
    expect(await answered(loader(at(huda(), 'x')))).toMatchObject({ init: { status: 404 } })
  }
})

test('what an area cannot forget stops the whole erasure, and staff are not erased', async () => {
  const id = await asked('erasure')
  const failing = { processing: [], kept: async () => [], forget: () => Promise.reject(new Error('the roof fell in')) }
  await expect(erasePersonalData({ ...huda(), personal: [...huda().personal, failing] }, { id })).rejects.toThrow('roof')
  const account = await office.db.selectFrom('userAccounts').select('name').where('id', '=', salim).executeTakeFirstOrThrow()
  expect(account.name).toBe('سالم المعشني')
  await expect(erasePersonalData(huda(), { id: await asked('erasure', said) })).rejects.toMatchObject({
    code: 'identity.erase-staff',
  })
})

test('every area forgets: a conversation with its lines, messages, and a record nothing depends on', async () => {
  const formId = () => office.visitor().newId()
  const { conversationId } = await askAssistant(office.visitor(), { formId: formId(), question: 'سؤال سالم' })
  const handed = { conversationId, formId: formId(), name: 'سالم', phone: '91234567' }
  await handOverConversation(office.visitor(), handed)
  await office.announce()
  const recordId = await customerOf(salim, 'customer')
  const note = { kind: 'customer', recordId, text: 'يتأخر في الدفع', writtenBy: 'huda', writtenAt: new Date() }
  await office.db
    .insertInto('recordNotes')
    .values({ id: formId(), ...note })
    .execute()

  const [entry] = await office.db.selectFrom('inboxEntries').select('id').execute()
  for (const about of [`customer ${recordId}`, `request ${entry?.id}`]) {
    const [subjectKind = '', subjectId = ''] = about.split(' ')
    await addTask(office.staff('huda', taskPermissions.manage), { title: 'كلّم سالم المعشني', subjectKind, subjectId })
    office.later(60_000)
  }

  await erasePersonalData(huda(), { id: await asked('erasure') })
  const tasks = await office.db.selectFrom('tasks').select(['title', 'status']).execute()
  expect(tasks).toEqual(Array(2).fill({ title: 'محذوف', status: 'cancelled' }))
  const left = await Promise.all([
    office.db.selectFrom('conversationLines').select('text').execute(),
    office.db.selectFrom('conversations').select(['name', 'phone']).execute(),
    office.db.selectFrom('parties').select(['name', 'phone', 'civilNumber']).execute(),
    office.db.selectFrom('messages').select(['text', 'recipient']).where('status', '!=', 'queued').execute(),
  ])
  expect(left[0]).toEqual([])
  const entries = await office.db.selectFrom('inboxEntries').select(['name', 'phone']).execute()
  expect(entries).toEqual([{ name: 'محذوف', phone: '' }])
  expect(await office.db.selectFrom('recordNotes').select('text').execute()).toEqual([{ text: 'محذوف' }])
  expect(left[1]).toEqual([{ name: null, phone: null }])
  expect(left[2]).toEqual([{ name: 'عميل محذوف', phone: null, civilNumber: null }])
  for (const { text, recipient } of left[3]) expect([text, recipient]).toEqual(['محذوف', 'محذوف'])
})

test('the record of somebody with contracts stays as the ledger needs it, and is named as staying', async () => {
  const recordId = await customerOf(salim, 'tenant')
  const about = { subjectKind: 'customer', subjectId: recordId }
  await addTask(office.staff('huda', taskPermissions.manage), { title: 'سلّمه المفاتيح', ...about })
  await erasePersonalData(huda(), { id: await asked('erasure') })
  expect(await office.db.selectFrom('parties').select('name').execute()).toEqual([{ name: 'سالم المعشني' }])
  expect(await office.db.selectFrom('tasks').select('title').execute()).toEqual([{ title: 'سلّمه المفاتيح' }])
  const { answer } = await office.db.selectFrom('privacyRequests').select('answer').executeTakeFirstOrThrow()
  expect(answer).toContain('سجل العميل (مستأجر): عقود وسجلات مالية يوجب القانون حفظها.')
})

test('what was merged into the record of somebody is forgotten with it, and cannot be brought back', async () => {
  const id = await customerOf(salim, 'customer')
  const staff = office.staff('huda', ...Object.values(customersPermissions))
  const twice = { name: 'سالم بن محاد المعشني', phone: '95551234', passportNumber: 'A1234567', passportCountry: 'OM' }
  const { id: otherId } = await registerCustomer(staff, { kind: 'person', ...twice, anyway: 'yes' })
  await mergeCustomers(staff, { id, otherId, take: [] })
  const { id: mergeId } = await office.db.selectFrom('partyMerges').select('id').executeTakeFirstOrThrow()
  await office.db
    .insertInto('nameChanges')
    .values({ id: office.visitor().newId(), partyId: id, name: 'سالم', status: 'refused', askedBy: salim, askedAt: new Date() })
    .execute()

  await erasePersonalData(huda(), { id: await asked('erasure') })
  const left = await Promise.all([
    office.db.selectFrom('parties').selectAll().execute(),
    office.db.selectFrom('partyMerges').selectAll().execute(),
    office.db.selectFrom('nameChanges').selectAll().execute(),
  ])
  for (const word of ['سالم', 'محاد', '91234567', '95551234', '12345678', 'A1234567'])
    expect(JSON.stringify(left, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(word)
  await expect(undoMerge(staff, { id, mergeId })).rejects.toMatchObject({ code: 'customers.not-undone' })
})

async function customerOf(accountId: string, role: 'customer' | 'tenant') {
  const person = { kind: 'person', name: 'سالم المعشني', phone: '91234567', civilNumber: '12345678', roles: [role] } as const
  const { id } = await registerCustomer(office.staff('huda', customersPermissions.register, customersPermissions.view), {
    ...person,
    roles: [...person.roles],
  })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId: id, joinedAt: new Date() }).execute()
  return id
}
