import { z } from 'zod'
import { command } from '#platform/command.ts'
import { importRefused } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { openImport } from './imports.ts'

/** Nothing of it is taken, and what it held about people does not lie about. */
export const refuseImport = command({
  name: 'customers.refuse-import',
  permission: customersPermissions.import,
  input: z.object({ importId: z.uuid() }),
  async run(work, { importId }) {
    const { fileName, rows } = await openImport(work, importId)
    await work.tx
      .updateTable('customerImports')
      .set({ status: 'refused', endedAt: work.now(), rows: '[]', faults: '[]' })
      .where('id', '=', importId)
      .execute()
    work.record(importRefused, importId, { fileName, rows: rows.length })
  },
})
