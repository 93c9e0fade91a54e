import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { mustBeAgreed } from '../fit-to-go.ts'
import { endDropped, giveUpPools as giveUp, giveUpLines } from '../giving-up.ts'
import { GiveUpLineInput, GiveUpPoolsInput } from '../inputs.ts'
import { loadHireForUpdate, loadLineForUpdate } from '../load-for-update.ts'

const may = equipmentPermissions.handOver

export const giveUpLine = command({
  name: 'equipment.give-up-line',
  permission: may,
  input: GiveUpLineInput,
  async run(work, { lineId, why }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    const { contractId } = hire
    if (line.offHiredAt && !line.occupancyId) {
      work.repeated()
      return { id: contractId }
    }
    mustBeAgreed(hire)
    const sent = await work.tx.selectFrom('hireSegments').select('id').where('lineId', '=', lineId).executeTakeFirst()
    if (sent) throw new Refusal('equipment.dispatched-already', 'أُرسلت معدّة هذا البند. سجّل إنهاء تأجيرها.')
    await giveUpLines(work, hire, { lines: [line], why })
    const after = await loadHireForUpdate(work, contractId, may)
    if (after.state === 'called-off') await endDropped(work, after, why)
    return { id: contractId }
  },
})

export const giveUpPools = command({
  name: 'equipment.give-up-pools',
  permission: may,
  input: GiveUpPoolsInput,
  async run(work, { contractId, why }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    if (hire.state === 'called-off') {
      work.repeated()
      return { id: contractId }
    }
    mustBeAgreed(hire)
    if ((await giveUp(work, hire, why)) === 0)
      throw new Refusal('equipment.pools-taken', 'خرجت سقالات هذا العقد أو أُلغيت من قبل. حدّث الصفحة.')
    const after = await loadHireForUpdate(work, contractId, may)
    if (after.state === 'called-off') await endDropped(work, after, why)
    return { id: contractId }
  },
})
