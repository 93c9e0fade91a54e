import { z } from 'zod'
import { type PhotoKind, photoCommands } from '#areas/photos/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyKind, unitKind } from '#areas/properties/property.ts'
import { propertyToChange, unitToChange } from '#areas/properties/reached.ts'

/** Of a unit, or of a property as a whole. */
const subject = z.union([
  z.object({ unitId: z.uuid() }).transform(({ unitId: id }) => ({ kind: unitKind, id })),
  z.object({ propertyId: z.uuid() }).transform(({ propertyId: id }) => ({ kind: propertyKind, id })),
])

const placePhotos: PhotoKind<typeof subject> = {
  area: 'properties',
  permission: may.photograph,
  subject,
  async nameForUpdate(work, { kind, id }) {
    if (kind === propertyKind) return (await propertyToChange(work, id, may.photograph)).name
    const { called, property } = await unitToChange(work, id, may.photograph)
    return `${called}، ${property}`
  },
}

export const { addPhotos, movePhoto, describePhoto, removePhoto } = photoCommands(placePhotos)
