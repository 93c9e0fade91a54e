import { partyOfAccount } from '#areas/customers/public.ts'
import { signedSheets } from '#areas/handovers/public.ts'
import { inspection } from '#areas/properties/inspections/queries.ts'
import { unitSheet } from '#areas/properties/inspections/unit-sheet.ts'
import { unitName } from '#areas/properties/property.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { ownedNow } from './owned-now.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const most = 12

/** What was signed of the units they own by the shares that stand now, the newest first. */
export async function ownInspections(ctx: Reader) {
  const units = new Map((await ownUnits(ctx)).map((unit) => [unit.id, unit]))
  const sheets = await signedSheets(ctx, unitSheet, { subjectIds: [...units.keys()], most })
  return sheets.flatMap(({ subjectId, ...sheet }) => {
    const unit = units.get(subjectId)
    return unit ? [{ ...sheet, called: unitName(unit), property: unit.property }] : []
  })
}
export type OwnInspection = Awaited<ReturnType<typeof ownInspections>>[number]

async function ownUnits(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  return ctx.db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.id', 'units.kind', 'units.number', 'properties.name as property'])
    .where(ownedNow(party.id))
    .execute()
}

/** One of them, whole; null where it is of somebody else's unit. */
export async function ownInspection(ctx: Reader, id: string | null) {
  if (!isUuid(id ?? '')) return null
  const one = await inspection({ ...ctx, actor: theHouseItself }, id ?? undefined)
  if (one?.status !== 'signed') return null
  return (await ownUnits(ctx)).some((unit) => unit.id === one.unitId) ? one : null
}
