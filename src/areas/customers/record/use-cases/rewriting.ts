import { customerNumber } from '#areas/customers/customer.ts'
import { customerCorrected } from '#areas/customers/facts.ts'
import type { CustomerField } from '#areas/customers/words.ts'
import type { Work } from '#platform/context.ts'
import { isMasked, lastFour } from '#platform/field-mask.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CustomerRecord } from '../record.ts'
import { recordColumns } from '../record-columns.ts'
import { findAgain } from './writing.ts'

type Party = Awaited<ReturnType<typeof partyToChange>>

/** `quietly` where something else has happened already, so that it is no repetition. */
type Rewriting = { version: number; record: CustomerRecord; quietly?: boolean }

/** A row as it is to be from now on, with what it was before in the fact; nothing that differs is nothing done. */
export async function rewrite(work: Work, before: Party, { version, record, quietly = false }: Rewriting) {
  const { id, sequence } = before
  const changes = differences(before, record)
  const number = customerNumber(sequence)
  if (changes.length === 0) {
    if (!quietly) work.repeated()
    return { id, number }
  }
  const changed = await work.tx
    .updateTable('parties')
    .set({ ...record, version: version + 1, changedAt: work.now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new Refusal('customers.changed', 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.')
  await findAgain(work.tx, id)
  work.record(customerCorrected, id, { number, changes })
  return { id, number }
}

/** A number that was shown masked comes back masked, and stays what it was. */
export function unmasked(before: CustomerRecord, record: CustomerRecord): CustomerRecord {
  const { civilNumber, passportNumber } = record
  return {
    ...record,
    civilNumber: isMasked(civilNumber) ? before.civilNumber : civilNumber,
    passportNumber: isMasked(passportNumber) ? before.passportNumber : passportNumber,
  }
}

/** The row, if this person's permission goes as far as it. */
export async function partyToChange({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const party = await tx.selectFrom('parties').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!party) throw new Refusal('not-found', 'لم نجد هذا السجل، أو هو خارج صلاحيتك.', 404)
  mustReach(actor, permission, { branchId: party.branchId, ownerId: party.createdBy })
  if (party.mergedInto) throw new Refusal('customers.merged', 'دُمج هذا السجل في سجل آخر. افتح السجل الباقي.', 409)
  return party
}

const closed: readonly CustomerField[] = ['civilNumber', 'passportNumber']

function differences(before: CustomerRecord, after: CustomerRecord) {
  return recordColumns
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: inFact(field, before[field]), after: inFact(field, after[field]) }))
}

function inFact(field: CustomerField, value: string | boolean | null) {
  if (value === null || value === '') return null
  return closed.includes(field) ? lastFour(String(value)) : String(value)
}
