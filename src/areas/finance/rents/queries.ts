import { sql } from 'kysely'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/**
 * What these contracts charged, the oldest due first: what of it was paid, what credit notes took back (`credited` before its tax), what is
 * open, and how much of that cheques in hand cover.
 */
export const chargesOf = (asked: Asked, contractIds: readonly string[]) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id', 'contractId', 'charges.kind', 'source', 'sourceId', 'description', 'charges.invoiceId', 'number'])
    .select(['charges.net', 'charges.vat', 'charges.dueOn', 'suppliedFrom', 'suppliedUntil', 'openNet', 'openVat'])
    .select(({ ref }) => sql<bigint>`(${ref('openNet')} + ${ref('openVat')})`.as('open'))
    .select(sql<bigint>`(${coveredOpen})::bigint`.as('covered'))
    .innerJoinLateral(
      sql<{ paid: bigint; credited: bigint; takenBack: bigint }>`(select
        coalesce(-sum(net + vat) filter (where kind in ('paid', 'released')), 0)::bigint paid,
        coalesce(-sum(net) filter (where kind = 'credited'), 0)::bigint credited,
        coalesce(-sum(net + vat) filter (where kind = 'credited'), 0)::bigint taken_back
        from charge_movements where charge_id = charges.id)`.as('moved'),
      (join) => join.onTrue(),
    )
    .select(['moved.paid', 'moved.credited', 'moved.takenBack'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .orderBy('charges.dueOn')
    .orderBy('number')
    .orderBy('place')
    .execute()
