import { addResources } from '#areas/calendar/public.ts'
import { command } from '#platform/command.ts'
import { branchFor } from '../../machines/use-cases/add-machine.ts'
import { implementAdded } from '../facts.ts'
import { implementKind } from '../implement.ts'
import { AddImplementInput } from '../inputs.ts'
import { asRow, may, mustBeCodedAlone, oneByOne, writeFits } from './implement-fields.ts'

export const addImplement = command({
  name: 'equipment.add-implement',
  permission: may,
  input: AddImplementInput,
  async run(work, { id, branchId: chosen, kindIds, ...asked }) {
    await oneByOne(work)
    const before = await work.tx.selectFrom('machineImplements').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen, may)
    const fields = asRow(asked)
    await mustBeCodedAlone(work, { id, code: fields.code })
    await addResources(work, implementKind, [id])
    await work.tx
      .insertInto('machineImplements')
      .values({ id, branchId, ...fields, addedBy: work.actor.id, addedAt: work.now() })
      .execute()
    await writeFits(work, id, kindIds)
    work.record(implementAdded, id, { code: fields.code, name: fields.name })
    return { id }
  },
})
