import { expect, test } from 'vitest'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { addNote } from '#areas/records/use-cases/add-note.ts'
import { taskPermissions } from '#areas/tasks/permissions.ts'
import { addTask } from '#areas/tasks/use-cases/add-task.ts'
import { maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { keptAbout, myPrivacyRequests } from './privacy-queries.ts'
import { erasePersonalData } from './use-cases/erase-personal-data.ts'
import { requestPrivacy } from './use-cases/request-privacy.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.viewPrivacy, may.answerPrivacy)

async function asked(kind: 'access' | 'erasure', by: string) {
  await requestPrivacy(office.customer(by), { kind, text: 'من فضلكم' })
  const [latest] = await myPrivacyRequests(office.customer(by))
  return latest?.id ?? ''
}

test('what colleagues wrote to get a privacy request done is forgotten with the person; that of another stays', async () => {
  await salimAndMaryam(office)
  const [id, other] = [await asked('erasure', salimId), await asked('access', maryamId)]
  for (const subjectId of [id, other]) {
    const about = { subjectKind: 'privacy-request', subjectId }
    const writing = office.staff('huda', taskPermissions.manage, may.viewPrivacy, may.answerPrivacy)
    await addTask(writing, { title: 'احذف بيانات سالم المعشني', details: 'هاتفه 91234567', ...about })
    await addNote(writing, { kind: 'privacy-request', recordId: subjectId, text: 'تأكدت من بطاقة سالم' })
    office.later(60_000)
  }
  const subject = { accountId: salimId, phone: null, email: null }
  const kept = async () => (await keptAbout(office.visitor(), subject)).filter(({ kind }) => kind === 'tasks')
  expect(await kept()).toMatchObject([{ records: [{ title: 'احذف بيانات سالم المعشني' }] }])

  await erasePersonalData(huda(), { id })
  const tasks = await office.db.selectFrom('tasks').select(['title', 'details', 'status']).orderBy('createdAt').execute()
  expect(tasks).toMatchObject([{ title: 'محذوف', details: null, status: 'cancelled' }, { status: 'open' }])
  const notes = await office.db.selectFrom('recordNotes').select('text').orderBy('writtenAt').execute()
  expect(notes.map(({ text }) => text)).toEqual(['محذوف', 'تأكدت من بطاقة سالم'])
})
