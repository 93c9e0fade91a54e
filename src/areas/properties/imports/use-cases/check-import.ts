import { branches } from '#areas/company/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mappingOf } from '#platform/imports/columns.ts'
import { reaches } from '#platform/reach.ts'
import { importTables } from '../columns.ts'
import { importChecked } from '../facts.ts'
import { CheckImportInput } from '../inputs.ts'
import { judges } from '../judge.ts'
import { openImport } from './held-import.ts'

/** Tried before it is taken: every row is told what it lacks, and nothing else is written. */
export const checkImport = command({
  name: 'properties.check-import',
  permission: propertiesPermissions.import,
  input: CheckImportInput,
  async run(work, { importId, branchId: chosen, since = null, ...typed }) {
    const { kind, rows, fileName } = await openImport(work, importId)
    const { fields, needs } = importTables[kind]
    const mapping = mappingOf(typed, fields)
    for (const [field, ask] of needs) if (mapping[field] === undefined) throw fieldFault(`column-${field}`, ask)
    const branchId = await branchFor(work, chosen)
    const { good, known, faults, places } = await judges[kind](work, { rows, mapping, branchId, since })
    await work.tx
      .updateTable('propertyImports')
      .set({
        ...{ status: 'checked', branchId, since, good, known },
        ...{ mapping: JSON.stringify(mapping), faults: JSON.stringify(faults), places: JSON.stringify(places) },
      })
      .where('id', '=', importId)
      .execute()
    work.record(importChecked, importId, { fileName, rows: rows.length, good, faults: faults.length })
    return { importId }
  },
})

/** The branch new properties go to: the one that was chosen, else the only one in which this person may. */
async function branchFor(work: Work, chosen: string | undefined) {
  const near = (await branches(work)).filter(({ id }) => reaches(work.actor, propertiesPermissions.import, { branchId: id }))
  if (chosen && !near.some(({ id }) => id === chosen)) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  const [only, other] = near
  return chosen ?? (other ? null : (only?.id ?? null))
}
