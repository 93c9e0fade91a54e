import { sql } from 'kysely'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { daysToDemand } from './lease.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** So many rows are shown of each list; the sums are of all. */
const shown = 100

const undemanded = (ctx: Reader, until: string) =>
  ctx.db
    .selectFrom('leaseInstalments')
    .innerJoin('leases', 'leases.contractId', 'leaseInstalments.contractId')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .where('demandedOn', 'is', null)
    .where('amount', '>', 0n)
    .where('dueOn', '<=', until)

const columns = [
  ...(['leases.contractId', 'leaseInstalments.dueOn', 'leaseInstalments.amount', 'units.kind', 'units.number'] as const),
  ...(['properties.name as property', 'leaseInstalments.fromDay'] as const),
] as const

/** What the next run demands, what was demanded on which day, and what is due and is not demanded because its lease is not in force. */
export async function rentRun(ctx: Reader) {
  const until = daysAfter(dayOf(ctx.now()), daysToDemand)
  const ready = undemanded(ctx, until).where('leases.mandateId', 'is not', null)
  const [sums, rows, waiting, runs] = await Promise.all([
    ready
      .select([sql<bigint>`count(*)`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
      .executeTakeFirstOrThrow(),
    ready.select(columns).orderBy('leaseInstalments.dueOn').orderBy('leases.contractId').limit(shown).execute(),
    undemanded(ctx, until)
      .where('leases.mandateId', 'is', null)
      .select(columns)
      .orderBy('leaseInstalments.dueOn')
      .limit(500)
      .execute(),
    lastRuns(ctx),
  ])
  const notInForce = (await named(ctx, waiting)).filter(({ state }) => state === 'pending-signature' || state === 'draft')
  return {
    ...{ until, count: Number(sums.count), amount: sums.amount, rows: await named(ctx, rows), runs },
    left: notInForce.slice(0, shown),
  }
}
export type RentRun = Awaited<ReturnType<typeof rentRun>>
export type RunRow = RentRun['rows'][number]

type Row = { contractId: string; kind: Parameters<typeof unitName>[0]['kind']; number: string; property: string }

async function named<One extends Row>(ctx: Reader, rows: readonly One[]) {
  const contracts = await contractsNamed(ctx, [...new Set(rows.map(({ contractId }) => contractId))])
  const tenants = await customersNamed(ctx, [...new Set(contracts.map(({ partyId }) => partyId))])
  return rows.flatMap((row) => {
    const contract = contracts.find(({ id }) => id === row.contractId)
    if (!contract) return []
    const tenant = tenants.find(({ id }) => id === contract.partyId)?.name ?? ''
    const { number, state, signedOn } = contract
    return [{ ...row, unit: `${unitName(row)}، ${row.property}`, contract: number, state, signedOn, tenant }]
  })
}

/** On which days instalments were demanded: by the nightly run, by hand, or when a lease began. */
const lastRuns = ({ db }: Reader) =>
  db
    .selectFrom('leaseInstalments')
    .select(['demandedOn', sql<bigint>`count(*)`.as('count'), sql<bigint>`sum(amount)::bigint`.as('amount')])
    .where('demandedOn', 'is not', null)
    .groupBy('demandedOn')
    .orderBy('demandedOn', 'desc')
    .limit(14)
    .execute()
