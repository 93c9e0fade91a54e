import { z } from 'zod'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mappingOf, TypedColumns } from '#platform/imports/columns.ts'
import { importChecked } from '../facts.ts'
import { importFields } from '../import-columns.ts'
import { judge } from '../import-rows.ts'
import { customersPermissions } from '../permissions.ts'
import { openImport } from './imports.ts'

const Columns = TypedColumns.extend({ skipKnown: z.string().optional() })

export const checkImport = command({
  name: 'customers.check-import',
  permission: customersPermissions.import,
  input: Columns,
  async run(work, { importId, skipKnown, ...typed }) {
    const { rows, fileName } = await openImport(work, importId)
    const mapping = mappingOf(typed, importFields)
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
