import { sql } from 'kysely'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { propertiesImported } from '../facts.ts'
import { ImportInput } from '../inputs.ts'
import { judges } from '../judge.ts'
import { heldImport } from './held-import.ts'

/**
 * All rows or none, one file after the other. They are judged again in here: what was free when checked may be taken by now. Pressed
 * again it is the same import.
 */
export const importProperties = command({
  name: 'properties.import',
  permission: propertiesPermissions.import,
  input: ImportInput,
  async run(work, { importId }) {
    await sql`select pg_advisory_xact_lock(hashtext('properties.import'))`.execute(work.tx)
    const { kind, rows, mapping, status, branchId, since, fileName, good: added } = await heldImport(work, importId)
    if (status === 'imported') {
      work.repeated()
      return { importId, added }
    }
    if (status !== 'checked') throw new Refusal('properties.unchecked', 'افحص الملف أولًا.')
    const { good, known, faults, take } = await judges[kind](work, { rows, mapping, branchId, since })
    if (faults.length > 0 || good === 0)
      throw new Refusal('properties.import-faults', 'تغيّرت السجلات بعد الفحص. افحص الملف من جديد.')
    const places = await take(work)
    await work.tx
      .updateTable('propertyImports')
      .set({ status: 'imported', endedAt: work.now(), rows: '[]', good, known, places: JSON.stringify(places) })
      .where('id', '=', importId)
      .execute()
    work.record(propertiesImported, importId, { fileName, rows: rows.length, added: good })
    return { importId, added: good }
  },
})
