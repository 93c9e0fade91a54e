import { randomUUID } from 'node:crypto'
import { branches } from '#areas/company/public.ts'
import { addVehicle } from '#areas/vehicles/fleet/use-cases/add-vehicle.ts'
import { addVehiclePaper } from '#areas/vehicles/fleet/use-cases/change-papers.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { beginHandOver } from '#areas/vehicles/rentals/use-cases/begin-rental-sheet.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import { assignVehicle } from '#areas/vehicles/reservations/use-cases/assign-vehicle.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import { tellLookedOver } from '#areas/vehicles/seeded-sheets.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOf } from '#values/days.ts'
import { putInForce } from './contracts.ts'
import { png } from './pictures.ts'

export const odometer = 10_000

/** So many cars of their own, each with a contract in force and a sheet to which nothing but the signature is missing. */
export async function carsReadyToGo(ctx: Ctx, count: number) {
  const [place, saloon] = await Promise.all([
    ctx.db.selectFrom('carPlaces').select('id').where('kind', '=', 'office').executeTakeFirstOrThrow(),
    ctx.db.selectFrom('vehicleClasses').select('id').where('name', '=', 'سيدان').executeTakeFirstOrThrow(),
  ])
  const branchId = (await branches(ctx)).find(({ code }) => code === 'SLL')?.id
  const going = []
  for (let at = 0; at < count; at += 1) {
    const vehicleId = await aCar(ctx, { plate: `${70_000 + at} ط`, classId: saloon.id, branchId })
    going.push(await aHire(ctx, { at, placeId: place.id, classId: saloon.id, vehicleId }))
  }
  return going
}

async function aCar(ctx: Ctx, { plate, classId, branchId }: { plate: string; classId: string; branchId: string | undefined }) {
  const { id: vehicleId } = await addVehicle(ctx, {
    ...{ id: ctx.newId(), plate, classId, branchId, model: 'تويوتا كورولا', made: '2025', colour: 'أبيض' },
    ...{ odometer: String(odometer), fuel: '8' },
  })
  for (const kind of ['licence', 'insurance'] as const)
    await addVehiclePaper(ctx, { id: ctx.newId(), vehicleId, kind, expiresOn: daysAfter(dayOf(ctx.now()), 300), file: [] })
  await setReadiness(ctx, { vehicleId, readiness: 'ready' })
  return vehicleId
}

type Hire = { at: number; placeId: string; classId: string; vehicleId: string }

async function aHire(ctx: Ctx, { at, placeId, classId, vehicleId }: Hire) {
  const [today, time, contractId] = [dayOf(ctx.now()), timeOf(ctx.now()), randomUUID()]
  const { id: reservationId } = await reserveCar(ctx, {
    ...{ id: randomUUID(), classId, placeOut: placeId, placeBack: placeId, addOns: [], source: 'office', how: 'confirm' },
    ...{ from: today, fromTime: time, until: daysAfter(today, 1), untilTime: time },
    ...{ name: `مستأجر ${at}`, phone: `9${7_100_000 + at}` },
  })
  await assignVehicle(ctx, { reservationId, vehicleId })
  await openRental(ctx, { id: contractId, reservationId, residence: 'resident' })
  await putInForce(ctx, contractId, today)
  const licence = { licenceNumber: `D-${at}`, licenceUntil: daysAfter(today, 400), waivedWhy: 'شركة متعاقدة' }
  const { id: sheetId } = await beginHandOver(ctx, { id: randomUUID(), contractId, ...licence })
  const version = await tellLookedOver(ctx, {
    sheetId,
    odometer: String(odometer),
    fuel: '8',
    pictures: { dashboard: png, car: png },
  })
  return { contractId, sheetId, version }
}
export type Going = Awaited<ReturnType<typeof carsReadyToGo>>[number]
