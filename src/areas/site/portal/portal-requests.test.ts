import { expect, test } from 'vitest'
import { addNote } from '#areas/records/use-cases/add-note.ts'
import { thread } from '#areas/site/inbox/thread-queries.ts'
import { closeRequest } from '#areas/site/inbox/use-cases/close-request.ts'
import { replyToRequest } from '#areas/site/inbox/use-cases/reply-to-request.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { sitePersonal } from '#areas/site/personal.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { askedOfMe, myRequest, myRequests, permissionForFile } from './queries.ts'
import { loader as requestPage } from './routes/portal-request.tsx'
import { reopenMyTicket, writeInRequest } from './use-cases/write-in-request.ts'

const office = testOffice()
const [salimId, saidId] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']
const huda = () => office.staff('huda', sitePermissions.viewRequests, sitePermissions.manageRequests)
const salim = () => office.customer(salimId)
const said = () => office.customer(saidId)

const contact = { name: 'سالم الكثيري', phone: '9123 4567', email: 'salim@example.com', replyBy: 'email' } as const
const pdf = { name: 'يناير.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
const aTicket = (from: Ctx) =>
  openTicket(from, { ...contact, formId: office.visitor().newId(), subject: 'فاتورة', text: 'وصلت مرتين.', files: [pdf] })

/** An account whose phone and mailbox were proven by a code; staff have theirs by invitation. */
const account = (id: string, kind: 'customer' | 'staff', reached: { phone: string | null; email: string | null }) =>
  office.db
    .insertInto('userAccounts')
    .values({
      id,
      kind,
      ...reached,
      name: 'سالم',
      passwordHash: null,
      status: 'active',
      demonstration: false,
      createdAt: new Date(),
    })
    .execute()

test('what was sent while signed in is in the account, and in nobody else’s', async () => {
  const { id } = await aTicket(salim())

  expect(await myRequests(salim())).toMatchObject([{ id, title: 'طلب دعم', status: 'جديد' }])
  expect(await myRequests(said())).toEqual([])
  expect(await myRequest(said(), id)).toBeNull()
  expect(await myRequest(salim(), 'x')).toBeNull()
  expect(await answered(requestPage(visit(said(), `/dashboard/requests/${id}`, { params: { id } })))).toMatchObject({
    init: { status: 404 },
  })
})

test('what a visitor sent is found by the proven phone or mailbox of a customer, never by that of staff', async () => {
  const { id } = await aTicket(office.visitor())
  expect(await myRequests(salim())).toEqual([])
  await account(salimId, 'customer', { phone: '+96891234567', email: null })
  await account(saidId, 'staff', { phone: null, email: 'salim@example.com' })

  expect(await myRequests(salim())).toMatchObject([{ id }])
  expect(await myRequests({ ...said(), actor: { ...said().actor, kind: 'staff' } })).toEqual([])
})

test('what another account sent stays theirs, whoever has their number now', async () => {
  const { id } = await aTicket(salim())
  await account(saidId, 'customer', { phone: '+96891234567', email: null })
  const { fileId } = await office.db.selectFrom('requestFiles').select('fileId').executeTakeFirstOrThrow()

  expect(await myRequests(said())).toEqual([])
  expect(await myRequest(said(), id)).toBeNull()
  expect(await permissionForFile(said(), fileId)).toBe(sitePermissions.viewRequests)
  await expect(writeInRequest(said(), { id, text: 'ما الجديد؟' })).rejects.toMatchObject({ status: 404 })
  expect(await sitePersonal.kept(said(), { accountId: saidId, phone: '+96891234567', email: null })).toMatchObject([
    { records: [] },
  ])
})

test('the customer reads our answers and writes back, and hears nothing of our notes', async () => {
  const { id } = await aTicket(salim())
  await replyToRequest(huda(), { id, channel: 'email', text: 'أي فاتورة تقصد؟' })
  await addNote(huda(), { kind: 'request', recordId: id, text: 'عميل صعب' })
  expect(await askedOfMe(salim())).toMatchObject([{ path: `/dashboard/requests/${id}` }])

  await writeInRequest(salim(), { id, text: 'فاتورة يناير.' })
  await writeInRequest(salim(), { id, text: 'فاتورة يناير.' })

  const mine = await myRequest(salim(), id)
  expect(mine?.lines.map(({ side, text }) => [side, text])).toEqual([
    ['us', 'أي فاتورة تقصد؟'],
    ['them', 'فاتورة يناير.'],
  ])
  expect(mine?.status).toBe('قيد المعالجة')
  expect((await thread(huda(), id))?.entry).toMatchObject({ status: 'in-progress', waitsForUs: true })
  expect(await askedOfMe(salim())).toEqual([])
  expect((await office.history()).filter((name) => name === 'site.customer-wrote')).toHaveLength(1)
})

test('a foreign id is not there, for writing as for reading', async () => {
  const { id } = await aTicket(salim())
  await expect(writeInRequest(said(), { id, text: 'أهلًا' })).rejects.toMatchObject({ status: 404 })
  await expect(reopenMyTicket(said(), { id })).rejects.toMatchObject({ status: 404 })
  await expect(writeInRequest(office.visitor(), { id, text: 'أهلًا' })).rejects.toMatchObject({ status: 403 })
})

test('a solved ticket is opened again by its sender; a closed one is not', async () => {
  const { id } = await aTicket(salim())
  await expect(reopenMyTicket(salim(), { id })).rejects.toMatchObject({ code: 'site.not-solved' })
  await closeRequest(huda(), { id, end: 'solved' })
  await expect(writeInRequest(salim(), { id, text: 'لم يُحل' })).rejects.toMatchObject({ code: 'site.request-closed' })
  await reopenMyTicket(salim(), { id })
  expect(await myRequest(salim(), id)).toMatchObject({ isOpen: true, status: 'قيد المعالجة' })

  await closeRequest(huda(), { id, end: 'closed', reason: 'مكرر' })
  await expect(reopenMyTicket(salim(), { id })).rejects.toMatchObject({ code: 'site.not-solved' })
})

test('an attachment is opened by its sender and by staff, and by no other customer', async () => {
  await aTicket(salim())
  const { fileId } = await office.db.selectFrom('requestFiles').select('fileId').executeTakeFirstOrThrow()
  expect(await permissionForFile(salim(), fileId)).toBe(anyoneSignedIn)
  expect(await permissionForFile(huda(), fileId)).toBe(sitePermissions.viewRequests)
  expect(await permissionForFile(said(), fileId)).toBe(sitePermissions.viewRequests)
})
