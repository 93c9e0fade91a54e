import { customersNamed } from '#areas/customers/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import { seesTenancies } from '#areas/properties/tenancies-seen.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { type Item, inspectionNumber } from './inspection.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One paper, what is written on it and, of a return, how it was when the unit was handed over; null where this person sees none. */
export async function inspection(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('inspections')
    .innerJoin('units', 'units.id', 'inspections.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .selectAll('inspections')
    .select(['units.kind as unitKind', 'units.number as unitNumber', 'units.propertyId'])
    .select(['properties.name as property', 'properties.branchId'])
    .where('inspections.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'properties.branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const { unitKind, unitNumber, ...written } = row
  // Whoever makes the round with the tenant knows them; what was signed names them to others no more.
  const sees = row.status === 'draft' || row.madeBy === ctx.actor.id || seesTenancies(ctx.actor, row.branchId)
  const shown = sees ? written : { ...written, signer: null, signatureId: null }
  const [items, before, named] = await Promise.all([
    itemsOf(ctx.db, id),
    row.kind === 'return' ? itemsAtHandover(ctx.db, row.occupancyId) : null,
    customersNamed(ctx, row.partyId && sees ? [row.partyId] : []),
  ])
  return {
    ...{ ...shown, number: inspectionNumber(row.sequence), called: unitName({ kind: unitKind, number: unitNumber }) },
    ...{ items, before, party: named[0]?.name ?? null },
    mayEdit: reaches(ctx.actor, may.inspect, { branchId: row.branchId }),
  }
}
export type ShownInspection = NonNullable<Awaited<ReturnType<typeof inspection>>>

export const itemsOf = (db: Ctx['db'] | Work['tx'], inspectionId: string): Promise<Item[]> =>
  db
    .selectFrom('inspectionItems')
    .select(['room', 'item', 'condition', 'note'])
    .where('inspectionId', '=', inspectionId)
    .orderBy('place')
    .execute()

/** What was signed when the unit was handed over for the same stretch; null where nothing was. */
export async function itemsAtHandover(db: Ctx['db'] | Work['tx'], occupancyId: string | null) {
  const handover = await db
    .selectFrom('inspections')
    .select('id')
    .where('occupancyId', '=', occupancyId)
    .where('kind', '=', 'handover')
    .where('status', '=', 'signed')
    .executeTakeFirst()
  return handover ? itemsOf(db, handover.id) : null
}

/** The papers of a unit, the newest first. */
export async function inspectionsOf(
  { db }: Pick<Ctx, 'db'>,
  { id: unitId, seesTenancies: sees }: { id: string; seesTenancies: boolean },
) {
  const rows = await db
    .selectFrom('inspections')
    .select(['id', 'sequence', 'kind', 'status', 'seenOn', 'signer'])
    .where('unitId', '=', unitId)
    .orderBy('seenOn', 'desc')
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ sequence, signer, ...row }) => ({
    ...{ ...row, signer: sees ? signer : null, number: inspectionNumber(sequence) },
  }))
}
export type UnitInspections = Awaited<ReturnType<typeof inspectionsOf>>

/** Whoever sees who lives in the unit may see what they signed about it. */
export async function permissionForSignature(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('inspections')
    .innerJoin('units', 'units.id', 'inspections.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select('properties.branchId')
    .where('inspections.signatureId', '=', fileId)
    .executeTakeFirst()
  return row && seesTenancies(ctx.actor, row.branchId) ? may.viewTenancies : null
}
