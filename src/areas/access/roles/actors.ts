import { CompiledQuery } from 'kysely'
import { type SignedIn, signedInAnd } from '#areas/identity/public.ts'
import { visitor } from '#platform/actors.ts'
import type { Actor, House, Known } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'
import { everything } from '#platform/reach.ts'
import { grantsIn, grantsOfAccounts, type Held, sessionAndGrants } from './grants.ts'
import { type Grant, reachOf } from './role.ts'

type Asked = { db: House['db'] | Tx; now: House['now'] }

/** Whoever comes with this request. With a session, what their roles and those lent to them allow is read in the same statement, by every request. */
export async function whoComes(house: Pick<House, 'db' | 'now' | 'origin'>, request: Request): Promise<Arrived> {
  const come = await signedInAnd<Come>(house, request, sessionAndGrants)
  if (!come) return visitor
  const { held, seeing, branches, shown, numerals = null } = come
  return { ...actorWho(come, held ?? []), seeing, known: { branches, shown, numerals } }
}

type Come = { held: Held[] | null; seeing: Seeing } & Pick<Known, 'branches' | 'shown'>

type Seeing = { accountId: string; endsAt: string } | null

/** With what was asked in the same statement: by whose eyes the session sees at this moment, and what its pages need. */
export type Arrived = Actor & { seeing?: Seeing; known?: Known }

/** The people behind these accounts, as the next request of each would find them. */
export async function actorsOf({ db, now }: Asked, accounts: SignedIn[]): Promise<Actor[]> {
  const staff = accounts.flatMap(({ id, kind }) => (kind === 'staff' ? [id] : []))
  const asked = CompiledQuery.raw(grantsOfAccounts, [staff, now()])
  const { rows } = await db.executeQuery<{ id: string; held: Held[] | null }>(asked)
  const held = new Map(rows.map((row) => [row.id, row.held]))
  return accounts.map((account) => actorWho(account, held.get(account.id) ?? []))
}

export async function actorOf(house: Asked, account: SignedIn): Promise<Actor> {
  const [actor] = await actorsOf(house, [account])
  if (!actor) throw new Error('one account was asked for, and nobody answered')
  return actor
}

function actorWho({ id, kind, name, sessionId, secured }: SignedIn, held: readonly Held[]): Actor {
  const grants = grantsIn(id, held)
  const mustSecure = secured === false && grants.some(({ secondFactorRequired }) => secondFactorRequired)
  return { id, kind, name, ...rightsFrom(mustSecure ? [] : grants), sessionId, ...(mustSecure && { mustSecure }) }
}

/** Somebody who holds this one role everywhere, for looking at what it opens. */
export async function actorWith({ db }: Pick<House, 'db'>, role: string): Promise<Actor> {
  const rights = await db
    .selectFrom('rolePermissions')
    .select(['role', 'permission', 'scope', 'amountLimit', 'discountLimit'])
    .where('role', '=', role)
    .execute()
  const grants = rights.map((right) => ({ ...right, branchId: null }))
  return { id: 'nobody', kind: 'staff', name: role, ...rightsFrom(grants) }
}

function rightsFrom(grants: (Grant & { role: string })[]) {
  const held = new Map(
    grants.map(({ role, branchId, lentBy = null }) => [`${role} ${branchId} ${lentBy}`, { role, branchId, lentBy }]),
  )
  const holdings = [...held.values()]
  const roles = [...new Set(holdings.map(({ role }) => role))]
  const everybodys = [anyone.key, anyoneSignedIn.key]
  const reach: Actor['reach'] = ({ key }) =>
    everybodys.includes(key) ? everything : reachOf(grants.filter(({ permission }) => permission === key))
  const may: Actor['may'] = (permission) => reach(permission) !== null
  return { may, reach, roles, holdings }
}
