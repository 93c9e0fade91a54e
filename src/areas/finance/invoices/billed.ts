import { sql } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'

/** What was charged for a service, by the day of its paper, less what was credited of it since; without tax and deposits: `day`, `net`. */
export const billedOfLine = (line: ServiceLine) => sql<{ day: string; net: bigint }>`
  select invoices.issued_on as day, charges.net + coalesce((select sum(moved.net) from charge_movements moved
      where moved.charge_id = charges.id and moved.kind = 'credited'), 0) as net
    from charges join invoices on invoices.id = charges.invoice_id
    where charges.line = ${line} and charges.kind <> 'deposit'`
