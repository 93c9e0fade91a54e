import type { Ctx, Work } from '#platform/context.ts'

/** The properties a mandate speaks of, by name. */
export const propertiesUnder = (db: Ctx['db'] | Work['tx'], contractId: string) =>
  db
    .selectFrom('mandateProperties')
    .innerJoin('properties', 'properties.id', 'mandateProperties.propertyId')
    .select(['properties.id', 'properties.name', 'properties.branchId', 'mandateProperties.since', 'mandateProperties.until'])
    .where('mandateProperties.contractId', '=', contractId)
    .orderBy('properties.sequence')
    .execute()
