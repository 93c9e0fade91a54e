import { expect, test } from 'vitest'
import { loader as rentPage } from '#areas/site/pages/routes/rent-collection.tsx'
import { sitePermissions as may } from '#areas/site/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { firstWords } from './page-words.ts'
import { contentList, contentPage, wordsOf } from './queries.ts'
import { draftContent, publishContent, restoreContent } from './use-cases/publish-content.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.editContent)
const written = { page: 'rent' as const, title: 'إيجارك', lead: '<script>alert(1)</script>', points: 'سند\n\n  كشف  ' }
const shown = () => wordsOf(office.visitor(), 'rent')

test('a page says what it came with until the office writes something else, which is shown as text and told to kept pages', async () => {
  expect((await shown()).title).toBe(firstWords.rent.title)
  await publishContent(huda(), { ...written, seen: 0 })
  expect(await shown()).toEqual({ title: 'إيجارك', lead: '<script>alert(1)</script>', points: ['سند', 'كشف'] })
  const { words } = await rentPage(visit(office.visitor(), '/services/rent-collection'))
  expect(words).toEqual(await shown())
  expect(await office.history()).toEqual(['site.content-published'])
  const [fact] = await office.db.selectFrom('facts').select('data').execute()
  expect(fact?.data).toMatchObject({ version: 1, before: firstWords.rent, after: { title: 'إيجارك', points: 'سند\nكشف' } })
})

test('the second of two who write at once is told, and nothing of the first is covered up', async () => {
  const outcomes = await Promise.allSettled([
    publishContent(huda(), { ...written, title: 'أول', seen: 0 }),
    publishContent(huda(), { ...written, title: 'ثان', seen: 0 }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'site.changed-meanwhile' } })
  await expect(publishContent(huda(), { ...written, seen: 0 })).rejects.toMatchObject({ code: 'site.changed-meanwhile' })
  expect((await contentPage(office.visitor(), 'rent', null)).now.version).toBe(1)
})

test('an earlier version comes back as a new one, the first words too; what holds now is not restored', async () => {
  await publishContent(huda(), { ...written, seen: 0 })
  await publishContent(huda(), { ...written, title: 'ثانية', seen: '1' })
  await restoreContent(huda(), { page: 'rent', version: 1 })
  expect((await shown()).title).toBe('إيجارك')
  await restoreContent(huda(), { page: 'rent', version: 0 })
  expect((await shown()).title).toBe(firstWords.rent.title)
  const { versions, compared } = await contentPage(office.visitor(), 'rent', '2')
  expect(versions.map(({ version, restored }) => [version, restored])).toEqual([
    [4, 0],
    [3, 1],
    [2, null],
    [1, null],
    [0, null],
  ])
  expect(compared).toMatchObject({ title: 'ثانية' })
  for (const version of [4, 9]) {
    await expect(restoreContent(huda(), { page: 'rent', version })).rejects.toMatchObject({ code: 'site.no-version' })
  }
})

test('a draft is kept for the next colleague, shown to no visitor, and gone once published', async () => {
  await draftContent(huda(), { ...written, lead: '', seen: 0 })
  await draftContent(huda(), { ...written, title: 'مسودة', seen: 0 })
  expect((await shown()).title).toBe(firstWords.rent.title)
  expect(await contentPage(office.visitor(), 'rent', null)).toMatchObject({ draft: { title: 'مسودة', basedOn: 0 } })
  expect((await contentList(office.visitor())).filter(({ hasDraft }) => hasDraft).map(({ page }) => page)).toEqual(['rent'])
  await publishContent(huda(), { ...written, seen: 0 })
  expect((await contentPage(office.visitor(), 'rent', null)).draft).toBeNull()
})

test('what lacks a title or points, or is no page of ours, is refused', async () => {
  const refused = (over: object) => expect(publishContent(huda(), { ...written, seen: 0, ...over })).rejects
  await refused({ title: '' }).toMatchObject({ issues: [{ path: ['title'], message: 'اكتب العنوان.' }] })
  await refused({ points: ' ' }).toMatchObject({ issues: [{ path: ['points'] }] })
  await refused({ page: '__proto__' }).toMatchObject({ name: 'ZodError' })
  expect(await answered(contentPage(office.visitor(), 'toString', null))).toMatchObject({ init: { status: 404 } })
})

test('whoever may not, writes nothing', async () => {
  const said = office.staff('said')
  const forbidden = { code: 'forbidden' }
  await expect(publishContent(said, { ...written, seen: 0 })).rejects.toMatchObject(forbidden)
  await expect(draftContent(said, { ...written, seen: 0 })).rejects.toMatchObject(forbidden)
  await expect(restoreContent(said, { page: 'rent', version: 0 })).rejects.toMatchObject(forbidden)
})
