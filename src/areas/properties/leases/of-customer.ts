import { draftingContracts, viewingContracts } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { leasesAddress } from './lease-asked.ts'
import { leasesOf } from './queries.ts'
import { newLeaseAddress } from './wizard.ts'

/** The leases of a customer, for their page; null for whoever sees no contracts. */
export async function leasesOfCustomer(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id) || !ctx.actor.may(viewingContracts)) return null
  return {
    leases: await leasesOf(ctx, { party: id }),
    all: leasesAddress({ party: id }),
    begin: ctx.actor.may(draftingContracts) ? newLeaseAddress({ party: id }) : null,
  }
}
export type CustomersLeases = NonNullable<Awaited<ReturnType<typeof leasesOfCustomer>>>
