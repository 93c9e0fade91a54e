import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange, unitToChange } from '#areas/properties/reached.ts'
import type { Work } from '#platform/context.ts'
import type { Place } from './inputs.ts'

/** The place whose pictures are changed; until the end nobody else changes them. */
export async function placePhotographed(work: Pick<Work, 'tx' | 'actor'>, place: Place) {
  if ('unitId' in place) {
    const { id, propertyId, called, property } = await unitToChange(work, place.unitId, may.photograph)
    return { id, propertyId, unitId: id, called: `${called}، ${property}` }
  }
  const { id, name } = await propertyToChange(work, place.propertyId, may.photograph)
  return { id, propertyId: id, unitId: null, called: name }
}
type Photographed = Awaited<ReturnType<typeof placePhotographed>>

/** Its pictures in their order. */
export const picturesOf = ({ tx }: Pick<Work, 'tx'>, { propertyId, unitId }: Photographed) =>
  tx
    .selectFrom('placePhotos')
    .select(['id', 'fileId', 'smallFileId', 'position', 'said'])
    .where('propertyId', '=', propertyId)
    .where('unitId', unitId ? '=' : 'is', unitId)
    .orderBy('position')
    .orderBy('id')
    .execute()
