import { type RawBuilder, sql } from 'kysely'
import { type InvoiceKind, invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { type ChargedKind, labelOf } from './charge-kinds.ts'

/** A demand in an owner's name that asks no rent is called by what it asks. */
export function paperNamed(kind: InvoiceKind, asked: readonly ChargedKind[]) {
  if (kind !== 'rent-demand' || asked.includes('rent')) return invoiceKinds[kind]
  const [one, ...others] = new Set(asked)
  return one && others.length === 0 ? `مطالبة ${labelOf(one)}` : 'مطالبة'
}

export const kindsOn = (lines: readonly { kind: ChargedKind }[]) => lines.map(({ kind }) => kind)

/** The same of a paper whose lines are not read. */
export const kindsAsked = (invoice: RawBuilder<unknown>) =>
  sql<ChargedKind[]>`array(select distinct kind from charges where invoice_id = ${invoice})`
