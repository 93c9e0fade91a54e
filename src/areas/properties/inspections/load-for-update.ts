import { sheetForUpdate } from '#areas/handovers/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { placeOf, unitSheet } from './unit-sheet.ts'

/** The sheet to write on, locked, if its unit is within reach. */
export async function loadInspectionForUpdate(work: Pick<Work, 'tx' | 'actor'>, id: string) {
  const draft = await sheetForUpdate(work, unitSheet, id)
  const place = draft && (await placeOf(work, draft))
  mustReach(work.actor, may.inspect, place)
  if (!draft) throw new Error('a sheet that is not there is within nobody’s reach')
  return { draft, factData: { number: draft.number, unit: place.unit, property: place.property } }
}
