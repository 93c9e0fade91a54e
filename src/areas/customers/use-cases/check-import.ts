import { z } from 'zod'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { importChecked } from '../facts.ts'
import { importFields, type Mapping } from '../import-columns.ts'
import { judge } from '../import-rows.ts'
import { customersPermissions } from '../permissions.ts'
import { openImport } from './imports.ts'

/** Which column is which, as the form sends it: `column-phone` is the place of the phone. */
const Columns = z.looseObject({ importId: z.uuid(), skipKnown: z.string().optional() })

export const checkImport = command({
  name: 'customers.check-import',
  permission: customersPermissions.import,
  input: Columns,
  async run(work, { importId, skipKnown, ...typed }) {
    const { rows, fileName } = await openImport(work, importId)
    const mapping = mappingOf(typed)
    if (mapping.name === undefined) throw fieldFault('column-name', 'اختر عمود الاسم.')
    const { good, known, faults } = await judge(work, rows, mapping)
    await work.tx
      .updateTable('customerImports')
      .set({
        ...{ status: 'checked', skipKnown: skipKnown === 'yes', good: good.length, known: known.length },
        ...{ mapping: JSON.stringify(mapping), faults: JSON.stringify(faults) },
      })
      .where('id', '=', importId)
      .execute()
    work.record(importChecked, importId, { fileName, rows: rows.length, good: good.length, faults: faults.length })
    return { importId }
  },
})

function mappingOf(typed: Record<string, unknown>): Mapping {
  const pairs = importFields.flatMap((field) => {
    const column = typed[`column-${field}`]
    return typeof column === 'string' && /^\d{1,3}$/.test(column) ? [[field, Number(column)] as const] : []
  })
  return Object.fromEntries(pairs)
}
