import { partiesOfAccount, recordsOf } from '#areas/customers/public.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }

/** Whose parcels somebody sends: the own record, and the merchants who let them; for sums those alone who let them see sums. */
export async function senderIds({ db }: Asked, accountId: string, { money = false }: { money?: boolean } = {}) {
  const { ids } = await partiesOfAccount({ db }, accountId)
  const merchants = await merchantsOf({ db }, accountId, { money })
  return [...new Set([...ids, ...merchants])]
}

/** The merchants who let somebody send for them, by the phone that was proven. */
export async function merchantsOf({ db }: Asked, accountId: string, { money }: { money: boolean }) {
  const { phone } = await verifiedContacts({ db }, accountId)
  if (!phone) return []
  const rows = await db
    .selectFrom('parcelDelegates')
    .select('merchantId')
    .where('phone', '=', phone)
    .$if(money, (all) => all.where('seesMoney', '=', true))
    .orderBy('since')
    .execute()
  return rows.map(({ merchantId }) => merchantId)
}

/** Those who send for a merchant, also where records of theirs were joined. */
export const delegatesOf = ({ db }: Asked, merchantId: string) =>
  db
    .selectFrom('parcelDelegates')
    .select(['phone', 'name', 'seesMoney', 'since'])
    .where('merchantId', 'in', recordsOf(merchantId))
    .orderBy('since')
    .execute()
