import { branches, branchNamed } from '#areas/company/public.ts'
import { customerNumber } from '#areas/customers/customer.ts'
import { customerMoved } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { MoveInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * To another branch, whose people see the record from then on, and those of the one it left where that goes on serving them. Whoever moves
 * it reaches both, so that they can bring it back.
 */
export const moveCustomer = command({
  name: 'customers.move',
  permission: customersPermissions.move,
  input: MoveInput,
  async run(work, { id, fromId = null, branchId, keeps }) {
    const party = await partyToChange(work, id, customersPermissions.move)
    if (party.branchId === branchId) {
      work.repeated()
      return { id }
    }
    const to = await branchInReach(work, branchId)
    const from = party.branchId ? await branchNamed(work, party.branchId) : null
    if (party.branchId !== fromId)
      throw new Refusal('customers.moved', `نُقل هذا العميل قبل حفظك، وهو الآن في ${from ?? 'فرع آخر'}. راجع الفرع ثم أعد النقل.`)
    const others = party.alsoServed.filter((one) => one !== branchId)
    const alsoServed = keeps && party.branchId ? [...new Set([...others, party.branchId])] : others
    await work.tx.updateTable('parties').set({ branchId, alsoServed, changedAt: work.now() }).where('id', '=', id).execute()
    const { sequence, name } = party
    const after = keeps && from ? `${to.nameAr}، ويخدمه معه موظفو ${from}` : to.nameAr
    const changes = [{ label: 'الفرع', before: from, after }]
    work.record(customerMoved, id, { number: customerNumber(sequence), name, fromId: party.branchId, branchId, changes })
    return { id }
  },
})

async function branchInReach(work: Work, branchId: string) {
  const open = await branches(work)
  const to = open.find(({ id }) => id === branchId)
  if (to && reaches(work.actor, customersPermissions.move, { branchId })) return to
  throw fieldFault('branchId', 'اختر من القائمة.')
}
