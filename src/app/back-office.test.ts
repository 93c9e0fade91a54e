import { globSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { loader as inboxPage } from '#areas/site/inbox/routes/back-office-requests.tsx'
import { sitePermissions } from '#areas/site/permissions.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { taskPermissions } from '#areas/tasks/permissions.ts'
import { addTask } from '#areas/tasks/use-cases/add-task.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { loader as outbox } from './dev/outbox.tsx'
import { loader as layout } from './layouts/back-office.tsx'
import { loader as dashboard } from './routes/back-office-dashboard.tsx'
import { loader as file } from './routes/file.ts'

const office = testOffice()
const maryam = () => office.staff('maryam', identityPermissions.viewDashboard, sitePermissions.viewRequests)
const nobody = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

const reached = { name: 'فاطمة المعشني', phone: '91234567', replyBy: 'call' as const }
const pdf = { name: "فاتورة 'يناير'.pdf", bytes: Buffer.from('%PDF-1.4\n%%EOF') }

async function aTicketWithAFile() {
  const formId = office.visitor().newId()
  const { id } = await openTicket(office.visitor(), { ...reached, formId, subject: 'فاتورة', text: 'وصلت مرتين.', files: [pdf] })
  const { fileId } = await office.db.selectFrom('requestFiles').select('fileId').executeTakeFirstOrThrow()
  return { id, fileId }
}

const doors = globSync(['areas/**/routes/back-office-*.tsx', 'app/routes/back-office-*.tsx'], {
  cwd: `${import.meta.dirname}/..`,
})

test.each(doors)('%s sends a visitor to sign in, and a person without the permission away', async (path) => {
  const { loader } = await import(/* @vite-ignore */ `${import.meta.dirname}/../${path}`)
  const come = (ctx: ReturnType<typeof office.visitor>) =>
    answered(loader(visit(ctx, '/admin/x?y=1', { params: { id: nobody } })))

  expect(await come(office.visitor())).toMatchObject({ status: 302, to: '/login?to=%2Fadmin%2Fx%3Fy%3D1' })
  expect(await come(office.staff('said'))).toMatchObject({
    init: { status: 403 },
    data: expect.stringContaining('تحتاج إلى صلاحية'),
  })
  expect(await come(office.customer(nobody))).toMatchObject({ init: { status: 403 }, data: 'هذه الصفحة لموظفي الشركة.' })
})

test('whoever is sent to sign in by a press inside the page comes back to that page, not to its data', async () => {
  const asked = visit(office.visitor(), '/admin/requests?queue=ticket')
  const request = new Request('http://office/admin/requests.data?queue=ticket&_routes=back-office-requests')
  expect(await answered(inboxPage({ ...asked, request }))).toMatchObject({ to: '/login?to=%2Fadmin%2Frequests%3Fqueue%3Dticket' })
})

test('the dashboard counts what nobody has taken up, for those who may see it', async () => {
  await aTicketWithAFile()
  office.later(1000)
  await sendInquiry(office.visitor(), { ...reached, formId: office.visitor().newId(), message: 'هل تؤجرون حفارات؟' })

  const atTheCounter = (ctx = maryam()) => ({ ...ctx, actor: { ...ctx.actor, id: nobody, roles: ['counterAgent'] } })
  const { home, requests } = await dashboard(visit(atTheCounter(), '/admin'))
  expect(home.figures.map(({ label, value }) => [label, value])).toEqual([
    ['بانتظار الرد', 2],
    ['أقدمها بالأيام', 0],
  ])
  expect(requests?.latest).toMatchObject([{ title: 'استفسار' }, { title: 'طلب دعم' }])
  const guard = atTheCounter(office.staff('said', identityPermissions.viewDashboard))
  expect(await dashboard(visit(guard, '/admin'))).toMatchObject({ home: { figures: [] }, requests: null })
})

test('the dashboard tells what waits for this very person, the most pressing first', async () => {
  const huda = office.staff('huda', identityPermissions.viewDashboard, taskPermissions.view, taskPermissions.manage)
  await addTask(huda, { title: 'بلا موعد' })
  await addTask(huda, { title: 'اليوم', dueOn: '2026-01-15' })
  await addTask(huda, { title: 'لسعيد', who: 'person:said' })

  const { waiting } = await dashboard(visit(huda, '/admin'))
  expect(waiting?.map(({ title }) => title)).toEqual(['اليوم', 'بلا موعد'])
})

test('the sidebar offers what a person may open', async () => {
  const offered = async (ctx: ReturnType<typeof office.visitor>) =>
    (await layout(visit(ctx, '/admin'))).desks.map(({ path }) => path)
  expect(await offered(maryam())).toEqual(expect.arrayContaining(['/admin', '/admin/requests']))
  expect(await offered(office.staff('said', identityPermissions.viewDashboard))).toEqual(['/admin'])
  expect(await offered(office.staff('nobody'))).toEqual([])
})

test('a signed-in customer hears that the back office is for colleagues, and nothing of what there is', async () => {
  const answer = await answered(layout(visit(office.customer('salim'), '/admin')))
  expect(answer).toMatchObject({ data: 'هذه الصفحة لموظفي الشركة.', init: { status: 403 } })
})

test('beside an entry stands how much waits behind it', async () => {
  const huda = office.staff('huda', taskPermissions.view, taskPermissions.manage)
  await addTask(huda, { title: 'افحص الشقة' })
  const { desks } = await layout(visit(huda, '/admin'))
  expect(desks).toEqual([{ path: '/admin/tasks', label: 'المهام', count: 1 }])
})

test('an attachment is handed out to be saved, to those who may see what it belongs to', async () => {
  const { fileId: id } = await aTicketWithAFile()
  const handed = await file(visit(maryam(), `/files/${id}`, { params: { id } }))

  expect(Object.fromEntries(handed.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('فاتورة')}%20%27${encodeURIComponent('يناير')}%27.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(Buffer.from(await handed.arrayBuffer())).toEqual(pdf.bytes)
})

test('nobody else gets an attachment', async () => {
  const { fileId: id } = await aTicketWithAFile()
  const come = (ctx: ReturnType<typeof office.visitor>, at: string) =>
    answered(file(visit(ctx, `/files/${at}`, { params: { id: at } })))

  expect(await come(office.visitor(), id)).toMatchObject({ status: 302, to: `/login?to=%2Ffiles%2F${id}` })
  expect(await come(office.staff('said'), id)).toMatchObject({
    data: expect.stringContaining('عرض الطلبات الواردة'),
    init: { status: 403 },
  })
  expect(await come(maryam(), nobody)).toMatchObject({ init: { status: 404 } })
  expect(await come(maryam(), '../../etc/passwd')).toMatchObject({ init: { status: 404 } })
})

test('a file that no area calls its own is given to nobody', async () => {
  const { fileId: id } = await aTicketWithAFile()
  await office.db.deleteFrom('requestFiles').execute()
  const everything = { ...maryam(), actor: { ...maryam().actor, may: () => true } }
  expect(await answered(file(visit(everything, `/files/${id}`, { params: { id } })))).toMatchObject({ init: { status: 404 } })
})

test('a file whose bytes are lost says so', async () => {
  const { fileId: id } = await aTicketWithAFile()
  rmSync(office.folder, { recursive: true })
  const lost = await answered(file(visit(maryam(), `/files/${id}`, { params: { id } })))
  expect(lost).toMatchObject({ data: expect.stringContaining('فُقد هذا الملف'), init: { status: 404 } })
})

test('the outbox can be looked at while trying things out, never in production', async () => {
  await aTicketWithAFile()
  await office.announce()
  const at = (ctx: ReturnType<typeof office.visitor>) => answered(outbox(visit(ctx, '/dev/outbox')))
  const production = { ...office.visitor(), config: { MODE: 'production' as const } }

  expect(await at(office.visitor())).toMatchObject({ messages: [{ channel: 'sms', recipient: '+96891234567' }] })
  expect(await at(production)).toMatchObject({ init: { status: 404 } })
})
