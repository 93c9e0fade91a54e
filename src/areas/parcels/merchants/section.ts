import { merchantPath, merchantsPath, newMerchantPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { contractsWithMerchant } from './queries.ts'

/** On the page of a customer: the contract by which they send as a merchant. */
export const merchantSection: RecordSection = {
  record: 'customer',
  async read(ctx, id) {
    if (!ctx.actor.may(may.viewMerchants)) return null
    const lines = (await contractsWithMerchant(ctx, id)).map((row) => ({
      ...{ id: row.id, path: merchantPath(row.id), number: row.number, title: 'عقد تاجر' },
      ...{ detail: [{ from: row.startsOn, until: row.leavesOn ?? row.endsOn }], badges: [row.badge] },
    }))
    const begin = ctx.actor.may(may.manage)
      ? { label: 'عقد تاجر', alone: 'اكتب معه عقد تاجر', path: addressWith(newMerchantPath, { party: id }) }
      : null
    if (lines.length === 0 && !begin) return null
    return { title: 'عقود التاجر', lines, all: { label: 'كل التجّار', path: merchantsPath }, begin }
  },
}
