import type { Right } from '#areas/access/spelling.ts'
import type { Reach } from '#platform/permissions.ts'
import { type Permission, type Scope, scopes } from '#platform/permissions.ts'
import type { FirstRole } from '#values/roles.ts'

/** One permission of one role, held somewhere: null is everywhere. */
export type Grant = {
  permission: string
  scope: Scope
  amountLimit: bigint | null
  discountLimit: number | null
  branchId: string | null
  /** Whose role it is, where one stands in for them. */
  lentBy?: string | null
}

const looks = ({ key }: Permission) => /\.view/.test(key)

/** Settings, users and roles: whoever runs the system has no part in the business, and the other way round. */
export const isAdministratorsAlone = ({ for: declared }: Permission) =>
  declared !== undefined && Object.keys(declared).join() === 'administrator'

/** Who holds a permission from its first day: those it names, and those to whom it falls by the meaning of their role. */
export function firstGrants(permission: Permission) {
  const grants = new Map<FirstRole, Scope>()
  const bounds = new Map<FirstRole, number>()
  const alone = isAdministratorsAlone(permission)
  if (!alone && permission.scopes?.includes('branch')) grants.set('branchManager', 'branch')
  if (looks(permission)) grants.set('auditor', 'all')
  if (looks(permission) || !alone) grants.set('generalManager', 'all')
  for (const [name, declared] of Object.entries(permission.for ?? {})) {
    const role = name as FirstRole
    const { scope, discount } = typeof declared === 'string' ? { scope: declared } : declared
    grants.set(role, wider(scope, grants.get(role) ?? 'own'))
    if (discount !== undefined) bounds.set(role, discount)
  }
  return [...grants].map(([role, scope]) => ({
    ...{ role, scope: widest(permission, scope) },
    discountLimit: bounds.get(role) ?? null,
  }))
}

const wider = (one: Scope, other: Scope) => (scopes.indexOf(one) > scopes.indexOf(other) ? one : other)

/** A permission that knows no scopes is yes or no, and yes means all. */
const widest = ({ scopes: known }: Permission, scope: Scope): Scope => (known ? scope : 'all')

/** What several roles allow together: each as far as it goes where it is held, up to its own bounds. */
export function reachOf(grants: Grant[]): Reach | null {
  if (grants.length === 0) return null
  return grants.map(({ scope, branchId, amountLimit: amount, discountLimit: discount, lentBy }) => ({
    ...{ scope, branchId, amount, discount },
    ...(lentBy && { lentBy }),
  }))
}

type Changing = { before: Right; after: Right }

export const sameRight = (one: Right, other: Right | undefined) =>
  one?.scope === other?.scope && one?.amount === other?.amount && one?.discount === other?.discount

/** Somebody may less than before in any way: a shorter scope, a lower bound, or nothing at all. */
export const isLess = ({ before, after }: Changing) => exceeds(before, after)
export const isMore = ({ before, after }: Changing) => exceeds(after, before)

function exceeds(one: Right, other: Right) {
  if (!one) return false
  if (!other) return true
  const higher = (bound: bigint | number | null, than: bigint | number | null) =>
    than !== null && (bound === null || bound > than)
  return (
    scopes.indexOf(one.scope) > scopes.indexOf(other.scope) ||
    higher(one.amount, other.amount) ||
    higher(one.discount, other.discount)
  )
}
