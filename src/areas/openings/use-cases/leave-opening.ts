import { importOpening } from '#areas/finance/public-openings.ts'
import { command } from '#platform/command.ts'
import { openingLeft } from '../facts.ts'
import { OpeningInput } from '../inputs.ts'
import { heldOpening } from './opening-imports.ts'

/** Nothing of it is taken, whoever was asked to agree to it. */
export const leaveOpening = command({
  name: 'finance.leave-opening',
  permission: importOpening,
  input: OpeningInput,
  async run(work, { importId }) {
    const { fileName, rows } = await heldOpening(work, importId)
    await work.tx
      .updateTable('openingImports')
      .set({ status: 'left', endedAt: work.now(), rows: '[]', faults: '[]' })
      .where('id', '=', importId)
      .execute()
    work.record(openingLeft, importId, { fileName, rows: rows.length })
  },
})
