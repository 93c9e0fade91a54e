import { type RawBuilder, sql } from 'kysely'
import type { PreferredChannel } from '#areas/customers/customer.ts'
import type { CustomerField } from '#areas/customers/words.ts'
import type { CustomerKind } from '#values/customer-kinds.ts'
import { folded } from '#values/text.ts'
import { recordColumns } from './record-columns.ts'
import { searchWords } from './search-words.ts'

/** What is written down of a customer, as a row keeps it: what was not said is null. */
export type CustomerRecord = {
  [Field in Exclude<CustomerField, 'kind' | 'name' | 'whatsapp' | 'preferredChannel'>]: string | null
} & {
  kind: CustomerKind
  name: string
  whatsapp: boolean
  preferredChannel: PreferredChannel | null
}

type Written = { [Column in keyof CustomerRecord]?: CustomerRecord[Column] | undefined } & Pick<CustomerRecord, 'kind' | 'name'>

export function recordOf(written: Written): CustomerRecord {
  const { kind, name, whatsapp = false, preferredChannel = null } = written
  const said = recordColumns.map((column) => [column, written[column] ?? null])
  return { ...(Object.fromEntries(said) as CustomerRecord), kind, name, whatsapp, preferredChannel }
}

type Contact = { name: string; phone: string | null; email: string | null }

/** The columns a row is found by, made of the rest; `sequence` is its number. */
export function foundBy(
  sequence: number,
  { name, latinName, phone, email, ...numbers }: CustomerRecord,
  contacts: Contact[] = [],
) {
  const { commercialRegister, vatin, civilNumber, passportNumber } = numbers
  const words = searchWords({
    sequence,
    names: [name, latinName, ...contacts.map((contact) => contact.name)],
    phones: [phone, ...contacts.map((contact) => contact.phone)],
    emails: [email, ...contacts.map((contact) => contact.email)],
    openNumbers: [commercialRegister, vatin],
    closedNumbers: [civilNumber, passportNumber],
  })
  return { foldedName: folded(name), search: searchVector(words) }
}

const searchVector = (words: string[]): RawBuilder<string> => sql`array_to_tsvector(${words}::text[])`
