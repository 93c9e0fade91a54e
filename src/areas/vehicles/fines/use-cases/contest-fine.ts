import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fineContested } from '../facts.ts'
import { ReasonedFineInput } from '../inputs.ts'
import { factData, loadFineForUpdate, mustBeUndecided } from '../load-for-update.ts'

/** The police are asked to look at it again; it stays open until they answer. */
export const contestFine = command({
  name: 'vehicles.contest-fine',
  permission: vehiclesPermissions.fines,
  input: ReasonedFineInput,
  async run(work, { fineId: id, why }) {
    const fine = await loadFineForUpdate(work, id)
    if (fine.state === 'contested') {
      work.repeated()
      return { id }
    }
    mustBeUndecided(fine)
    await work.tx
      .updateTable('carFines')
      .set({ state: 'contested', contestedWhy: why })
      .where('id', '=', id)
      .where('state', '=', 'matched')
      .execute()
    work.record(fineContested, id, { ...factData(fine), why })
    return { id }
  },
})
