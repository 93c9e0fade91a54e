import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { isUndoneItem } from '#areas/finance/ledger/opened.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import type { InvoiceState } from './invoice-state.ts'
import { isOurs } from './our-papers.ts'

export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The papers within reach, each with what it comes to (a credit note takes away), what is open of it and what has become of it. */
export function standings(ctx: Reader, permission: Permission) {
  const near = papersOf(ctx).where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'invoices.branchId' }))
  return ctx.db.selectFrom(near.as('papers'))
}

/** The same of all that one customer was given, for that customer. */
export const standingsOfParty = (ctx: Reader, partyId: string) =>
  ctx.db.selectFrom(papersOf(ctx).where('invoices.partyId', 'in', recordsOf(partyId)).as('papers'))

function papersOf({ db, now }: Reader) {
  const sign = sql`case invoices.kind when 'credit-note' then -1 else 1 end`
  return db
    .selectFrom('invoices')
    .innerJoinLateral(
      sql<{ open: bigint; openNet: bigint; credited: bigint; written: bigint; undone: boolean }>`(select
        not ${isOurs('invoices.kind')} and ${isUndoneItem(sql.ref('invoices.id'))} as undone,
        coalesce((select sum(open_net + open_vat) from charges where invoice_id = invoices.id), 0)::bigint as open,
        coalesce((select sum(open_net) from charges where invoice_id = invoices.id), 0)::bigint as open_net,
        coalesce((select sum(net + vat) from invoices notes where notes.credits = invoices.id), 0)::bigint as credited,
        coalesce((select -sum(m.net + m.vat) from charges c join charge_movements m on m.charge_id = c.id
          and m.kind in ('written-off', 'restored') where c.invoice_id = invoices.id), 0)::bigint as written)`.as('owed'),
      (join) => join.onTrue(),
    )
    .select(['invoices.id', 'invoices.kind', 'invoices.number', 'invoices.partyId', 'invoices.branchId', 'invoices.words'])
    .select([
      'invoices.issuedOn',
      'invoices.issuedAt',
      'invoices.dueOn',
      'owed.open',
      'owed.openNet',
      'owed.credited',
      'owed.written',
    ])
    .select([
      sql<string>`invoices.buyer->>'name'`.as('customer'),
      sql<bigint>`${sign} * invoices.net`.as('net'),
      sql<bigint>`${sign} * invoices.vat`.as('vat'),
      sql<bigint>`${sign} * (invoices.net + invoices.vat)`.as('total'),
      stateOn(dayOf(now())).as('state'),
    ])
}

/** Overdue comes before how much was paid: it is what somebody has to see to. */
const stateOn = (today: string) => sql<InvoiceState | null>`case
  when invoices.kind = 'credit-note' then null
  when owed.undone then 'undone'
  when owed.open = 0 and owed.credited = invoices.net + invoices.vat then 'credited'
  when owed.open = 0 and owed.written > 0 then 'written-off'
  when owed.open = 0 then 'paid'
  when invoices.due_on < ${today}::date then 'overdue'
  when invoices.net + invoices.vat - owed.credited - owed.written > owed.open then 'part-paid'
  when owed.credited > 0 then 'part-credited'
  else 'issued' end`
