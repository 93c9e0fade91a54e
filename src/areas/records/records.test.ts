import { expect, test } from 'vitest'
import type { RecordKind } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { definePermissions } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { testOffice } from '#testing/office.ts'
import { records } from './area.ts'
import { recordOf, recordParts } from './public.ts'
import { addNote } from './use-cases/add-note.ts'
import { archiveFile, restoreFile } from './use-cases/archive-file.ts'
import { archiveNote, restoreNote } from './use-cases/archive-note.ts'
import { attachFiles } from './use-cases/attach-files.ts'

const office = testOffice()
const may = definePermissions('boats', { view: 'عرض القوارب', edit: 'تعديل القوارب' })

/** A kind of record that no area has: two boats, each of its branch. */
const branches: Record<string, string> = { dhow: 'salalah', skiff: 'muscat' }
const boat: RecordKind = {
  kind: 'boat',
  label: 'قارب',
  view: may.view,
  edit: may.edit,
  path: (id) => `/admin/boats/${id}`,
  find: async ({ actor }, id) => {
    const branchId = branches[id]
    if (!branchId || !reaches(actor, may.view, { branchId })) return null
    return { name: `القارب ${id}`, mayEdit: reaches(actor, may.edit, { branchId }) }
  },
}
const knowing = (ctx: Ctx): Ctx => ({ ...ctx, recordKinds: [boat] })
const huda = () => knowing(office.staff('huda', may.view, may.edit))
const said = () => knowing(office.staffWithin('said', { branchIds: ['salalah'] }, may.view))
const dhow = { kind: 'boat', recordId: 'dhow' }
const partsOf = (ctx: Ctx) => recordParts(ctx, { kind: 'boat', recordId: 'dhow', mayEdit: true })

const pdf = { name: 'ملكية.pdf', bytes: Buffer.from('%PDF-1.4 ملف') }

test('a note stands on its record and in its history, and a double click leaves one', async () => {
  const { backTo } = await addNote(huda(), { ...dhow, text: 'يحتاج دهانًا', backTo: '/admin/boats/dhow?tab=notes' })
  await addNote(huda(), { ...dhow, text: 'يحتاج دهانًا' })

  expect(backTo).toBe('/admin/boats/dhow?tab=notes')
  const { notes, history } = await partsOf(huda())
  expect(notes.map(({ text }) => text)).toEqual(['يحتاج دهانًا'])
  expect(history.map(({ text }) => text)).toEqual(['أُضيفت ملاحظة'])
  expect(await office.history()).toEqual(['records.note-added'])
})

test('one comes back to the record and to no other place', async () => {
  const sent = await addNote(huda(), { ...dhow, text: 'ملاحظة', backTo: 'https://elsewhere.example/admin/boats/dhow' })
  expect(sent.backTo).toBe('/admin/boats/dhow')
  const near = await addNote(huda(), { ...dhow, text: 'أخرى', backTo: '/admin/boats/dhow.elsewhere' })
  expect(near.backTo).toBe('/admin/boats/dhow')
})

test('who may look may not write, and what lies outside of one’s reach is not there', async () => {
  await expect(addNote(said(), { ...dhow, text: 'ملاحظة' })).rejects.toMatchObject({ code: 'forbidden' })
  const elsewhere = { kind: 'boat', recordId: 'skiff', text: 'ملاحظة' }
  await expect(addNote(said(), elsewhere)).rejects.toMatchObject({ status: 404 })
  await expect(addNote(huda(), { ...elsewhere, kind: 'plane' })).rejects.toMatchObject({ status: 404 })
  await expect(addNote(office.visitor(), { ...dhow, text: 'ملاحظة' })).rejects.toMatchObject({ status: 404 })

  expect(await recordOf(said(), 'boat', 'skiff')).toBeNull()
  expect(await recordOf(said(), 'boat', 'dhow')).toMatchObject({ name: 'القارب dhow', mayEdit: false })
  expect(await office.history()).toEqual([])
})

test('who sees everything and edits one branch writes on no other branch’s record', async () => {
  const ctx = knowing(office.staff('salim', may.view))
  const [seen, near] = [ctx.actor.reach, office.staffWithin('salim', { branchIds: ['muscat'] }, may.edit).actor.reach]
  const reach: typeof seen = (permission) => (permission === may.edit ? near(permission) : seen(permission))
  const salim = { ...ctx, actor: { ...ctx.actor, reach, may: (permission: typeof may.edit) => reach(permission) !== null } }

  expect(await recordOf(salim, 'boat', 'dhow')).toMatchObject({ mayEdit: false })
  await expect(addNote(salim, { ...dhow, text: 'ليس قاربي' })).rejects.toMatchObject({ status: 404 })
  await expect(attachFiles(salim, { ...dhow, files: [pdf] })).rejects.toMatchObject({ status: 404 })
  await addNote(salim, { kind: 'boat', recordId: 'skiff', text: 'قاربنا' })
  expect(await office.history()).toEqual(['records.note-added'])
})

test('a note is put away and brought back; twice is once, and only on its own record', async () => {
  await addNote(huda(), { ...dhow, text: 'قديمة' })
  const [note] = (await partsOf(huda())).notes
  const noteId = note?.id ?? ''

  await archiveNote(huda(), { kind: 'boat', recordId: 'skiff', noteId })
  expect((await partsOf(huda())).notes).toMatchObject([{ archived: false }])
  await Promise.all([archiveNote(huda(), { ...dhow, noteId }), archiveNote(huda(), { ...dhow, noteId })])
  expect((await partsOf(huda())).notes).toMatchObject([{ archived: true }])
  await restoreNote(huda(), { ...dhow, noteId })
  expect((await partsOf(huda())).notes).toMatchObject([{ archived: false }])
  expect(await office.history()).toEqual(['records.note-added', 'records.note-archived', 'records.note-restored'])
})

test('a file is told by its bytes, and opened by whoever may see the record', async () => {
  await attachFiles(huda(), { ...dhow, files: [pdf] })
  const disguised = { name: 'صورة.png', bytes: Buffer.from('<script>alert(1)</script>') }
  await expect(attachFiles(huda(), { ...dhow, files: [disguised] })).rejects.toThrow('ليس من الأنواع المقبولة')
  await expect(attachFiles(huda(), { ...dhow, files: [] })).rejects.toThrow('اختر ملفًا')

  const { files } = await partsOf(huda())
  expect(files).toMatchObject([{ name: 'ملكية.pdf', archived: false }])
  const fileId = files[0]?.id ?? ''
  expect(await records.permissionForFile?.(said(), fileId)).toBe(may.view)
  const salim = knowing(office.staffWithin('salim', { branchIds: ['muscat'] }, may.view))
  expect(await records.permissionForFile?.(salim, fileId)).toBeNull()
  expect(await records.permissionForFile?.(said(), 'no-id')).toBeNull()
})

test('an attachment is put away and brought back', async () => {
  await attachFiles(huda(), { ...dhow, files: [pdf] })
  const fileId = (await partsOf(huda())).files[0]?.id ?? ''
  await archiveFile(huda(), { ...dhow, fileId })
  await archiveFile(huda(), { ...dhow, fileId })
  expect((await partsOf(huda())).files).toMatchObject([{ archived: true }])
  await restoreFile(huda(), { ...dhow, fileId })
  expect((await partsOf(huda())).files).toMatchObject([{ archived: false }])
  expect(await office.history()).toEqual(['records.file-attached', 'records.file-archived', 'records.file-restored'])
})
