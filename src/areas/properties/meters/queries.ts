import { namesOf } from '#areas/identity/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { floorName, unitName } from '#areas/properties/property.ts'
import { property } from '#areas/properties/property-detail.ts'
import { seesTenancies } from '#areas/properties/tenancies-seen.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import { byFloorAndNumber } from '#areas/properties/unit-order.ts'
import { lastReadings, readingsOf, resourceOfMeterPhoto, takenBackReadings, usedBetween } from '#areas/readings/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { chargedOf, chargedOn, leaseToBill } from './billing.ts'
import { type UnitMeter, unitMeters } from './meter.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const daysToPay = 7

/** The meters of one unit: what each showed, what was used up between, and what of it was charged; null where this person sees none. */
export async function metersOf(ctx: Reader, unitId: string | undefined) {
  const one = await unit(ctx, unitId)
  if (!one) return null
  const found = seesTenancies(ctx.actor, one.branchId) ? await leaseToBill(ctx, one.id) : null
  const today = dayOf(ctx.now())
  const lease = found && { number: found.contract.number, contractId: found.contractId, utilitiesBy: found.utilitiesBy }
  const meters = await Promise.all(unitMeters.map((kind) => meterOf(ctx, one, { kind, contractId: lease?.contractId })))
  const bills = reaches(ctx.actor, may.billUtilities, one) && lease?.utilitiesBy === 'tenant'
  return {
    ...{ unit: { id: one.id, called: one.called, property: one.property, propertyId: one.propertyId }, meters, lease, today },
    ...{ dueOn: daysAfter(today, daysToPay), may: { read: reaches(ctx.actor, may.readMeters, one), bill: bills } },
  }
}
export type ShownMeters = NonNullable<Awaited<ReturnType<typeof metersOf>>>
export type ShownMeter = ShownMeters['meters'][number]

type Unit = NonNullable<Awaited<ReturnType<typeof unit>>>
type Of = { kind: UnitMeter; contractId: string | undefined }

async function meterOf(ctx: Reader, one: Unit, { kind, contractId }: Of) {
  const [readings, charged] = [
    await readingsOf(ctx, { resourceId: one.id, kind }),
    contractId ? await chargedOf(ctx, contractId, kind) : [],
  ]
  const takenBack = await takenBackReadings(ctx, { resourceId: one.id, kind })
  const names = await namesOf(ctx, [...readings.map(({ readBy }) => readBy), ...takenBack.map(({ takenBackBy }) => takenBackBy)])
  const last = readings.at(-1)
  return {
    ...{ kind, charged, heldBy: last ? await chargedOn(ctx, last.id) : null },
    takenBack: takenBack.map((reading) => ({ ...reading, by: names.get(reading.takenBackBy) ?? reading.takenBackBy })),
    number: kind === 'electricity' ? one.electricityMeter : one.waterMeter,
    account: kind === 'electricity' ? one.electricityAccount : one.waterAccount,
    readings: readings
      .map((reading, at) => ({
        ...{ ...reading, by: names.get(reading.readBy) ?? reading.readBy },
        used: usedBetween(readings[at - 1], reading),
      }))
      .toReversed(),
  }
}

/** The round through a property: each unit with what its meters showed last; what was read this month is done. */
export async function roundOf(ctx: Reader, propertyId: string | undefined) {
  const one = await property(ctx, propertyId)
  if (!one) return null
  const today = dayOf(ctx.now())
  const units = await ctx.db
    .selectFrom('units')
    .select(['id', 'number', 'kind', 'floor', 'electricityMeter', 'waterMeter'])
    .where('propertyId', '=', one.id)
    .orderBy(byFloorAndNumber())
    .execute()
  const last = await lastReadings(
    ctx,
    units.map(({ id }) => id),
  )
  const stops = units.flatMap(({ electricityMeter, waterMeter, ...row }) =>
    unitMeters.map((kind) => {
      const before = last.find((reading) => reading.resourceId === row.id && reading.kind === kind)
      return {
        ...{ key: `${row.id}:${kind}`, unitId: row.id, kind, called: unitName(row), floor: floorName(row.floor) },
        ...{ meter: kind === 'electricity' ? electricityMeter : waterMeter, before: before ?? null },
        isDone: before !== undefined && before.readOn.slice(0, 7) === today.slice(0, 7),
      }
    }),
  )
  return { property: { id: one.id, name: one.name }, stops, today, mayRead: reaches(ctx.actor, may.readMeters, one) }
}
export type Round = NonNullable<Awaited<ReturnType<typeof roundOf>>>
export type Stop = Round['stops'][number]

/** Whoever sees the unit may see the pictures of its meters. */
export async function permissionForMeterPhoto(ctx: Ctx, fileId: string) {
  const unitId = await resourceOfMeterPhoto(ctx, fileId)
  if (!unitId) return null
  const row = await ctx.db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select('properties.branchId')
    .where('units.id', '=', unitId)
    .executeTakeFirst()
  return row && reaches(ctx.actor, may.view, { branchId: row.branchId }) ? may.view : null
}
