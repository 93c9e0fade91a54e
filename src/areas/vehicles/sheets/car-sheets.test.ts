import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { compared } from '#areas/handovers/compare.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { addVehicle } from '../fleet/use-cases/add-vehicle.ts'
import { correctVehicle } from '../fleet/use-cases/correct-vehicle.ts'
import { vehicle } from '../fleet/vehicle-detail.ts'
import { vehicleRecord } from '../fleet/vehicle-record.ts'
import { carSheetPaper } from './car-sheet-paper.ts'
import { carSheetRecord } from './car-sheet-record.ts'
import { carItems } from './car-sheet-words.ts'
import { carSheetById, carSheetsOf, permissionForSheetFile } from './queries.ts'
import { beginCarSheet } from './use-cases/begin-car-sheet.ts'
import { keepCarMark, keepCarShot, removeCarMark } from './use-cases/mark-car.ts'
import { discardCarSheet, saveCarItems, saveCarReadings, signCarSheet } from './use-cases/write-car-sheet.ts'
import { carSheetFactLines } from './words.ts'

const office = testOffice()
const { near, far, corolla, aVehicleOfABranch } = fleetOf(office)

const photo = async (background = '#8a5a2b') => ({
  name: 'خدش.png',
  bytes: await sharp({ create: { width: 12, height: 9, channels: 3, background } })
    .png()
    .toBuffer(),
})

let vehicleId: string
beforeEach(async () => {
  ;({ id: vehicleId } = await aVehicleOfABranch())
})

const newId = () => office.visitor().newId()
const begun = async (id = newId()) => (await beginCarSheet(near(), { id, vehicleId })).id
const shown = async (id: string) => {
  const one = await carSheetById(near(), id)
  if (!one) throw new Error('there is no such sheet')
  return one
}
const version = async (id: string) => String((await shown(id)).version)
const read = async (sheetId: string, odometer = '33250', fuel = '7') =>
  saveCarReadings(near(), { sheetId, seen: await version(sheetId), seenOn: '2026-01-15', odometer, fuel })
const sound = { allSound1: 'yes' } as const
const lines = Object.fromEntries(
  carItems.flatMap(({ room, item }, at) => [
    [`room${at + 1}`, room],
    [`item${at + 1}`, item],
  ]),
)
const looked = async (sheetId: string) => {
  await read(sheetId)
  await saveCarItems(near(), { sheetId, seen: await version(sheetId), ...lines, ...sound })
}
const door = { panel: 'door-front-left', x: '56', y: '195', what: 'scratch', size: 'small', photos: [] } as const
const marked = async (sheetId: string, mark: object = {}) => {
  const id = newId()
  const photos = await photo()
  await keepCarMark(near(), { sheetId, id, seen: await version(sheetId), ...door, photos, ...mark })
  return id
}
const signed = async (sheetId: string) =>
  signCarSheet(near(), { sheetId, seen: await version(sheetId), signer: 'سالم المعشني', signature: pdf })
/** A sheet with one mark, signed. */
const signedWithMark = async () => {
  const sheetId = await begun()
  const markId = await marked(sheetId)
  await looked(sheetId)
  await signed(sheetId)
  return { sheetId, markId }
}

test('a sheet is begun once however often its form is sent, and draws the car as its class is', async () => {
  const id = newId()
  await Promise.all([begun(id), begun(id)])
  expect(await carSheetsOf(near(), vehicleId)).toMatchObject([{ id, status: 'draft', kind: 'periodic' }])
  expect(await shown(id)).toMatchObject({ plan: 'saloon', marks: [], subject: 'تويوتا كورولا 7340 م ه' })
  expect((await shown(id)).items).toHaveLength(carItems.length)
})

test('what a signed sheet shows is known on the next: neither changed nor deleted, and never new again', async () => {
  const { sheetId: first, markId } = await signedWithMark()
  office.later(60_000)
  const next = await begun()
  expect((await shown(next)).marks).toMatchObject([{ id: markId, knownFrom: first, panel: 'door-front-left' }])
  expect((await shown(next)).shots).toMatchObject([{ markId }])
  const seen = await version(next)
  await expect(removeCarMark(near(), { sheetId: next, markId, seen })).rejects.toThrow('من محضر سابق')
  const larger = { ...door, size: 'large' } as const
  await expect(keepCarMark(near(), { sheetId: next, id: markId, seen, ...larger })).rejects.toThrow('من محضر سابق')
  for (const trick of [
    sql`delete from handover_marks where sheet_id = ${next}`,
    sql`update handover_marks set known_from = null where sheet_id = ${next}`,
    sql`update handover_marks set size = 'large' where sheet_id = ${next}`,
  ])
    await expect(trick.execute(office.db)).rejects.toThrow('known mark is not changed')
  const { earlier, car, ...one } = await shown(next)
  const { id: otherCar } = await addVehicle(near(), corolla(car.classId, '1 أ'))
  const { id: other } = await beginCarSheet(near(), { id: newId(), vehicleId: otherCar })
  const asNew = { sheetId: other, id: markId, seen: '1', ...door }
  await expect(keepCarMark(near(), asNew)).rejects.toThrow('handover_marks_new_once')
  const asKnown = sql`insert into handover_marks (sheet_id, id, place, panel, x, y, what, size, known_from, marked_by, marked_at)
    values (${other}, ${markId}, 1, 'roof', 1, 1, 'dent', 'small', ${first}, 'x', now())`
  await expect(asKnown.execute(office.db)).rejects.toThrow('signed sheet of the same subject')
  // Nobody is charged with what was there.
  expect(earlier && compared(earlier, one, []).marks).toEqual([])
})

test('21 a new mark is photographed before anybody signs, and the sentence names its part', async () => {
  const sheetId = await begun()
  const id = newId()
  await keepCarMark(near(), { sheetId, id, seen: '1', ...door })
  await looked(sheetId)
  await expect(signed(sheetId)).rejects.toThrow('الباب الأمامي الأيسر: صوّر هذه العلامة قبل التوقيع')
  await keepCarMark(near(), { sheetId, id, seen: await version(sheetId), ...door, photos: await photo() })
  await signed(sheetId)
  expect((await shown(sheetId)).status).toBe('signed')
})

test('a mark that is sent twice is one, is put right by whoever saw it as it stands, and goes with its pictures', async () => {
  const sheetId = await begun()
  const form = { sheetId, id: newId(), seen: '1', ...door }
  await Promise.all([keepCarMark(near(), form), keepCarMark(near(), form)])
  expect((await shown(sheetId)).marks).toHaveLength(1)
  await expect(keepCarMark(near(), { ...form, what: 'dent' })).rejects.toThrow('عُدّل هذا السجل')
  await keepCarMark(near(), { ...form, seen: await version(sheetId), what: 'dent', photos: await photo() })
  expect((await shown(sheetId)).marks).toMatchObject([{ what: 'dent', size: 'small' }])
  // The same press once more, its picture with it; and another picture of it.
  await keepCarMark(near(), { ...form, what: 'dent', photos: await photo() })
  expect((await shown(sheetId)).shots).toHaveLength(1)
  await keepCarMark(near(), { ...form, what: 'dent', photos: await photo('#3b7d4f') })
  expect((await shown(sheetId)).shots).toHaveLength(2)
  const gone = { sheetId, markId: form.id, seen: await version(sheetId) }
  await removeCarMark(near(), gone)
  await removeCarMark(near(), gone)
  expect(await shown(sheetId)).toMatchObject({ marks: [], shots: [] })
  expect(await office.db.selectFrom('files').select('id').execute()).toEqual([])
  await expect(keepCarMark(near(), { ...form, id: newId(), panel: 'bed' })).rejects.toThrow('اختر الجزء من المخطط')
})

test('23 the odometer is never below the last, and the vehicle shows what was signed', async () => {
  const sheetId = await begun()
  await expect(read(sheetId, '33189')).rejects.toThrow('آخر قراءة 33,190 كم')
  await expect(read(sheetId, '33200', '9')).rejects.toThrow('من 0 إلى 8')
  await looked(sheetId)
  const other = await begun()
  await read(other, '33220')
  await signed(sheetId)
  expect(await vehicle(near(), vehicleId)).toMatchObject({ odometer: 33_250, fuel: 7, version: 2 })
  const { id: _, ...form } = corolla((await shown(sheetId)).car.classId)
  await expect(correctVehicle(near(), { ...form, vehicleId, seen: '1', odometer: '33260' })).rejects.toThrow('عُدّل هذا السجل')
  // Written before the other was signed, it is behind it now.
  await saveCarItems(near(), { sheetId: other, seen: await version(other), ...lines, ...sound })
  await expect(signed(other)).rejects.toThrow('آخر قراءة 33,250 كم')
})

test('nobody covers up what a colleague wrote meanwhile, and nobody signs what they did not see', async () => {
  const sheetId = await begun()
  const seen = await version(sheetId)
  await read(sheetId)
  const late = { sheetId, seen, seenOn: '2026-01-15', odometer: '33300', fuel: '1' }
  await expect(saveCarReadings(near(), late)).rejects.toThrow('عُدّل هذا السجل')
  await expect(saveCarItems(near(), { sheetId, seen, ...lines, ...sound })).rejects.toThrow('عُدّل هذا السجل')
  expect((await shown(sheetId)).readings).toEqual({ odometer: 33_250, fuel: 7 })
  await looked(sheetId)
  const before = await version(sheetId)
  await marked(sheetId)
  const sign = { sheetId, seen: before, signer: 'سالم', signature: pdf }
  await expect(signCarSheet(near(), sign)).rejects.toThrow('عُدّل هذا السجل')
  const both = await Promise.allSettled([signed(sheetId), signed(sheetId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what is signed stays with its marks and pictures', async () => {
  const { sheetId, markId } = await signedWithMark()
  for (const change of [
    sql`update handover_sheets set note = 'x' where id = ${sheetId}`,
    sql`update handover_marks set size = 'large' where sheet_id = ${sheetId}`,
    sql`delete from handover_marks where sheet_id = ${sheetId}`,
    sql`delete from handover_shots where sheet_id = ${sheetId}`,
    sql`delete from handover_sheets where id = ${sheetId}`,
  ])
    await expect(change.execute(office.db)).rejects.toThrow('is not changed')
  const seen = await version(sheetId)
  await expect(keepCarMark(near(), { sheetId, id: newId(), seen, ...door })).rejects.toThrow('ولا يُغيَّر')
  await expect(removeCarMark(near(), { sheetId, markId, seen })).rejects.toThrow('ولا يُغيَّر')
  await expect(keepCarShot(near(), { sheetId, name: 'front', photo: await photo() })).rejects.toThrow('ولا يُغيَّر')
})

test('what another sheet signed meanwhile is known on this one as well', async () => {
  const early = await begun()
  await looked(early)
  const { sheetId, markId } = await signedWithMark()
  await signed(early)
  expect((await shown(early)).marks).toMatchObject([{ id: markId, knownFrom: sheetId }])
})

test('a picture taken again takes the place of the first, and one that nobody asks for is not kept', async () => {
  const sheetId = await begun()
  await keepCarShot(near(), { sheetId, name: 'front', photo: await photo() })
  const [first] = (await shown(sheetId)).shots
  await keepCarShot(near(), { sheetId, name: 'front', photo: await photo() })
  expect((await shown(sheetId)).shots).toEqual([first])
  await keepCarShot(near(), { sheetId, name: 'front', photo: await photo('#3b7d4f') })
  const { shots } = await shown(sheetId)
  expect(shots).toMatchObject([{ name: 'front', markId: null }])
  expect(shots[0]?.fileId).not.toBe(first?.fileId)
  await expect(keepCarShot(near(), { sheetId, name: 'moon', photo: await photo() })).rejects.toThrow('لا صورة بهذا الاسم')
  await expect(keepCarShot(near(), { sheetId, name: 'rear', photo: [] })).rejects.toThrow('التقط الصورة')
  await discardCarSheet(near(), { sheetId })
  expect(await office.db.selectFrom('files').select('id').execute()).toEqual([])
})

test('it is not there for whoever works in another branch, nor are its pictures', async () => {
  const { sheetId } = await signedWithMark()
  const { shots, signatureId } = await shown(sheetId)
  expect(await carSheetById(far(), sheetId)).toBeNull()
  for (const fileId of [shots[0]?.fileId ?? '', signatureId ?? '']) {
    expect(await permissionForSheetFile(near(), fileId)).not.toBeNull()
    expect(await permissionForSheetFile(far(), fileId)).toBeNull()
  }
  await expect(beginCarSheet(far(), { id: newId(), vehicleId })).rejects.toThrow('لم نجد هذا السجل')
  expect(await vehicleRecord.find(near(), vehicleId)).not.toBeNull()
  expect(await carSheetRecord.find(near(), sheetId)).toMatchObject({ mayEdit: true })
  expect(await carSheetRecord.find(far(), sheetId)).toBeNull()
})

test('the paper shows the drawing, its marks in words, and what changed since the sheet before', async () => {
  await signedWithMark()
  office.later(60_000)
  const next = await begun()
  await marked(next, { panel: 'roof', x: '180', y: '245', what: 'dent', size: 'medium' })
  await looked(next)
  await read(next, '33400', '5')
  await signed(next)
  const one = await shown(next)
  // A narrow column breaks its words apart.
  const text = pdfText(await carSheetPaper(near(), one)).replaceAll(/\s+/g, ' ')
  for (const said of ['محضر معاينة سيارة', 'الباب الأمامي الأيسر', 'السقف', 'انبعاج', 'سابقة', 'جديدة', '33,400', 'CI-'])
    expect(text).toContain(said)
  expect(carSheetFactLines['vehicles.looked-over']?.({ number: 'CI-1', plate: '1 أ', model: 'كورولا', signer: 'سالم' })).toBe(
    'عوينت كورولا 1 أ، المحضر CI-1، وقّعه سالم',
  )
})
