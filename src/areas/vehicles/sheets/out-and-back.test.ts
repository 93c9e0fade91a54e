import { beforeEach, expect, test } from 'vitest'
import { compared } from '#areas/handovers/compare.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { png } from '#testing/pictures.ts'
import { pdf } from '#testing/stories.ts'
import { beginHandOver, beginReturn } from '../rentals/use-cases/begin-rental-sheet.ts'
import { carItems, carReadings, carSheetWords } from './car-sheet-words.ts'
import { carSheetById } from './queries.ts'
import { keepCarMark, keepCarShot } from './use-cases/mark-car.ts'
import { saveCarItems, saveCarReadings, signCarSheet } from './use-cases/write-car-sheet.ts'

const office = testOffice()
const { clerk, newId, signed } = hiresOf(office)

let contractId: string
beforeEach(async () => {
  contractId = (await signed()).contractId
})
const begun = async (side: 'out' | 'in') => {
  const { id } =
    side === 'out'
      ? await beginHandOver(clerk(), {
          ...{ id: newId(), contractId, licenceNumber: 'D-1122', licenceUntil: '2027-05-01', waivedWhy: 'موظف الشركة' },
        })
      : await beginReturn(clerk(), { id: newId(), contractId })
  return id
}

const shown = async (id: string) => {
  const one = await carSheetById(clerk(), id)
  if (!one) throw new Error('there is no such sheet')
  return one
}
const seen = async (id: string) => String((await shown(id)).version)
async function written(side: 'out' | 'in', { odometer, fuel, jack }: { odometer: string; fuel: string; jack: string }) {
  const sheetId = await begun(side)
  await saveCarReadings(clerk(), { sheetId, seen: await seen(sheetId), seenOn: '2026-02-01', odometer, fuel })
  const lines = carItems.flatMap(({ room, item }, at) => [
    [`room${at + 1}`, room],
    [`item${at + 1}`, item],
    [`condition${at + 1}`, item === 'الرافعة' ? jack : 'sound'],
  ])
  await saveCarItems(clerk(), { sheetId, seen: await seen(sheetId), ...Object.fromEntries(lines) })
  return sheetId
}
const sign = async (sheetId: string) =>
  signCarSheet(clerk(), { sheetId, seen: await seen(sheetId), signer: 'شيخة الكثيري', signature: pdf })
const photograph = async (sheetId: string, side: 'out' | 'in') => {
  for (const { name, required } of carSheetWords.shots ?? [])
    if (required === 'both' || required === side) await keepCarShot(clerk(), { sheetId, name, photo: png })
}

test('a car goes out with every picture its side asks for, and what changed until it is back is told', async () => {
  const out = await written('out', { odometer: '33200', fuel: '8', jack: 'sound' })
  await expect(sign(out)).rejects.toThrow('صور لم تُلتقط: لوحة العدادات')
  await photograph(out, 'out')
  await sign(out)
  office.later(3_600_000)
  const back = await written('in', { odometer: '33320', fuel: '6', jack: 'missing' })
  const dent = { panel: 'door-rear-left', x: '56', y: '278', what: 'dent', size: 'medium' } as const
  await keepCarMark(clerk(), { sheetId: back, id: newId(), seen: '1', ...dent, photos: png })
  await expect(sign(back)).rejects.toThrow('صور لم تُلتقط')
  await photograph(back, 'in')
  const { earlier, ...one } = await shown(back)
  expect(earlier?.id).toBe(out)
  const change = earlier && compared(earlier, one, carReadings)
  expect(change?.marks).toMatchObject([{ panel: 'door-rear-left', what: 'dent' }])
  expect(change?.readings.map(({ was, now }) => now - was)).toEqual([120, -2])
  expect(change?.items).toMatchObject([{ item: 'الرافعة', condition: 'missing', was: 'sound' }])
  await sign(back)
  expect(await office.history()).toContain('calendar.taken-back')
})
