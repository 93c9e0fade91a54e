import { ownSettled } from '#areas/finance/public.ts'
import { leasesOfMine } from '#areas/properties/own-lease/own-leases.ts'
import type { Ctx } from '#platform/context.ts'
import { ownProperties } from './own-properties.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** For the first page of an account: what somebody rents from us, and what we look after for them. */
export async function ownHome(ctx: Reader) {
  const [leases, properties] = await Promise.all([leasesOfMine(ctx), ownProperties(ctx)])
  return { leases, owned: properties && properties.length > 0 ? await ownedInShort(ctx, properties) : null }
}
export type OwnHome = Awaited<ReturnType<typeof ownHome>>

type Properties = NonNullable<Awaited<ReturnType<typeof ownProperties>>>

async function ownedInShort(ctx: Reader, properties: Properties) {
  const units = properties.flatMap((one) => one.units)
  const money = await ownSettled(ctx)
  return {
    properties: properties.length,
    units: units.length,
    leased: units.filter(({ state }) => state === 'leased').length,
    late: units.reduce((sum, { late }) => sum + (late?.late ?? 0n), 0n),
    withUs: money?.withUs ?? 0n,
    paid: money?.paid[0] ?? null,
  }
}
