import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const dbOf = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** How these invoices and demands stand: what is open of each, and whether all of it was taken back. */
export const invoicesStanding = (asked: Asked, ids: readonly string[]) =>
  dbOf(asked)
    .selectFrom('invoices')
    .select(['invoices.id', 'invoices.number', 'invoices.partyId'])
    .select(({ ref }) => [
      sql<bigint>`(${ref('invoices.net')} + ${ref('invoices.vat')})::bigint`.as('total'),
      sql<bigint>`coalesce((select sum(open_net + open_vat) from charges c where c.invoice_id = ${ref('invoices.id')}), 0)::bigint`.as(
        'open',
      ),
      sql<boolean>`coalesce((select sum(n.net + n.vat) from invoices n where n.credits = ${ref('invoices.id')}), 0)
        >= ${ref('invoices.net')} + ${ref('invoices.vat')}`.as('isTakenBack'),
    ])
    .where(({ eb, fn, val }) => eb('invoices.id', '=', fn.any(val([...ids]))))
    .execute()

/** The same of bills: whose they are, and whether they were reversed. */
export const billsStanding = (asked: Asked, ids: readonly string[]) =>
  dbOf(asked)
    .selectFrom('bills')
    .innerJoin('suppliers', 'suppliers.id', 'bills.supplierId')
    .select(['bills.id', 'bills.number', 'suppliers.name as supplier', 'bills.open'])
    .select(({ ref }) => [
      sql<bigint>`(${ref('bills.net')} + ${ref('bills.vat')})::bigint`.as('total'),
      sql<boolean>`${ref('bills.reversedAt')} is not null or ${ref('bills.credited')} >= ${ref('bills.net')} + ${ref('bills.vat')}`.as(
        'isTakenBack',
      ),
    ])
    .where(({ eb, fn, val }) => eb('bills.id', '=', fn.any(val([...ids]))))
    .execute()

/** Bills of our own that still stand, the latest first: of one supplier, or of all. What was done in an owner's name is not ours. */
export const ownBills = (asked: Asked, supplierId: string | null) =>
  dbOf(asked)
    .selectFrom('bills')
    .innerJoin('suppliers', 'suppliers.id', 'bills.supplierId')
    .select(['bills.id', 'bills.number', 'bills.day', 'suppliers.name as supplier'])
    .select(({ ref }) => sql<bigint>`(${ref('bills.net')} + ${ref('bills.vat')})::bigint`.as('total'))
    .where('bills.reversedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('billLines').select('place').whereRef('billId', '=', 'bills.id').where('account', '=', '2120'))),
    )
    .$if(supplierId !== null, (all) => all.where('bills.supplierId', '=', supplierId ?? ''))
    .orderBy('bills.day', 'desc')
    .orderBy('bills.id')
    .limit(50)
    .execute()
