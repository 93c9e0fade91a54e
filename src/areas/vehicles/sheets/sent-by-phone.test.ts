import { beforeEach, expect, test } from 'vitest'
import { doneOperation, forgetOperations } from '#platform/operations.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { carSheetById } from './queries.ts'
import { beginCarSheet } from './use-cases/begin-car-sheet.ts'
import { keepCarMark } from './use-cases/mark-car.ts'
import { saveCarReadings } from './use-cases/write-car-sheet.ts'

const office = testOffice()
const { near, far, aVehicleOfABranch } = fleetOf(office)

let sheetId: string
beforeEach(async () => {
  const { id: vehicleId } = await aVehicleOfABranch()
  sheetId = (await beginCarSheet(near(), { id: office.visitor().newId(), vehicleId })).id
})

/** Done ten minutes before it arrives, by the clock of the phone. */
const sent = (id = office.visitor().newId()) => ({
  ...near(),
  operation: { id, madeAt: new Date(office.visitor().now().getTime() - 600_000) },
})
const read = { seen: '1', seenOn: '2026-01-15', odometer: '33250', fuel: '7' }
const door = { panel: 'door-front-left', x: '56', y: '195', what: 'scratch', size: 'small', photos: [] } as const

test('what a phone sends twice is done once, and its own time stands beside ours', async () => {
  const ctx = sent()
  await saveCarReadings(ctx, { sheetId, ...read })
  await expect(saveCarReadings(ctx, { sheetId, ...read })).rejects.toThrow('وصلت هذه العملية من قبل.')
  expect(await office.history()).toEqual(expect.arrayContaining(['vehicles.sheet-saved']))
  expect((await office.history()).filter((name) => name === 'vehicles.sheet-saved')).toHaveLength(1)
  const rows = await office.db.selectFrom('phoneOperations').select(['id', 'madeAt', 'arrivedAt', 'moved']).execute()
  expect(rows).toEqual([{ id: ctx.operation.id, madeAt: ctx.operation.madeAt, arrivedAt: office.visitor().now(), moved: true }])
})

test('twenty at once of one operation are one', async () => {
  const ctx = sent()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => saveCarReadings(ctx, { sheetId, ...read })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await carSheetById(near(), sheetId))?.version).toBe(2)
})

test('what was refused is not done, and may be sent again', async () => {
  const ctx = sent()
  await expect(saveCarReadings(ctx, { sheetId, ...read, odometer: '10' })).rejects.toThrow()
  expect(await doneOperation(ctx, ctx.operation.id)).toBeUndefined()
  await saveCarReadings(ctx, { sheetId, ...read })
  expect(await doneOperation(ctx, ctx.operation.id)).toEqual({ moved: true })
})

test('a mark that stood already moves no version, and the phone hears that', async () => {
  const id = office.visitor().newId()
  await keepCarMark(near(), { sheetId, id, seen: '1', ...door })
  const ctx = sent()
  await keepCarMark(ctx, { sheetId, id, seen: '1', ...door })
  expect(await doneOperation(ctx, ctx.operation.id)).toEqual({ moved: false })
})

test('nobody hears of the operations of another, and in time they are forgotten', async () => {
  const ctx = sent()
  await saveCarReadings(ctx, { sheetId, ...read })
  expect(await doneOperation(far(), ctx.operation.id)).toBeUndefined()
  office.later(200 * 86_400_000)
  await forgetOperations(office.visitor())
  expect(await doneOperation(ctx, ctx.operation.id)).toBeUndefined()
})
