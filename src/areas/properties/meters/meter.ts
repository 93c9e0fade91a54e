import { propertyPath, unitPath } from '#areas/properties/property.ts'

/** The meters of a unit. */
export const unitMeters = ['electricity', 'water'] as const
export type UnitMeter = (typeof unitMeters)[number]

export const metersPath = (unitId: string) => `${unitPath(unitId)}/meters`
export const roundPath = (propertyId: string) => `${propertyPath(propertyId)}/readings`
