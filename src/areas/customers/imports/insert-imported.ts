import { customerRegistered } from '#areas/customers/facts.ts'
import { type CustomerRecord, foundBy } from '#areas/customers/record/record.ts'
import { branchFor, newRow, nextNumbers, registered } from '#areas/customers/record/use-cases/writing.ts'
import type { Work } from '#platform/context.ts'

const batch = 500

type Brought = { records: CustomerRecord[]; fileName: string }

/** Each has a history of its own, which begins with the file it came from. */
export async function insertAll(work: Work, { records, fileName }: Brought) {
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
