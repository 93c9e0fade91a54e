import { partiesOfAccount, partyOfAccount, recordsAsOne, recordsOf } from '#areas/customers/public.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }

/** Whose parcels somebody sends: the own record, and the merchants who let them; for sums those alone who let them see sums. */
export async function senderIds({ db }: Asked, accountId: string, { money = false }: { money?: boolean } = {}) {
  const { ids } = await partiesOfAccount({ db }, accountId)
  const merchants = await merchantsByDelegate({ db }, accountId, { money })
  return [...new Set([...ids, ...merchants])]
}

/** The merchants who let somebody send for them, by the phone that was proven. */
export async function merchantsByDelegate({ db }: Asked, accountId: string, { money }: { money: boolean }) {
  const { phone } = await verifiedContacts({ db }, accountId)
  const rows = phone ? await delegationsByPhone({ db }, phone) : []
  return rows.filter(({ seesMoney }) => seesMoney || !money).map(({ merchantId }) => merchantId)
}

const delegationsByPhone = ({ db }: Asked, phone: string) =>
  db.selectFrom('parcelDelegates').select(['merchantId', 'seesMoney']).where('phone', '=', phone).orderBy('since').execute()

/** All of that for a page: the own records, the merchants who let them, and for which of these they see sums. */
export async function ownSenders({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const party = await partyOfAccount({ db, actor })
  const own = party ? await recordsAsOne({ db }, party.id) : []
  const { phone } = await verifiedContacts({ db }, actor.id)
  const merchants = phone ? await delegationsByPhone({ db }, phone) : []
  const withSums = merchants.filter(({ seesMoney }) => seesMoney)
  return {
    ...{ name: party?.name ?? null, phone, own, merchants },
    ids: [...new Set([...own, ...merchants.map(({ merchantId }) => merchantId)])],
    moneyIds: [...new Set([...own, ...withSums.map(({ merchantId }) => merchantId)])],
  }
}
export type Senders = Awaited<ReturnType<typeof ownSenders>>

/** Those who send for a merchant, also where records of theirs were joined. */
export const merchantDelegates = ({ db }: Asked, merchantId: string) =>
  db
    .selectFrom('parcelDelegates')
    .select(['phone', 'name', 'seesMoney', 'since'])
    .where('merchantId', 'in', recordsOf(merchantId))
    .orderBy('since')
    .execute()
