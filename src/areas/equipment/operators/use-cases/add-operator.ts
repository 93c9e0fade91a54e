import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { branchFor } from '../../machines/use-cases/add-machine.ts'
import { operatorAdded } from '../facts.ts'
import { AddOperatorInput } from '../inputs.ts'
import { operatorFoundBy, tieAccount, writeLicences } from './operator-fields.ts'

const may = equipmentPermissions.manageOperators

export const addOperator = command({
  name: 'equipment.add-operator',
  permission: may,
  input: AddOperatorInput,
  async run(work, { id, branchId: chosen, licences, accountId, ...asked }) {
    const before = await work.tx.selectFrom('machineOperators').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen, may)
    await tieAccount(work, { id, accountId })
    const stamp = { addedBy: work.actor.id, addedAt: work.now() }
    await work.tx
      .insertInto('machineOperators')
      .values({ id, branchId, ...asked, accountId: accountId ?? null, words: operatorFoundBy(asked), ...stamp })
      .execute()
    await writeLicences(work, id, licences)
    work.record(operatorAdded, id, { name: asked.name })
    return { id }
  },
})
