import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { type Database, often } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'

export type Charge = Selectable<Database['charges']>

/** Holds these charges until the transaction ends, in one order for everybody, as they are after whoever held them before. */
export async function heldCharges({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  const { rows } = await sql<Charge>`select * from hold_charges(${[...new Set(ids)]}::uuid[])`.execute(tx)
  if (rows.length < new Set(ids).size) throw new Refusal('finance.no-such-charge', 'لم نجد أحد المستحقات. حدّث الصفحة.', 404)
  return new Map(rows.map((charge) => [charge.id, charge]))
}

/** What was credited of each so far. */
export async function creditedBefore({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('chargeMovements')
    .select(({ fn }) => ['chargeId', fn.sum<bigint>('net').as('net'), fn.sum<bigint>('vat').as('vat')])
    .where('chargeId', 'in', ids)
    .where('kind', '=', 'credited')
    .groupBy('chargeId')
    .execute()
  return new Map(rows.map(({ chargeId, net, vat }) => [chargeId, { net: -BigInt(net), vat: -BigInt(vat) }]))
}

/** The charges of these papers, in their order, with what of each is still open. */
export const chargesOpenOn = (asked: { db: Ctx['db'] } | Pick<Work, 'tx'>, ids: readonly string[]) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('charges')
    .select(['id', 'invoiceId'])
    .select(({ eb }) => eb('openNet', '+', eb.ref('openVat')).as('open'))
    .where(({ eb, fn, val }) => eb('invoiceId', '=', fn.any(val([...ids]))))
    .orderBy('place')
    .orderBy('id')
    .modifyEnd(often)
    .execute()

export const chargesOnPapers = ({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) =>
  tx
    .selectFrom('charges')
    .select(['id', 'kind'])
    .where(({ eb, fn, val }) => eb('invoiceId', '=', fn.any(val([...ids]))))
    .orderBy('place')
    .orderBy('id')
    .execute()
