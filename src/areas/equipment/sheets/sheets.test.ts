import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { png } from '#testing/pictures.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { approveSheets } from './use-cases/approve-sheets.ts'
import { disputeSheet, settleSheet } from './use-cases/dispute-sheet.ts'
import { recordSheet } from './use-cases/record-sheet.ts'
import { signSheet } from './use-cases/sign-sheet.ts'

const office = testOffice()
const { clerk, colleague, far, out, at, day, signed, approved, everything, setUp } = machineHiresOf(office)
beforeEach(setUp)

const sheet = (id: string) => office.db.selectFrom('daySheets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('10 there is one sheet of a line and a day, and a second sending is the same', async () => {
  const { lineId } = await out()
  const form = day(lineId, '2026-02-01')
  await Promise.all([recordSheet(clerk(), form), recordSheet(clerk(), form)])
  await expect(recordSheet(clerk(), day(lineId, '2026-02-01'))).rejects.toThrow('من قبل. افتحه وصحّحه')
  await recordSheet(clerk(), { ...form, worked: '9.5', standby: '0.5', seen: '1' })
  await expect(recordSheet(clerk(), { ...form, worked: '8', seen: '1' })).rejects.toThrow('عُدّل هذا السجل')
  expect(await sheet(form.id)).toMatchObject({ worked: 570, standby: 30, state: 'open', version: 2 })
  await expect(recordSheet(far(), day(lineId, '2026-02-01'))).rejects.toThrow('لا يوجد هذا البند')
})

test('11 more than 24 hours is refused, and more than 12 is approved by somebody who may', async () => {
  const { lineId } = await out()
  await expect(recordSheet(clerk(), day(lineId, '2026-02-01', { worked: '20', standby: '5' }))).rejects.toThrow('لا يزيد على 24')
  const sheetId = await signed(lineId, '2026-02-01', { worked: '13' })
  const lesser = office.staff('huda', ...everything.filter((one) => one !== may.approveLongDays))
  await expect(approveSheets(lesser, { sheetIds: [sheetId] })).rejects.toThrow('يزيد على 12 ساعة')
  await approveSheets(colleague(), { sheetIds: [sheetId] })
  expect(await sheet(sheetId)).toMatchObject({ state: 'approved' })
})

test('12 13 the meter never goes back, and where it is far from the hours a word is asked for', async () => {
  const { lineId } = await out()
  const form = day(lineId, '2026-02-01', { meterTo: '4511' })
  await expect(recordSheet(clerk(), form)).rejects.toThrow('آخر قراءة 4,512 ساعة')
  await expect(recordSheet(clerk(), { ...form, meterTo: '4515' })).rejects.toThrow('العداد يقول 3 ساعة')
  await recordSheet(clerk(), { ...form, meterTo: '4515', note: 'عداد معطل ظهرًا' })
  at('2026-02-02', '18:00')
  await expect(recordSheet(clerk(), day(lineId, '2026-02-02', { meterTo: '4514' }))).rejects.toThrow('آخر قراءة 4,515 ساعة')
  await recordSheet(clerk(), day(lineId, '2026-02-02', { meterTo: '4525' }))
  await expect(recordSheet(clerk(), day(lineId, '2026-02-03'))).rejects.toThrow('لم يأت هذا اليوم')
  await expect(recordSheet(clerk(), day(lineId, '2026-01-30'))).rejects.toThrow('لم تكن المعدّة في الموقع')
})

test('14 whoever wrote a sheet does not approve it, and nothing that nobody signed is approved', async () => {
  const { lineId } = await out()
  const sheetId = await signed(lineId, '2026-02-01')
  await expect(approveSheets(clerk(), { sheetIds: [sheetId] })).rejects.toThrow('سجّلته أنت')
  at('2026-02-02', '18:00')
  const { id: open } = await recordSheet(clerk(), day(lineId, '2026-02-02'))
  await expect(approveSheets(colleague(), { sheetIds: [sheetId, open] })).rejects.toThrow('لم يُوقَّع بعد')
  expect(await sheet(sheetId)).toMatchObject({ state: 'signed' })
  await Promise.all([approveSheets(colleague(), { sheetIds: [sheetId] }), approveSheets(colleague(), { sheetIds: [sheetId] })])
  await expect(recordSheet(clerk(), { ...day(lineId, '2026-02-01'), id: sheetId, worked: '9', seen: '3' })).rejects.toThrow(
    'وُقّع هذا الكشف',
  )
})

test('signed is signed as it was seen, and once', async () => {
  const { lineId } = await out()
  const { id: sheetId } = await recordSheet(clerk(), day(lineId, '2026-02-01'))
  const form = { sheetId, seen: '1', signer: 'عيسى الحضري', signature: png }
  await recordSheet(clerk(), { ...day(lineId, '2026-02-01'), id: sheetId, worked: '9', seen: '1' })
  await expect(signSheet(clerk(), form)).rejects.toThrow('عُدّل هذا السجل')
  await signSheet(clerk(), { ...form, seen: '2' })
  await signSheet(clerk(), { ...form, seen: '2' })
  await expect(signSheet(clerk(), { ...form, seen: '3', signer: 'غيره' })).rejects.toThrow('وُقّع هذا الكشف من قبل')
})

test('18 a dispute keeps both figures and who said them, until it is settled by somebody else', async () => {
  const { lineId } = await out()
  const sheetId = await approved(lineId, '2026-02-01', { worked: '10' })
  await disputeSheet(colleague(), { sheetId, by: 'عيسى الحضري', why: 'توقف ساعتين', worked: '8' })
  expect(await sheet(sheetId)).toMatchObject({ state: 'disputed', worked: 600, disputedWorked: 480, disputedBy: 'عيسى الحضري' })
  const settle = { sheetId, seen: '4', worked: '9', why: 'اتفقنا على 9' }
  await expect(settleSheet(clerk(), settle)).rejects.toThrow('يسوّيه زميل')
  await settleSheet(colleague(), settle)
  expect(await sheet(sheetId)).toMatchObject({ state: 'approved', worked: 540, disputedWorked: 480 })
})
