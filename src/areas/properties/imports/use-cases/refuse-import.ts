import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { importRefused } from '../facts.ts'
import { ImportInput } from '../inputs.ts'
import { openImport } from './held-import.ts'

/** Nothing of it is taken, and what it held about people does not lie about. */
export const refuseImport = command({
  name: 'properties.refuse-import',
  permission: propertiesPermissions.import,
  input: ImportInput,
  async run(work, { importId }) {
    const { fileName, rows } = await openImport(work, importId)
    await work.tx
      .updateTable('propertyImports')
      .set({ status: 'refused', endedAt: work.now(), rows: '[]', faults: '[]', places: '[]' })
      .where('id', '=', importId)
      .execute()
    work.record(importRefused, importId, { fileName, rows: rows.length })
  },
})
