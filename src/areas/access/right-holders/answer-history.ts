import { z } from 'zod'
import {
  delegationEnded,
  rightsDelegated,
  roleArchived,
  roleChanged,
  roleGranted,
  roleRestored,
  roleRevoked,
  userReactivated,
  userSuspended,
} from '#areas/access/facts.ts'
import type { Right } from '#areas/access/spelling.ts'
import { userDeactivated } from '#areas/access/staff/facts.ts'
import { namesOf } from '#areas/identity/public.ts'
import { type TrailFact, trail } from '#platform/audit/explore.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'

const ofRoles = [roleChanged, roleArchived, roleRestored].map(({ name }) => name)
const ofHoldings = [roleGranted, roleRevoked].map(({ name }) => name)
const ofPeople = [userSuspended, userReactivated, userDeactivated, rightsDelegated, delegationEnded].map(({ name }) => name)

const looked = 400
const shown = 6

type Asked = Pick<Ctx, 'db' | 'now' | 'factWords'>

/** What made the answer what it is, the newest first: who changed a role that gives this, who was given one, who came and went. */
export async function answerHistory(ctx: Asked, permission: Permission) {
  const facts = await trail(ctx, { names: [...ofRoles, ...ofHoldings, ...ofPeople] }, looked)
  const { roles, holders } = await givingNow(ctx, permission)
  const touching = facts.filter((fact) => touches(fact, { permission, roles, holders })).slice(0, shown)
  const titles = new Map(
    (await ctx.db.selectFrom('roles').select(['key', 'nameAr']).execute()).map((role) => [role.key, role.nameAr]),
  )
  const names = await namesOf(
    ctx,
    touching.flatMap((fact) => [fact.subjectId, fact.actorId, toIn(fact) ?? fact.actorId]),
  )
  return touching.map((fact) => ({
    id: fact.id,
    at: fact.happenedAt,
    by: fact.actorName ?? names.get(fact.actorId) ?? 'النظام',
    text: ctx.factWords[fact.name] ?? fact.name,
    reason: fact.reason,
    role: titles.get(roleIn(fact)) ?? null,
    person: ofRoles.includes(fact.name) ? null : (names.get(fact.subjectId) ?? null),
    to: names.get(toIn(fact) ?? '') ?? null,
    change: changeIn(fact, permission),
  }))
}
export type AnswerChange = Awaited<ReturnType<typeof answerHistory>>[number]

/** The roles that give it, and everybody who has ever held one of them. */
async function givingNow({ db }: Asked, { key }: Permission) {
  const giving = await db.selectFrom('rolePermissions').select('role').where('permission', '=', key).execute()
  const roles = giving.map(({ role }) => role)
  if (roles.length === 0) return { roles, holders: [] }
  const held = await db.selectFrom('userRoles').select('accountId').distinct().where('role', 'in', roles).execute()
  return { roles, holders: held.map(({ accountId }) => accountId) }
}

type Giving = { permission: Permission; roles: string[]; holders: string[] }

function touches(fact: TrailFact, { permission, roles, holders }: Giving) {
  if (fact.name === roleChanged.name) return changeIn(fact, permission) !== null
  if (ofPeople.includes(fact.name)) return holders.includes(fact.subjectId)
  return roles.includes(roleIn(fact))
}

const Held = z.object({ role: z.string() })
const roleIn = ({ name, subjectId, data }: TrailFact) =>
  ofRoles.includes(name) ? subjectId : (Held.safeParse(data).data?.role ?? '')

const Lent = z.object({ to: z.uuid() })
const toIn = ({ data }: TrailFact) => Lent.safeParse(data).data?.to

/** Of a role that was changed: this permission before and after; null where it was none of it. */
function changeIn({ name, data }: TrailFact, { key }: Permission): { before: Right; after: Right } | null {
  if (name !== roleChanged.name) return null
  const { changes = [] } = roleChanged.data.safeParse(data).data ?? {}
  const found = changes.find(({ permission }) => permission === key)
  return found ? { before: found.before, after: found.after } : null
}
