import { customerNumber, type PartyRole } from '#areas/customers/customer.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { RegisterCustomerInput } from './inputs.ts'
import { type CustomerRecord, recordOf } from './record.ts'
import { addParty, alone, branchFor } from './use-cases/writing.ts'

/** Somebody a table of another area names: by a name, and by the numbers one is known by. */
export type TypedSomebody = { [Field in (typeof numbers)[number]]?: string | undefined } & { name?: string | undefined }
const numbers = ['phone', 'civilNumber', 'commercialRegister'] as const

type Read = { record: CustomerRecord } | { faults: { field: string; message: string }[] }

/** As the counter's form would read it; who has a commercial register is a company. */
export function readTyped({ name, ...typed }: TypedSomebody): Read {
  const kind = typed.commercialRegister ? 'company' : 'person'
  const { data, error } = RegisterCustomerInput.safeParse({ ...typed, kind, name: name ?? unnamed })
  if (data) return { record: recordOf(data) }
  return { faults: error.issues.map(({ path, message }) => ({ field: String(path[0]), message })) }
}

/** Stands only until whoever is meant has been found by a number. */
const unnamed = 'بلا اسم'

/** Each of the numbers a record is known by, told apart by what it is. */
export const namesOfRecord = (record: Pick<CustomerRecord, (typeof numbers)[number]>) =>
  numbers.flatMap((field) => (record[field] ? [`${field}:${record[field]}`] : []))

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Who has one of these numbers, each number in its own place; inside a command nobody else writes one meanwhile. */
export async function knownByNumbers(asked: Asked, records: readonly CustomerRecord[]) {
  if ('tx' in asked) await alone(asked.tx)
  const all = (field: (typeof numbers)[number]) => records.flatMap((record) => record[field] ?? [])
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('parties')
    .select(['id', 'name', 'sequence', ...numbers])
    .where('mergedInto', 'is', null)
    .where(({ eb, or, fn, val }) => or(numbers.map((field) => eb(field, '=', fn.any(val(all(field)))))))
    .execute()
  const found = new Map<string, { id: string; name: string; number: string }>()
  for (const row of rows)
    for (const name of namesOfRecord(row)) found.set(name, { id: row.id, name: row.name, number: customerNumber(row.sequence) })
  return found
}

type Newcomer = { record: CustomerRecord; roles: readonly PartyRole[]; branchId: string | null }

/** A new customer; the caller has looked that nobody has these numbers. */
export const addBrought = async (work: Work, { record, roles, branchId }: Newcomer) =>
  addParty(work, { record, roles, branchId: await branchFor(work, branchId ?? undefined), by: work.actor.id })
