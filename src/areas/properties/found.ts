import type { Found } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertyKind, propertyPath, unitKind, unitName, unitPath } from './property.ts'
import { findProperties, findUnits } from './queries.ts'

/** For the search over everything: properties, and units by their number or a meter's. */
export async function foundPlaces(ctx: Ctx, words: string): Promise<Found[]> {
  const [found, units] = await Promise.all([findProperties(ctx, words), findUnits(ctx, words)])
  return [
    ...found.map(({ id, name, number }) => ({
      ...{ kind: propertyKind, id, label: name, detail: number, path: propertyPath(id) },
      acts: [{ path: `${propertyPath(id)}/add-units`, label: 'أضف وحدات', permission: may.add }],
    })),
    ...units.map(({ id, property, ...unit }) => ({
      kind: unitKind,
      id,
      label: unitName(unit),
      detail: property,
      path: unitPath(id),
    })),
  ]
}
