import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { hasSecondFactor } from './staff.ts'

/** What the office may know of a customer's account: never with what opens it. Null for who is no customer. */
export async function customerAccount({ db }: Pick<Ctx, 'db'>, id: string) {
  if (!isUuid(id)) return null
  const account = await db
    .selectFrom('userAccounts')
    .select(['id', 'name', 'status', 'phone', 'email', 'createdAt'])
    .select((eb) => [
      hasSecondFactor(eb).as('secondFactor'),
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.createdAt').as('at'))
        .whereRef('accountId', '=', 'userAccounts.id')
        .where('awaitsSecondFactor', '=', false)
        .as('lastSignInAt'),
      eb
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('accountId', '=', 'userAccounts.id')
        .as('passkeys'),
    ])
    .where('id', '=', id)
    .where('kind', '=', 'customer')
    .executeTakeFirst()
  return account ? { ...account, passkeys: Number(account.passkeys) } : null
}
