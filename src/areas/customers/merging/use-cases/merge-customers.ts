import { customerNumber } from '#areas/customers/customer.ts'
import { customersMerged } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { MergeInput } from '#areas/customers/record/detail-inputs.ts'
import { alone } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { bothToMerge, mergeInto, mergeTold } from './merging.ts'

export const mergeCustomers = command({
  name: 'customers.merge',
  permission: customersPermissions.merge,
  input: MergeInput,
  async run(work, { id, otherId, take, version, otherVersion }) {
    await alone(work.tx)
    const { kept, merged } = await bothToMerge(work, { keptId: id, mergedId: otherId }, customersPermissions.view)
    // What was ticked was ticked looking at these values: whoever corrected one meanwhile is not passed over.
    if ((version ?? kept.version) !== kept.version || (otherVersion ?? merged.version) !== merged.version)
      throw new Refusal('customers.changed', 'عُدّل أحد السجلين قبل الدمج. راجع الفروق ثم ادمج.')
    await mergeInto(work, work.actor.id, { kept, merged, take })
    work.record(customersMerged, id, mergeTold({ kept, merged, take }))
    return { id, number: customerNumber(kept.sequence) }
  },
})
