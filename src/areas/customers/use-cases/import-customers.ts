import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { customerRegistered, customersImported } from '../facts.ts'
import { judge } from '../import-rows.ts'
import { customersPermissions } from '../permissions.ts'
import { type CustomerRecord, foundBy } from '../record.ts'
import { openImport } from './imports.ts'
import { alone, branchFor, newRow, nextNumbers, registered } from './writing.ts'

/** All rows or none. They are judged again in here, where nobody else writes: what was free when checked may be taken by now. */
export const importCustomers = command({
  name: 'customers.import',
  permission: customersPermissions.import,
  input: z.object({ importId: z.uuid() }),
  async run(work, { importId }) {
    await alone(work.tx)
    const { rows, mapping, status, skipKnown, fileName } = await openImport(work, importId)
    if (status !== 'checked') throw new Refusal('customers.unchecked', 'افحص الملف أولًا.')
    const { good, known, faults } = await judge(work, rows, mapping)
    if (faults.length > 0 || good.length === 0 || (known.length > 0 && !skipKnown))
      throw new Refusal('customers.import-faults', 'في الملف صفوف لا تُستورد. صحّحها أو افحص الملف من جديد.')
    await insertAll(work, { records: good.map(({ record }) => record), fileName })
    await work.tx
      .updateTable('customerImports')
      .set({ status: 'imported', endedAt: work.now(), rows: '[]', good: good.length, known: known.length })
      .where('id', '=', importId)
      .execute()
    work.record(customersImported, importId, { fileName, rows: rows.length, added: good.length })
    return { added: good.length }
  },
})

const batch = 500

type Brought = { records: CustomerRecord[]; fileName: string }

/** Each has a history of its own, which begins with the file it came from. */
async function insertAll(work: Work, { records, fileName }: Brought) {
  const branchId = await branchFor(work)
  for (let from = 0; from < records.length; from += batch) {
    const some = records.slice(from, from + batch)
    const numbers = await nextNumbers(work.tx, some.length)
    const rows = some.map((record, index) => ({ record, id: work.newId(), sequence: numbers[index] ?? 0 }))
    await work.tx
      .insertInto('parties')
      .values(
        rows.map(({ record, id, sequence }) => ({
          ...record,
          ...foundBy(sequence, record),
          ...{ id, sequence, branchId },
          ...newRow(work, work.actor.id),
        })),
      )
      .execute()
    for (const { record, id, sequence } of rows)
      work.record(customerRegistered, id, { ...registered(sequence, record), cameBy: 'import', fileName })
  }
}
