import { contractsOfKind } from '#areas/contracts/public.ts'
import { leaseKind } from '#areas/properties/leases/lease.ts'
import { unitName } from '#areas/properties/property.ts'
import { byFloorAndNumber } from '#areas/properties/unit-order.ts'
import { stateNow, unitsLetAhead } from '#areas/properties/units-standing.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'

/** The properties a mandate speaks of, by name. */
export const propertiesUnder = (db: Ctx['db'] | Work['tx'], contractId: string) =>
  db
    .selectFrom('mandateProperties')
    .innerJoin('properties', 'properties.id', 'mandateProperties.propertyId')
    .select(['properties.id', 'properties.name', 'properties.branchId', 'mandateProperties.since', 'mandateProperties.until'])
    .where('mandateProperties.contractId', '=', contractId)
    .orderBy('properties.sequence')
    .execute()

/** Their units that nobody has now. What is let from a later day is offered for no rent any more. */
export async function standsEmpty(ctx: Pick<Ctx, 'db' | 'now'>, contractId: string) {
  const under = await propertiesUnder(ctx.db, contractId)
  if (under.length === 0) return []
  const rows = await unitsLetAhead(ctx)
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.kind', 'units.number', 'units.rent', 'properties.name as property', 'next.fromDay'])
    .where(
      'properties.id',
      'in',
      under.map(({ id }) => id),
    )
    .where(stateNow, '=', 'vacant')
    .orderBy('properties.sequence')
    .orderBy(byFloorAndNumber())
    .limit(200)
    .execute()
  return rows.map(({ rent, property, fromDay, ...unit }) => {
    const called = `${unitName(unit)}، ${property}`
    return fromDay ? { called: `${called}، مؤجرة من ${dayInWords(fromDay)}`, rent: null } : { called, rent }
  })
}

/** The lists of cheques that were given for the leases in force under it: those of a lease that is over bring its owner nothing. */
export async function chequeLists({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const inForce = contractsOfKind({ db }, leaseKind)
    .clearSelect()
    .select('id')
    .where('state', 'in', ['active', 'suspended', 'notice-given'])
  const lists = db.selectFrom('leaseCheques').innerJoin('leases', 'leases.contractId', 'leaseCheques.contractId')
  const rows = await lists
    .select('listId')
    .where('mandateId', '=', contractId)
    .where('leases.contractId', 'in', inForce)
    .execute()
  return rows.map(({ listId }) => listId)
}
