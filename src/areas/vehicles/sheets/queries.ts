import { customersNamed } from '#areas/customers/public.ts'
import { earlierSheet, sheetById, sheetsOf, subjectOfShot, subjectOfSignature } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { vehicle } from '../fleet/vehicle-detail.ts'
import { carSheet } from './car-sheet.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One sheet with the one it is compared with; null where this person does not see its vehicle. */
export async function carSheetById(ctx: Reader, id: string | undefined) {
  const found = id && isUuid(id) ? await sheetById(ctx, carSheet, id) : null
  const car = found && (await vehicle(ctx, found.subjectId))
  if (!found || !car) return null
  const [party] = found.partyId ? await customersNamed(ctx, [found.partyId]) : []
  return {
    ...found,
    ...{ car, subject: `${car.model} ${car.plate}`, party: party?.name ?? null, mayEdit: car.may.inspect },
    earlier: await earlierSheet(ctx, carSheet, found),
  }
}

/** The sheets of a vehicle, the newest first. */
export const carSheetsOf = (ctx: Pick<Ctx, 'db'>, vehicleId: string) => sheetsOf(ctx, carSheet, vehicleId)

/** Those written while a rental is near: from the day before it goes out until the day it is back. */
export async function carSheetsDuring(ctx: Pick<Ctx, 'db'>, { vehicleId, from, back }: Stretch) {
  const first = daysAfter(dayOf(from), -1)
  const last = back && dayOf(back)
  return (await carSheetsOf(ctx, vehicleId)).filter(({ seenOn }) => seenOn >= first && (last === null || seenOn <= last))
}
type Stretch = { vehicleId: string; from: Date; back: Date | null }

/** Whoever sees the vehicle opens the signatures and pictures of its sheets. */
export async function permissionForSheetFile(ctx: Ctx, fileId: string) {
  const vehicleId = (await subjectOfShot(ctx, carSheet, fileId)) ?? (await subjectOfSignature(ctx, carSheet, fileId))
  return vehicleId && (await vehicle(ctx, vehicleId)) ? may.view : null
}
