import { draftingContracts, viewingContracts } from '#areas/contracts/public.ts'
import type { RecordKind } from '#platform/area.ts'
import { leaseKind, leasePath } from './lease.ts'
import { lease } from './lease-detail.ts'

/** What notes, attachments, tasks and history of a lease hang on. */
export const leaseRecord: RecordKind = {
  ...{ kind: leaseKind, label: 'عقد الإيجار', view: viewingContracts, edit: draftingContracts, path: leasePath },
  async find(ctx, id) {
    const one = await lease(ctx, id)
    return one && { name: `${one.contract.number}، ${one.called}`, mayEdit: one.contract.may.edit }
  },
}
