import type { Ctx, Work } from '#platform/context.ts'

/** The latest bills of a supplier that still stand. */
export const billsOf = (asked: { db: Ctx['db'] } | Pick<Work, 'tx'>, supplierId: string) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('bills')
    .select(['id', 'number', 'day', 'net', 'vat'])
    .where('supplierId', '=', supplierId)
    .where('reversedAt', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()
