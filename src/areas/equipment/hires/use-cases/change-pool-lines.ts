import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { lineAdded, lineStruck } from '../facts.ts'
import { AddPoolLineInput, StrikePoolLineInput } from '../inputs.ts'
import { loadHireForUpdate } from '../load-for-update.ts'
import { poolLineRow } from '../pool-lines.ts'
import { mustBeDraft, seenAnew } from './change-hire.ts'

const may = equipmentPermissions.quote

export const addPoolLine = command({
  name: 'equipment.add-pool-line',
  permission: may,
  input: AddPoolLineInput,
  async run(work, { id, contractId, ...asked }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    if (hire.pools.some((pool) => pool.id === id)) {
      work.repeated()
      return { id: contractId }
    }
    mustBeDraft(hire)
    if (hire.pools.some(({ poolId }) => poolId === asked.poolId))
      throw fieldFault('poolId', 'هي في العرض. احذفها ثم أضفها بالكمية الجديدة.')
    const { row, line } = await poolLineRow(work, { id, contractId, ...asked })
    await work.tx.insertInto('hirePoolLines').values(row).execute()
    await seenAnew(work, hire)
    work.record(lineAdded, contractId, { number: hire.contract.number, kind: line.name })
    return { id: contractId }
  },
})

export const strikePoolLine = command({
  name: 'equipment.strike-pool-line',
  permission: may,
  input: StrikePoolLineInput,
  async run(work, { contractId, lineId }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const line = hire.pools.find(({ id }) => id === lineId)
    if (!line) {
      work.repeated()
      return { id: contractId }
    }
    mustBeDraft(hire)
    if (hire.lines.length + hire.pools.length === 1)
      throw new Refusal('equipment.last-line', 'يبقى في العرض بند واحد على الأقل. أضف غيره أولًا.')
    await work.tx.deleteFrom('hirePoolLines').where('id', '=', lineId).execute()
    await seenAnew(work, hire)
    work.record(lineStruck, contractId, { number: hire.contract.number, kind: line.name })
    return { id: contractId }
  },
})
