import { partyOfAccount } from '#areas/customers/public.ts'
import { inspectionNumber } from '#areas/properties/inspections/inspection.ts'
import { inspection } from '#areas/properties/inspections/queries.ts'
import { unitName } from '#areas/properties/property.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { ownedNow } from './owned-now.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const most = 12

/** What was signed of the units they own by the shares that stand now, the newest first. */
export async function ownInspections(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await signed(ctx, party.id)
    .orderBy('inspections.seenOn', 'desc')
    .orderBy('inspections.sequence', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ sequence, unitKind, unitNumber, ...row }) => ({
    ...{ ...row, number: inspectionNumber(sequence), called: unitName({ kind: unitKind, number: unitNumber }) },
  }))
}
export type OwnInspection = Awaited<ReturnType<typeof ownInspections>>[number]

const signed = ({ db }: Reader, partyId: string) =>
  db
    .selectFrom('inspections')
    .innerJoin('units', 'units.id', 'inspections.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['inspections.id', 'inspections.sequence', 'inspections.kind', 'inspections.seenOn'])
    .select(['units.kind as unitKind', 'units.number as unitNumber', 'properties.name as property'])
    .where('inspections.status', '=', 'signed')
    .where(ownedNow(partyId))

/** One of them, whole; null where it is of somebody else's unit. */
export async function ownInspection(ctx: Reader, id: string | null) {
  const party = isUuid(id ?? '') ? await partyOfAccount(ctx) : null
  if (!party || !id) return null
  const found = await signed(ctx, party.id).where('inspections.id', '=', id).executeTakeFirst()
  return found ? inspection({ ...ctx, actor: theHouseItself }, found.id) : null
}
