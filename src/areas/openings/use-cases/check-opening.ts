import { branches } from '#areas/company/public.ts'
import { importOpening, mustBeOpenOn } from '#areas/finance/public-openings.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mappingOf } from '#platform/imports/columns.ts'
import { dayOf } from '#values/days.ts'
import { openingChecked } from '../facts.ts'
import { CheckOpeningInput } from '../inputs.ts'
import { tableOf } from '../opening-kinds.ts'
import { judge } from '../validate-file.ts'
import { heldOpening } from './opening-imports.ts'

/** Tried before it is sent: every row is told what it lacks, and nothing is posted. */
export const checkOpening = command({
  name: 'finance.check-opening',
  permission: importOpening,
  input: CheckOpeningInput,
  async run(work, { importId, day, branchId = null, ...typed }) {
    if (day > dayOf(work.now())) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. اختر اليوم أو يومًا قبله.')
    const { kind, rows, fileName } = await heldOpening(work, importId)
    if (branchId && !(await branches(work)).some(({ id }) => id === branchId)) throw fieldFault('branchId', 'اختر الفرع.')
    const { fields, needs } = tableOf(kind)
    const mapping = mappingOf(typed, fields)
    for (const [field, ask] of needs) if (mapping[field] === undefined) throw fieldFault(`column-${field}`, ask)
    await mustBeOpenOn(work, day)
    const { good, faults, debits, credits, fingerprint } = await judge(work, { kind, rows, mapping, day, branchId })
    await work.tx
      .updateTable('openingImports')
      .set({
        ...{ status: 'checked', day, branchId, good, debits, credits, fingerprint },
        ...{ mapping: JSON.stringify(mapping), faults: JSON.stringify(faults) },
      })
      .where('id', '=', importId)
      .execute()
    work.record(openingChecked, importId, { fileName, rows: rows.length, good, faults: faults.length })
    return { importId }
  },
})
