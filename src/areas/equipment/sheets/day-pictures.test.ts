import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { ownHiresOf } from '#testing/own-hires.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { png } from '#testing/pictures.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { cycleSheetsPaper } from '../papers/hire-papers.ts'
import { ownHire, ownsHire } from '../portal/own-hires.ts'
import { tokenOf } from '../sheet-links/link.ts'
import { sheetLinkPage } from '../sheet-links/page.ts'
import { remindSigners } from '../sheet-links/use-cases/remind-signers.ts'
import { permissionForSheetFile } from './file-permission.ts'
import { pictureOfHire } from './pictures.ts'
import { sheetOfDay, waitingSheets } from './queries.ts'
import { approveSheets } from './use-cases/approve-sheets.ts'
import { recordSheet } from './use-cases/record-sheet.ts'
import { removeDayPicture } from './use-cases/remove-day-picture.ts'
import { signSheet } from './use-cases/sign-sheet.ts'

const office = testOffice()
const { clerk, colleague, far, out, at, day, here, look, setUp } = machineHiresOf(office)
const { owning } = ownHiresOf(office)
beforeEach(async () => {
  await setUp()
  const safetyTicks = 'الإطفائية موجودة\nلا تسريب زيت'
  await office.db.updateTable('machineKinds').set({ safetyTicks }).where('id', '=', here.kindId).execute()
})

async function pictured() {
  const one = await out({ endsOn: '2026-02-01' })
  at('2026-02-01', '17:00')
  const form = { ...day(one.lineId, '2026-02-01'), photos: png, ticks: ['لا تسريب زيت'] }
  await recordSheet(clerk(), form)
  const [row] = await office.db.selectFrom('daySheetPictures').selectAll().execute()
  return { ...one, form, sheetId: form.id, fileId: row?.fileId ?? '' }
}

test('a day keeps its ticks and its pictures; the same picture again is the same, and there are only so many', async () => {
  const { lineId, form, sheetId, fileId } = await pictured()
  await recordSheet(clerk(), form)
  expect(await sheetOfDay(clerk(), { lineId, day: '2026-02-01' })).toMatchObject({
    pictures: [fileId],
    sheet: { version: 1, ticked: 'لا تسريب زيت', unticked: 'الإطفائية موجودة' },
  })
  await recordSheet(clerk(), { ...form, seen: '1', photos: [], ticks: ['لا تسريب زيت', 'الإطفائية موجودة'] })
  const { ticked, unticked, version } = await office.db
    .selectFrom('daySheets')
    .select(['ticked', 'unticked', 'version'])
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow()
  expect([ticked, unticked, version]).toEqual(['الإطفائية موجودة\nلا تسريب زيت', '', 2])
  expect(await office.db.selectFrom('daySheetPictures').selectAll().execute()).toHaveLength(1)
})

test('a wrong picture goes for good, by whoever writes the day and until somebody signs it', async () => {
  const { lineId, contractId, form, sheetId, fileId } = await pictured()
  const remove = (who = clerk()) => removeDayPicture(who, { sheetId, fileId })
  await expect(remove(far())).rejects.toMatchObject({ status: 404 })
  await expect(remove(office.staff('nobody'))).rejects.toMatchObject({ status: 403 })
  await Promise.all([remove(), remove()])
  expect(await sheetOfDay(clerk(), { lineId, day: '2026-02-01' })).toMatchObject({ pictures: [], sheet: { version: 2 } })
  expect(await office.db.selectFrom('files').select('id').where('id', '=', fileId).execute()).toEqual([])
  expect(await permissionForSheetFile(colleague(), fileId)).toBeNull()
  const facts = office.db.selectFrom('facts').select('data').where('name', '=', 'equipment.timesheet-picture-removed')
  expect(await facts.where('subjectId', '=', contractId).execute()).toMatchObject([{ data: { code: 'EX-07', left: 0 } }])
  // Who signs what they saw before signs nothing, and what was signed keeps its pictures.
  const signing = { sheetId, signer: 'عيسى', signature: png }
  await expect(signSheet(clerk(), { ...signing, seen: '1' })).rejects.toMatchObject({ code: 'equipment.changed-meanwhile' })
  await recordSheet(clerk(), { ...form, seen: '2' })
  const [kept] = await office.db.selectFrom('daySheetPictures').selectAll().execute()
  await signSheet(clerk(), { ...signing, seen: '3' })
  const late = removeDayPicture(clerk(), { sheetId, fileId: kept?.fileId ?? '' })
  await expect(late).rejects.toThrow('وُقّع هذا الكشف بصوره')
})

test('whoever approves, whoever signs by a link and whoever hired see the pictures; nobody else does', async () => {
  const { contractId, sheetId, fileId } = await pictured()
  expect(await waitingSheets(colleague())).toMatchObject([{ pictures: [fileId], unticked: 'الإطفائية موجودة' }])
  expect(await permissionForSheetFile(colleague(), fileId)).not.toBeNull()
  expect(await permissionForSheetFile(far(), fileId)).toBeNull()
  at('2026-02-01', '18:05')
  await remindSigners(colleague(), {})
  const link = await office.db.selectFrom('sheetLinks').select('id').executeTakeFirstOrThrow()
  const page = await sheetLinkPage(office.visitor(), await tokenOf(office.db, link.id))
  expect(page?.sheets).toMatchObject([{ id: sheetId, pictures: [fileId] }])
  const owner = await owning(contractId)
  expect((await ownHire(owner.near, contractId))?.sheets).toMatchObject([{ pictures: [fileId] }])
  expect([await ownsHire(owner.near, contractId), await ownsHire(owner.far, contractId)]).toEqual([true, false])
  expect(await pictureOfHire(office.visitor(), contractId, fileId)).toMatchObject({ mediaType: 'image/webp' })
  expect(await pictureOfHire(office.visitor(), fileId, fileId)).toBeNull()
})

test('the pictures stand on the paper of the cycle, each with its day', async () => {
  const { contractId, sheetId } = await pictured()
  await signSheet(clerk(), { sheetId, seen: '1', signer: 'عيسى', signature: png })
  await approveSheets(colleague(), { sheetIds: [sheetId] })
  at('2026-03-02', '09:00')
  await billCycle(colleague(), { contractId, number: '1', putOff: 'yes' })
  const text = pdfText((await cycleSheetsPaper(clerk(), await look(contractId), 1)) ?? new Uint8Array())
  expect(text).toContain('الصور')
})
