import { customersNamed } from '#areas/customers/public.ts'
import { sheetById, sheetsOf, subjectOfSignature } from '#areas/handovers/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import { seesTenancies } from '#areas/properties/tenancies-seen.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { unitSheet } from './unit-sheet.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One paper, what is written on it and, of a return, how it was when the unit was handed over; null where this person sees none. */
export async function inspection(ctx: Reader, id: string | undefined) {
  const found = id && isUuid(id) ? await sheetById(ctx, unitSheet, id) : null
  const place = found && (await unitPlace(ctx, found.subjectId))
  if (!found || !place || !reaches(ctx.actor, may.view, place)) return null
  const { subjectId: unitId, ...one } = found
  // Whoever makes the round with the tenant knows them; what was signed names them to others no more.
  const sees = one.status === 'draft' || one.madeBy === ctx.actor.id || seesTenancies(ctx.actor, place.branchId)
  const shown = sees ? one : { ...one, signer: null, signatureId: null }
  const [named] = await customersNamed(ctx, one.partyId && sees ? [one.partyId] : [])
  return {
    ...one.readings,
    ...shown,
    ...{ unitId, ...place, subject: `${place.called}، ${place.property}` },
    ...{ party: named?.name ?? null, mayEdit: reaches(ctx.actor, may.inspect, place) },
  }
}
export type ShownInspection = NonNullable<Awaited<ReturnType<typeof inspection>>>

async function unitPlace({ db }: Pick<Ctx, 'db'>, unitId: string) {
  const row = await db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.kind', 'units.number', 'units.propertyId', 'properties.name as property', 'properties.branchId'])
    .where('units.id', '=', unitId)
    .executeTakeFirst()
  return row && { called: unitName(row), propertyId: row.propertyId, property: row.property, branchId: row.branchId }
}

/** The papers of a unit, the newest first. */
export async function inspectionsOf(
  ctx: Pick<Ctx, 'db'>,
  { id: unitId, seesTenancies: sees }: { id: string; seesTenancies: boolean },
) {
  const rows = await sheetsOf(ctx, unitSheet, unitId)
  return rows.map((row) => ({ ...row, signer: sees ? row.signer : null }))
}

/** Whoever sees who lives in the unit may see what they signed about it. */
export async function permissionForSignature(ctx: Ctx, fileId: string) {
  const unitId = await subjectOfSignature(ctx, unitSheet, fileId)
  const place = unitId ? await unitPlace(ctx, unitId) : null
  return place && seesTenancies(ctx.actor, place.branchId) ? may.viewTenancies : null
}
