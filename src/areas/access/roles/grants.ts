import { askedWithEverySession } from '#areas/company/public.ts'
import { askedWithSession } from '#areas/identity/public.ts'
import type { Scope } from '#platform/permissions.ts'
import type { Grant } from './role.ts'

/** A role somebody holds, as the database writes it: one of their own, or of `holder`, who has lent it. */
export type Held = {
  role: string
  holder: string
  branchId: string | null
  secondFactorRequired: boolean
  rights: [permission: string, scope: Scope, amountLimit: string | null, discountLimit: number | null][]
}

/** What is over, archived or not begun at $2 is not in it. Lent are the lender's own roles, never what was lent to them. */
const heldBy = (account: string) => `(
  select json_agg(json_build_object(
    'role', user_roles.role, 'holder', account_id, 'branchId', branch_id, 'secondFactorRequired', second_factor_required,
    'rights', (
      select coalesce(json_agg(json_build_array(permission, scope, amount_limit::text, discount_limit)), '[]')
      from role_permissions where role_permissions.role = user_roles.role
    )
  ))
  from user_roles join roles on roles.key = user_roles.role
  where archived_at is null and since <= $2 and (until is null or until > $2)
    and account_id = any (array(
      select ${account} union all
      select from_account from delegations where to_account = ${account} and since <= $2 and until > $2
    ))
)`

/** Everything a request has to know before its page begins. */
export const sessionAndGrants = askedWithSession(
  'session-and-grants',
  `case when live.kind = 'staff' then ${heldBy('live.id')} end as held, (
    select json_build_object('accountId', account_id, 'endsAt', ends_at)
    from seeings where session_id = live."sessionId" and ended_at is null and ends_at > $2
  ) as seeing, ${askedWithEverySession}`,
)

/** The same of the accounts $1, whoever comes with a request. */
export const grantsOfAccounts = `select id, ${heldBy('asked.id')} as held from unnest($1::uuid[]) as asked (id)`

type One = Grant & { role: string; secondFactorRequired: boolean }

/** Amounts come as text: a number of JSON would lose the last digits of a long one. */
export const grantsIn = (accountId: string, held: readonly Held[]): One[] =>
  held.flatMap(({ rights, holder, ...role }) =>
    rights.map(([permission, scope, amount, discountLimit]) => ({
      ...{ ...role, permission, scope, discountLimit },
      amountLimit: amount === null ? null : BigInt(amount),
      lentBy: holder === accountId ? null : holder,
    })),
  )
