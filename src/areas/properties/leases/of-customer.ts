import { contractStateBadge, draftingContracts, viewingContracts } from '#areas/contracts/public.ts'
import type { RecordSection } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { leasePath } from './lease.ts'
import { leasesAddress } from './lease-asked.ts'
import { leasesOf } from './queries.ts'
import { perWhat } from './terms.ts'
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

/** On the page of a customer: what they have leased or are about to. */
export const leasesSection: RecordSection = {
  record: 'customer',
  async read(ctx, id) {
    const found = await leasesOfCustomer(ctx, id)
    if (!found) return null
    const { leases, all, begin } = found
    return {
      title: 'عقود الإيجار',
      lines: leases.map((one) => ({
        ...{ id: one.id, path: leasePath(one.id), number: one.number, title: one.tenant },
        detail: [one.called, { from: one.startsOn, until: one.lastDay }, { amount: one.rent, per: perWhat(one) }],
        badges: [contractStateBadge(one)],
      })),
      all: { label: 'كل العقود', path: all },
      begin: begin ? { label: 'اكتب عقد إيجار', alone: 'اكتب له عقد إيجار', path: begin } : null,
    }
  },
}
