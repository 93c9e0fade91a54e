import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { RecordFineInput } from '../inputs.ts'
import { recordedBefore, writeFine } from '../recording.ts'

/** A fine the police sent is written down by hand. */
export const recordFine = command({
  name: 'vehicles.record-fine',
  permission: vehiclesPermissions.fines,
  input: RecordFineInput,
  async run(work, fine) {
    const { id, reference } = fine
    const before = await work.tx
      .selectFrom('carFines')
      .select(['id', 'segmentId'])
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (before?.id === id) {
      work.repeated()
      return { id, isMatched: before.segmentId !== null }
    }
    if (before) throw recordedBefore()
    return { id, ...(await writeFine(work, fine)) }
  },
})
