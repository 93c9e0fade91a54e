import { beforeEach, expect, test } from 'vitest'
import { sheetPaper } from '#areas/handovers/public.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { png } from '#testing/pictures.ts'
import { takeMachineBack } from '../hires/use-cases/end-line.ts'
import { machine } from '../machines/machine-detail.ts'
import { whereScanned } from '../machines/scanned.ts'
import { tellMachineLook } from '../seeded-hand-overs.ts'
import { machineSheet } from './machine-sheet.ts'
import { ownMachineSheet, ownMachineSheets } from './own-sheets.ts'
import { machineSheetById } from './queries.ts'
import { beginHireSheet, beginMachineSheet } from './use-cases/begin-machine-sheet.ts'
import { keepMachineMark, keepMachineShot, removeMachineMark } from './use-cases/mark-machine.ts'
import { discardMachineSheet, saveMachineItems, saveMachineReadings, signMachineSheet } from './use-cases/write-machine-sheet.ts'

const office = testOffice()
const { here, clerk, far, look, out, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const shown = async (id: string) => {
  const one = await machineSheetById(clerk(), id)
  if (!one) throw new Error('there is no such sheet')
  return one
}
const version = async (id: string) => String((await shown(id)).version)
const segmentOn = async (contractId: string) => (await look(contractId)).lines[0]?.segments[0]?.id ?? ''

async function begun(contractId: string, side: 'handover' | 'return') {
  return (await beginHireSheet(clerk(), { id: newId(), segmentId: await segmentOn(contractId), side })).id
}
const pictures = { meter: png, machine: png, signature: png }
const written = (sheetId: string, hours: string) => tellMachineLook(clerk(), sheetId, { hours, fuel: '6', pictures })
const dented = async (sheetId: string) =>
  keepMachineMark(clerk(), {
    ...{ sheetId, id: newId(), seen: await version(sheetId), panel: 'counterweight', x: '180', y: '386' },
    ...{ what: 'dent', size: 'large', photos: png },
  })
const signs = async (sheetId: string) =>
  signMachineSheet(clerk(), { sheetId, seen: await version(sheetId), signer: 'عيسى الحضري', signature: png })

test('it is written how a machine arrives, once, and only where it was sent', async () => {
  const { contractId } = await out()
  const [first, second] = await Promise.all([begun(contractId, 'handover'), begun(contractId, 'handover')])
  expect(second).toBe(first)
  await expect(signs(first)).rejects.toThrow('لم يُسجَّل: عداد الساعات')
  await written(first, '4512.5')
  await signs(first)
  expect(await shown(first)).toMatchObject({ status: 'signed', readings: { hours: 45_125, fuel: 6 }, signer: 'عيسى الحضري' })
  expect(await machine(clerk(), here.machines[0])).toMatchObject({ meter: 45_125 })
  expect((await look(contractId)).lines[0]?.segments[0]?.sheets).toMatchObject([{ kind: 'handover', status: 'signed' }])
  await expect(signs(first)).rejects.toThrow('وُقّع هذا المحضر')
  expect(await machineSheetById(far(), first)).toBeNull()
})

test('the meter of a sheet is never below what the machine showed', async () => {
  const { contractId } = await out()
  const sheetId = await begun(contractId, 'handover')
  const form = { sheetId, seen: '1', seenOn: '2026-02-01', fuel: '6' }
  await expect(saveMachineReadings(clerk(), { ...form, hours: '4511.9' })).rejects.toThrow('آخر قراءة 4,512 ساعة')
  await expect(saveMachineReadings(clerk(), { ...form, hours: 'كثير' })).rejects.toThrow('اكتب عداد الساعات كما يظهر')
})

test('a return that is signed takes the machine back, with what is new since it went', async () => {
  const { contractId, lineId } = await out()
  const outSheet = await begun(contractId, 'handover')
  await written(outSheet, '4512')
  await signs(outSheet)
  office.later(4 * 24 * 3_600_000)
  const back = await begun(contractId, 'return')
  await dented(back)
  const unsure = { sheetId: back, seen: await version(back), seenOn: '2026-02-05', fuel: '6', hours: '4551' }
  await expect(saveMachineReadings(clerk(), unsure)).rejects.toThrow('تزيد هذه القراءة 39 ساعة على ما تشرحه الكشوف')
  await expect(saveMachineReadings(clerk(), { ...unsure, sure: 'yes' })).rejects.toMatchObject({ issues: [{ path: ['note'] }] })
  await tellMachineLook(clerk(), back, { hours: '4551', fuel: '6', pictures, note: 'كشوف لم تُسجَّل' })
  await signs(back)
  const one = await look(contractId)
  expect(one.lines[0]).toMatchObject({ out: null, offHiredAt: expect.any(Date), segments: [{ meterBack: 45_510 }] })
  expect(await machine(clerk(), here.machines[0])).toMatchObject({ meter: 45_510, readiness: 'awaiting-inspection' })
  const sheet = await shown(back)
  const text = pdfText(await sheetPaper(clerk(), machineSheet, sheet))
  for (const said of ['Machine return sheet', 'counterweight', '4,551', 'EX-07']) expect(text).toContain(said)
  await takeMachineBack(clerk(), { lineId, meter: '4551', sure: 'yes', note: 'بلا كشوف' })
  const own = await ownMachineSheets(clerk(), contractId)
  expect(own.map(({ kind }) => kind)).toEqual(['handover', 'return'])
  expect(await ownMachineSheet(clerk(), { contractId: newId(), partyId: one.partyId }, back)).toBeNull()
})

test('a machine that was taken back before is looked at all the same, and comes back once', async () => {
  const { contractId, lineId } = await out()
  await takeMachineBack(clerk(), { lineId, meter: '4530', sure: 'yes', note: 'بلا كشوف' })
  const back = await begun(contractId, 'return')
  await written(back, '4530')
  await signs(back)
  expect((await look(contractId)).lines[0]?.segments).toMatchObject([{ meterBack: 45_300 }])
})

test('30 a scan leads to the sheet that is begun', async () => {
  const machineId = here.machines[0] ?? ''
  const { id } = await beginMachineSheet(clerk(), { id: newId(), machineId })
  expect(await whereScanned(clerk(), machineId)).toBe(`/admin/equipment/hand-overs/${id}`)
  await expect(beginMachineSheet(far(), { id: newId(), machineId })).rejects.toMatchObject({ status: 404 })
})

test('a mark of a draft goes again, a picture is taken anew, and a draft is given up while nobody signed it', async () => {
  const { contractId } = await out()
  const sheetId = await begun(contractId, 'handover')
  await dented(sheetId)
  const [mark] = (await shown(sheetId)).marks
  await removeMachineMark(clerk(), { sheetId, markId: mark?.id ?? '', seen: await version(sheetId) })
  await keepMachineShot(clerk(), { sheetId, name: 'front', photo: png })
  await keepMachineShot(clerk(), { sheetId, name: 'front', photo: png })
  expect(await shown(sheetId)).toMatchObject({ marks: [], shots: [{ name: 'front' }] })
  const { unseen } = await saveMachineItems(clerk(), {
    ...{ sheetId, seen: await version(sheetId), room1: 'السلامة', item1: 'الأضواء' },
  })
  expect(unseen).toEqual(['السلامة'])
  await discardMachineSheet(clerk(), { sheetId })
  expect(await machineSheetById(clerk(), sheetId)).toBeNull()
  expect((await look(contractId)).lines[0]?.segments[0]?.sheets).toEqual([])
})
