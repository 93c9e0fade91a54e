import { contractHeld } from '#areas/contracts/public.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Instalment, isFrequency, type RentTerms } from './terms.ts'

/** The lease with its contract, if this permission goes as far as it; nobody else writes either meanwhile. */
export async function leaseHeld(work: Pick<Work, 'tx' | 'actor'>, contractId: string, permission: Permission) {
  const contract = await contractHeld(work, contractId, permission)
  return { contract, ...(await leaseOf(work.tx, contract)) }
}

/** What is particular to a lease whose contract is held. */
export async function leaseOf(tx: Work['tx'], contract: { id: string; startsOn: string; endsOn: string }) {
  const row = await tx
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .selectAll('leases')
    .select(['units.number', 'units.kind', 'units.use', 'units.propertyId', 'properties.name as property'])
    .where('contractId', '=', contract.id)
    .forUpdate('leases')
    .executeTakeFirst()
  if (!row) throw new Refusal('properties.no-such-lease', 'لا يوجد هذا العقد.', 404)
  return { lease: row, unit: `${unitName(row)}، ${row.property}`, terms: await termsOf(tx, row, contract) }
}

type Row = Omit<RentTerms, 'from' | 'until' | 'frequency' | 'starts' | 'free' | 'steps'> & {
  contractId: string
  frequency: number
  periodStarts: RentTerms['starts']
}

/** What its instalments follow from. */
export async function termsOf(
  db: Ctx['db'] | Work['tx'],
  row: Row,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Promise<RentTerms> {
  const { contractId, rent, rentFor, frequency, paid, periodStarts: starts, dueDay } = row
  const free = await db
    .selectFrom('leaseFreePeriods')
    .select(['fromDay as from', 'untilDay as until'])
    .where('contractId', '=', contractId)
    .orderBy('fromDay')
    .execute()
  const steps = await db
    .selectFrom('leaseRentSteps')
    .select(['fromDay as from', 'rent'])
    .where('contractId', '=', contractId)
    .orderBy('fromDay')
    .execute()
  if (!isFrequency(frequency)) throw new Error(`a lease is due every ${frequency} months`)
  return { ...{ from: startsOn, until: endsOn, rent, rentFor, frequency, paid, starts, dueDay }, free, steps }
}

/** Its instalments as they stand now, in their order. */
export const instalmentsOf = (db: Ctx['db'] | Work['tx'], contractId: string): Promise<Instalment[]> =>
  db
    .selectFrom('leaseInstalments')
    .select(['fromDay as from', 'untilDay as until', 'dueOn', 'amount'])
    .where('contractId', '=', contractId)
    .orderBy('fromDay')
    .execute()

/** The same of many, by their lease. */
export async function instalmentsOfAll(db: Ctx['db'], contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('leaseInstalments')
    .select(['contractId', 'fromDay as from', 'untilDay as until', 'dueOn', 'amount'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .orderBy('fromDay')
    .execute()
  return Map.groupBy(rows, ({ contractId }) => contractId)
}

/** When the rent of each of these becomes another, and for which days none is owed. */
export async function rentChangesOfAll(db: Ctx['db'], contractIds: readonly string[]) {
  const [steps, free] = await Promise.all([
    db
      .selectFrom('leaseRentSteps')
      .select(['contractId', 'fromDay as from', 'rent'])
      .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
      .orderBy('fromDay')
      .execute(),
    db
      .selectFrom('leaseFreePeriods')
      .select(['contractId', 'fromDay as from', 'untilDay as until'])
      .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
      .orderBy('fromDay')
      .execute(),
  ])
  return (id: string) => ({
    steps: steps.filter(({ contractId }) => contractId === id),
    free: free.filter(({ contractId }) => contractId === id),
  })
}

/** In the place of those that stood. */
export async function writeInstalments(tx: Work['tx'], contractId: string, instalments: readonly Instalment[]) {
  await tx.deleteFrom('leaseInstalments').where('contractId', '=', contractId).execute()
  await tx
    .insertInto('leaseInstalments')
    .values(
      instalments.map(({ from: fromDay, until: untilDay, ...one }) => ({
        contractId,
        fromDay,
        untilDay,
        ...one,
        demandedOn: null,
      })),
    )
    .execute()
}
