import { expect, test } from 'vitest'
import { sitePermissions } from '#areas/site/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { savedReplies } from './thread-queries.ts'
import { archiveReply, saveReply } from './use-cases/save-reply.ts'

const office = testOffice()
const huda = () => office.staff('huda', sitePermissions.viewRequests, sitePermissions.manageRequests)

test('a reply is kept under its name, changed, and put away', async () => {
  await saveReply(huda(), { title: 'ساعات الدوام', text: 'أهلًا {name}، نعمل من الأحد إلى الخميس.' })
  const [kept] = await savedReplies(huda())
  expect(kept).toMatchObject({ title: 'ساعات الدوام' })

  await saveReply(huda(), { replyId: kept?.id, title: 'الدوام', text: 'نعمل كل يوم.' })
  expect(await savedReplies(huda())).toMatchObject([{ id: kept?.id, title: 'الدوام', text: 'نعمل كل يوم.' }])

  await archiveReply(huda(), { replyId: kept?.id ?? '' })
  expect(await savedReplies(huda())).toEqual([])
  await expect(archiveReply(huda(), { replyId: kept?.id ?? '' })).rejects.toMatchObject({ status: 404 })
  expect(await office.history()).toEqual(['site.reply-saved', 'site.reply-saved', 'site.reply-archived'])
})

test('two replies never have one name, and only those who answer keep them', async () => {
  await saveReply(huda(), { title: 'الدوام', text: 'نعمل كل يوم.' })
  await expect(saveReply(huda(), { title: 'الدوام', text: 'غيره' })).rejects.toMatchObject({ code: 'site.reply-title' })
  const guard = office.staff('said', sitePermissions.viewRequests)
  await expect(saveReply(guard, { title: 'آخر', text: 'غيره' })).rejects.toMatchObject({ status: 403 })
  await expect(archiveReply(guard, { replyId: office.visitor().newId() })).rejects.toMatchObject({ status: 403 })
})
