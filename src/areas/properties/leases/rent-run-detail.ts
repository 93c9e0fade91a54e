import { sql } from 'kysely'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { type UnitUse, unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { daysToDemand } from './lease.ts'
import { taxesOfLeases, taxOfLease } from './lease-tax.ts'

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
  ...(['properties.name as property', 'leaseInstalments.fromDay', 'units.use', 'units.propertyId', 'leases.mandateId'] as const),
] as const

/** What the next run demands, what was demanded on which day, and what is due and is not demanded because its lease is not in force. */
export async function rentRun(ctx: Reader) {
  const until = daysAfter(dayOf(ctx.now()), daysToDemand)
  const ready = undemanded(ctx, until).where('leases.mandateId', 'is not', null)
  const [rows, waiting, runs] = await Promise.all([
    ready.select(columns).orderBy('leaseInstalments.dueOn').orderBy('leases.contractId').execute(),
    undemanded(ctx, until)
      .where('leases.mandateId', 'is', null)
      .select(columns)
      .orderBy('leaseInstalments.dueOn')
      .limit(500)
      .execute(),
    lastRuns(ctx),
  ])
  const taxed = await withTax(ctx, rows)
  const notInForce = (await named(ctx, waiting)).filter(({ state }) => state === 'pending-signature' || state === 'draft')
  return {
    ...{ until, count: taxed.length, amount: taxed.reduce((sum, one) => sum + one.amount + one.vat, 0n), runs },
    ...{ rows: await named(ctx, taxed.slice(0, shown)), left: await withTaxToCome(ctx, notInForce.slice(0, shown)) },
  }
}
export type RentRun = Awaited<ReturnType<typeof rentRun>>
export type RunRow = RentRun['rows'][number]

type Asked = { contractId: string; amount: bigint; use: UnitUse; mandateId: string | null }

/** Each with the tax it is demanded with. */
async function withTax<One extends Asked>(ctx: Reader, rows: readonly One[]) {
  const contracts = new Map(
    (await contractsNamed(ctx, [...new Set(rows.map(({ contractId }) => contractId))])).map((one) => [one.id, one]),
  )
  const leases = rows.flatMap(({ contractId, use, mandateId }) => {
    const contract = contracts.get(contractId)
    return contract ? [{ id: contractId, startsOn: contract.startsOn, endsOn: contract.endsOn, use, mandateId }] : []
  })
  const taxes = await taxesOfLeases(ctx, leases)
  return rows.map((row) => ({ ...row, vat: percentOf(row.amount, taxes.get(row.contractId)?.rate ?? 0) }))
}

type ToCome = Asked & { propertyId: string; startsOn: string; endsOn: string }

/** The same of leases that are not in force: each by the mandate its property has on its first day. There are few. */
async function withTaxToCome<One extends ToCome>(ctx: Reader, rows: readonly One[]) {
  const leases = new Map(rows.map((one) => [one.contractId, { ...one, id: one.contractId }]))
  const rates = new Map<string, number>()
  for (const [id, one] of leases) rates.set(id, (await taxOfLease(ctx, one)).rate)
  return rows.map((row) => ({ ...row, vat: percentOf(row.amount, rates.get(row.contractId) ?? 0) }))
}

type Row = { contractId: string; kind: Parameters<typeof unitName>[0]['kind']; number: string; property: string }

async function named<One extends Row>(ctx: Reader, rows: readonly One[]) {
  const contracts = await contractsNamed(ctx, [...new Set(rows.map(({ contractId }) => contractId))])
  const tenants = await customersNamed(ctx, [...new Set(contracts.map(({ partyId }) => partyId))])
  return rows.flatMap((row) => {
    const contract = contracts.find(({ id }) => id === row.contractId)
    if (!contract) return []
    const tenant = tenants.find(({ id }) => id === contract.partyId)?.name ?? ''
    const { number, state, signedOn, startsOn, endsOn } = contract
    return [{ ...row, unit: `${unitName(row)}، ${row.property}`, contract: number, state, signedOn, startsOn, endsOn, tenant }]
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
