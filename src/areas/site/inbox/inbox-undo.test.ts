import { expect, test } from 'vitest'
import { sitePermissions } from '#areas/site/permissions.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { withAct, withoutAct } from './list-address.ts'
import { action } from './routes/back-office-request.tsx'
import { thread } from './thread-queries.ts'
import { replyToRequest } from './use-cases/reply-to-request.ts'
import { assignRequest, releaseRequest, takeRequest } from './use-cases/take-request.ts'

const office = testOffice()
const [hudaId, saidId] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']
const desk = [sitePermissions.viewRequests, sitePermissions.manageRequests]
const [huda, said] = [() => office.staff(hudaId, ...desk), () => office.staff(saidId, ...desk)]
const salim = { name: 'سالم الكثيري', phone: '9123 4567', replyBy: 'whatsapp' } as const
const anInquiry = () =>
  sendInquiry(office.visitor(), { ...salim, formId: office.visitor().newId(), message: 'هل تؤجرون حفارات؟' })
const entryOf = async (id: string) => (await thread(huda(), id))?.entry

test('taking and giving can be taken back, from whoever has it and from nobody who came after', async () => {
  const { id } = await anInquiry()
  await takeRequest(huda(), { id })
  await releaseRequest(huda(), { id, from: hudaId })
  await releaseRequest(huda(), { id, from: hudaId })
  expect(await entryOf(id)).toMatchObject({ assigneeId: null, status: 'new' })

  await takeRequest(huda(), { id })
  await assignRequest(huda(), { id, assigneeId: saidId })
  await expect(releaseRequest(huda(), { id, from: hudaId })).rejects.toMatchObject({ code: 'site.request-taken' })
  await replyToRequest(said(), { id, channel: 'call', text: 'كلّمته' })
  await releaseRequest(said(), { id, from: saidId })
  expect(await entryOf(id)).toMatchObject({ assigneeId: null, status: 'answered' })
  expect((await office.history()).filter((name) => name === 'site.request-released')).toHaveLength(2)
})

test('what was done says how it is taken back', async () => {
  const { id } = await anInquiry()
  const path = `/admin/requests/${id}`
  const done = async (act: string, form = {}) => {
    const answer = await answered(action(visit(huda(), `${path}?act=${act}`, { params: { id }, form })))
    const { cookies } = answer as { cookies: string[] }
    return JSON.parse(decodeURIComponent(/said=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? 'null')).undo
  }
  expect(await done('take')).toEqual({ action: `${path}?act=release`, fields: { from: hudaId } })
  expect(await done('assign', { assigneeId: saidId })).toEqual({ action: `${path}?act=assign`, fields: { assigneeId: hudaId } })
  expect(await done('close', { end: 'won' })).toEqual({ action: `${path}?act=reopen`, fields: {} })
  expect(await done('reopen')).toBeUndefined()
})

test('taking it back leads to the list as it was filtered, and so does what is done after a refusal', async () => {
  const { id } = await anInquiry()
  const path = `/admin/requests/${id}`
  const filters = 'queue=inquiry&q=%D8%B3%D8%A7%D9%84%D9%85'
  const taken = await answered(action(visit(huda(), `${path}?${filters}&act=take`, { params: { id }, form: {} })))
  const { to, cookies } = taken as { to: string; cookies: string[] }
  expect(to).toBe(`${path}?${filters}`)
  const { undo } = JSON.parse(decodeURIComponent(/said=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? 'null'))
  expect(undo.action).toBe(`${path}?${filters}&act=release`)
  expect(withAct(`?${filters}&act=reply`, 'close')).toBe(`?${filters}&act=close`)
  expect(withoutAct('?act=reply')).toBe('')
})
