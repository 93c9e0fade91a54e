import { portalInvited } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { accountOfCustomer, accountsAmong, openSessionsOf } from '#areas/identity/public.ts'
import { trail } from '#platform/audit/explore.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'

type Asked = { db: Ctx['db'] | Tx }

/** The account that opens this record, of whatever kind it is; undefined where there is none. */
export async function accountJoinedTo({ db }: Asked, partyId: string) {
  const joined = await db.selectFrom('customerAccounts').select('accountId').where('partyId', '=', partyId).executeTakeFirst()
  if (!joined || !isUuid(joined.accountId)) return undefined
  const [account] = await accountsAmong({ db }, [joined.accountId])
  return account
}

/** The account of one customer with where it is signed in, for its tab. */
export async function accountOf(ctx: Pick<Ctx, 'db' | 'now' | 'origin'>, partyId: string) {
  const joined = await accountJoinedTo(ctx, partyId)
  if (!joined) return { has: 'none', register: `${ctx.origin}/register`, invitedAt: await lastInvitedAt(ctx, partyId) } as const
  const account = await accountOfCustomer(ctx, joined.id)
  if (!account) return { has: 'staff', id: joined.id } as const
  const sessions = account.status === 'active' ? await openSessionsOf(ctx, joined.id) : []
  return { has: 'own', ...account, sessions } as const
}
export type ShownAccount = Awaited<ReturnType<typeof accountOf>>
export type OwnAccount = Extract<ShownAccount, { has: 'own' }>

export async function lastInvitedAt({ db }: Asked, partyId: string) {
  const [last] = await trail({ db }, { about: partyId, names: [portalInvited.name] }, 1)
  return last?.happenedAt ?? null
}

/** Which of these customers have an account that this person looks after, and how it stands. */
export async function standingsOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>, partyIds: string[]) {
  if (partyIds.length === 0) return []
  const joined = await db
    .selectFrom('customerAccounts')
    .innerJoin('parties', 'parties.id', 'customerAccounts.partyId')
    .select(['parties.id', 'accountId'])
    .where('parties.id', 'in', partyIds)
    .where((eb) => withinReach(eb, actor, customersPermissions.manageAccounts, { branch: 'branchId', owner: 'createdBy' }))
    .execute()
  const known = joined.filter(({ accountId }) => isUuid(accountId))
  const accounts = await accountsAmong(
    { db },
    known.map(({ accountId }) => accountId),
  )
  return known.flatMap(({ id, accountId }) => {
    const account = accounts.find((one) => one.id === accountId)
    return account?.kind === 'customer' ? [{ id, status: account.status }] : []
  })
}
