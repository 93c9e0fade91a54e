import { withCustomers } from '#areas/finance/customer-called.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { ParkedForm } from './parked.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

const own = ({ db, actor }: Reader) => db.selectFrom('parkedPayments').where('cashierId', '=', actor.id)

/** What this cashier has put aside, the longest waiting first. */
export async function parkedPayments(ctx: Reader) {
  const rows = await own(ctx).select(['id', 'partyId', 'parkedAt']).orderBy('parkedAt').limit(50).execute()
  return (await withCustomers(ctx, rows)).map(({ customer: name, ...row }) => ({ ...row, name }))
}

export async function parkedPayment(ctx: Reader, id: string) {
  if (!isUuid(id)) return null
  const row = await own(ctx).select(['id', 'partyId', 'form']).where('id', '=', id).executeTakeFirst()
  return row ? { ...row, form: row.form as ParkedForm } : null
}
