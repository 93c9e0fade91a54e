import { expect, test } from 'vitest'
import { z } from 'zod'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { askAssistant } from '#areas/assistant/use-cases/ask-assistant.ts'
import { handOverConversation } from '#areas/assistant/use-cases/hand-over-conversation.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { sitePersonal } from '#areas/site/personal.ts'
import { myRequest, permissionForFile } from '#areas/site/portal/queries.ts'
import { writeInRequest } from '#areas/site/portal/use-cases/write-in-request.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { command } from '#platform/command.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { thread } from './thread-queries.ts'
import { closeRequest } from './use-cases/close-request.ts'
import { replyToRequest } from './use-cases/reply-to-request.ts'

const office = testOffice()
const [salimId, saidId] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']
const desk = [sitePermissions.viewRequests, sitePermissions.manageRequests, conversationsDesk.permission]
const huda = () => office.staff('huda', ...desk)
const [salim, said] = [() => office.customer(salimId), () => office.customer(saidId)]
const formId = () => office.visitor().newId()

const contact = { name: 'سالم الكثيري', phone: '9123 4567', email: 'salim@example.com', replyBy: 'email' } as const
const aTicket = () => openTicket(salim(), { ...contact, formId: formId(), subject: 'فاتورة', text: 'وصلت مرتين.', files: [] })
const pdf = (name: string) => ({ name, bytes: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF`) })
const kept = () => office.db.selectFrom('inboxLineFiles').select('fileId').orderBy('fileId').execute()

test('files go with an answer once, and the mail says where they lie', async () => {
  const { id } = await aTicket()
  await office.announce()
  const before = (await office.messages()).length
  office.later(1000)
  const answer = { id, channel: 'email', text: 'هذا كشفك.', files: [pdf('كشف.pdf'), pdf('فاتورة.pdf')] } as const
  await replyToRequest(huda(), { ...answer, files: [...answer.files] })
  await replyToRequest(huda(), { ...answer, files: [...answer.files] })
  await office.announce()

  const names = (await thread(huda(), id))?.lines.flatMap(({ files }) => files.map(({ name }) => name))
  expect(names?.sort()).toEqual(['فاتورة.pdf', 'كشف.pdf'])
  expect(await kept()).toHaveLength(2)
  const sent = (await office.messages()).slice(before)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain(`المرفقات في حسابك: ${huda().origin}/dashboard/requests/${id}`)
})

test('an answer without files says nothing of files, and a WhatsApp answer with one carries the address', async () => {
  const { id } = await aTicket()
  await replyToRequest(huda(), { id, channel: 'whatsapp', text: 'أهلًا' })
  await replyToRequest(huda(), { id, channel: 'whatsapp', text: 'هذا كشفك.', files: [pdf('كشف.pdf')] })

  const links = (await thread(huda(), id))?.lines.flatMap(({ link }) => (link ? [decodeURIComponent(link)] : []))
  expect(links?.[0]).not.toContain('المرفقات')
  expect(links?.[1]).toContain(`/dashboard/requests/${id}`)
})

test('the customer answers with papers; staff and nobody else open them', async () => {
  const { id } = await aTicket()
  await writeInRequest(salim(), { id, text: 'هذه الفاتورة.', files: [pdf('يناير.pdf')] })
  await writeInRequest(salim(), { id, text: 'هذه الفاتورة.', files: [pdf('يناير.pdf')] })
  const [file] = await kept()
  const fileId = file?.fileId ?? ''

  expect((await myRequest(salim(), id))?.lines).toMatchObject([{ side: 'them', files: [{ id: fileId, name: 'يناير.pdf' }] }])
  expect(await kept()).toHaveLength(1)
  expect(await permissionForFile(salim(), fileId)).toBe(anyoneSignedIn)
  expect(await permissionForFile(said(), fileId)).toBe(sitePermissions.viewRequests)
  await expect(writeInRequest(said(), { id, text: 'أهلًا', files: [pdf('يناير.pdf')] })).rejects.toMatchObject({ status: 404 })
})

test('what only calls itself a paper is not taken, and nothing is written', async () => {
  const { id } = await aTicket()
  const page = { name: 'كشف.pdf', bytes: Buffer.from('<html><script>1</script></html>') }
  const refused = { issues: [{ path: ['files', 0], message: expect.stringContaining('ليس من الأنواع المقبولة') }] }
  await expect(writeInRequest(salim(), { id, text: 'تفضل', files: [page] })).rejects.toMatchObject(refused)
  await expect(replyToRequest(huda(), { id, channel: 'email', text: 'تفضل', files: [page] })).rejects.toMatchObject(refused)
  await expect(
    writeInRequest(salim(), { id, text: 'تفضل', files: Array.from({ length: 6 }, () => pdf('x.pdf')) }),
  ).rejects.toThrow('اختر حتى 5 ملفات')
  expect((await myRequest(salim(), id))?.lines).toEqual([])
})

test('a conversation carries no files, and says how they can go', async () => {
  const { conversationId: id } = await askAssistant(office.visitor(), { formId: formId(), question: 'كلّم موظفًا' })
  await handOverConversation(office.visitor(), { formId: formId(), conversationId: id, name: 'سالم', phone: '91234567' })
  await office.announce()
  const answer = { id, channel: 'chat', text: 'تفضل', files: [pdf('عرض.pdf')] } as const
  await expect(replyToRequest(huda(), { ...answer, files: [...answer.files] })).rejects.toMatchObject({
    code: 'site.no-files-in-chat',
  })
})

const forgetSalim = command({
  name: 'test.forget',
  permission: anyone,
  input: z.object({}),
  async run(work) {
    await sitePersonal.forget(work, { accountId: salimId, phone: null, email: null })
    work.repeated()
  },
})

test('when the sender is forgotten the papers of the thread go too', async () => {
  const { id } = await aTicket()
  await writeInRequest(salim(), { id, text: 'هذه الفاتورة.', files: [pdf('يناير.pdf')] })
  await closeRequest(huda(), { id, end: 'solved' })
  await forgetSalim(huda(), {})

  expect(await kept()).toEqual([])
  expect((await thread(huda(), id))?.lines[0]).toMatchObject({ text: 'محذوف', files: [] })
})
