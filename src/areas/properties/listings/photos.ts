import type { Ctx } from '#platform/context.ts'

type Asked = { unitId: string } | { propertyId: string }

/** The pictures of a unit, or of a property as a whole, in their order. */
export const photosOf = ({ db }: Pick<Ctx, 'db'>, place: Asked) =>
  db
    .selectFrom('placePhotos')
    .select(['id', 'said'])
    .where((eb) =>
      'unitId' in place
        ? eb('unitId', '=', place.unitId)
        : eb.and([eb('propertyId', '=', place.propertyId), eb('unitId', 'is', null)]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
export type ShownPhoto = Awaited<ReturnType<typeof photosOf>>[number]
