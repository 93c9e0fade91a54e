import { actorsOf } from '#areas/access/roles/actors.ts'
import { liveNow } from '#areas/access/roles/live.ts'
import { branches } from '#areas/company/public.ts'
import { accountsAmong, activeStaff } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission, Reach, Scope } from '#platform/permissions.ts'
import { goesAsFarAs } from '#platform/reach.ts'

type Asked = Pick<Ctx, 'db' | 'now'>
type Question = { permission: Permission; amount: bigint | null; branchId: string | null }

/** By what somebody may: a role of their own, or one lent by somebody else. */
export type Ground = {
  role: string
  scope: Scope
  amount: bigint | null
  branch: string | null
  since: Date
  until: Date | null
  lentBy: string | null
}
export type Answer = {
  id: string
  name: string
  can: boolean
  why: 'allowed' | 'amount' | 'branch' | 'not-granted'
  grounds: Ground[]
}

/** Asked of the very guard that every request meets: each person as the server sees them at this moment. */
export async function whoMay(ctx: Asked, question: Question): Promise<Answer[]> {
  const staff = await activeStaff(ctx)
  const grounds = await groundsOf(ctx, question.permission)
  const actors = await actorsOf(
    ctx,
    staff.map(({ id, name }) => ({ id, kind: 'staff', name, sessionId: '' })),
  )
  return actors.map(({ id, name, reach }) => {
    const why = verdict(reach(question.permission), question)
    return { id, name, can: why === 'allowed', why, grounds: grounds.filter(({ accountId }) => accountId === id) }
  })
}

function verdict(far: Reach | null, { amount, branchId }: Question) {
  if (!far) return 'not-granted'
  const here = branchId
    ? far.filter((ground) => goesAsFarAs('branch', ground) && (ground.branchId ?? branchId) === branchId)
    : far
  if (here.length === 0) return 'branch'
  if (amount !== null && here.every((ground) => ground.amount !== null && amount > ground.amount)) return 'amount'
  return 'allowed'
}

/** Which roles give this, to whom, and who has lent them to whom. */
async function groundsOf(ctx: Asked, permission: Permission) {
  const { db, now } = ctx
  const held = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'userRoles.role')
    .select(['accountId', 'branchId', 'since', 'until', 'nameAr', 'scope', 'amountLimit'])
    .where('permission', '=', permission.key)
    .where('archivedAt', 'is', null)
    .where((eb) => liveNow(eb, { now }))
    .execute()
  const lent = await lentNow(ctx)
  const lenders = await accountsAmong(
    ctx,
    lent.map(({ fromAccount }) => fromAccount),
  )
  const offices = new Map((await branches(ctx)).map(({ id, nameAr }) => [id, nameAr]))
  const own = held.map(({ accountId, branchId, nameAr, amountLimit, ...rest }) => ({
    ...{ accountId, role: nameAr, amount: amountLimit, ...rest },
    ...{ branch: branchId && (offices.get(branchId) ?? null), lentBy: null },
  }))
  const borrowed = lent.flatMap(({ fromAccount, toAccount, since, until }) => {
    const lender = lenders.find(({ id }) => id === fromAccount)?.name ?? ''
    const theirs = own.filter(({ accountId }) => accountId === fromAccount)
    return theirs.map((ground) => ({ ...ground, accountId: toAccount, since, until, lentBy: lender }))
  })
  return [...own, ...borrowed]
}

function lentNow({ db, now }: Asked) {
  return db
    .selectFrom('delegations')
    .select(['fromAccount', 'toAccount', 'since', 'until'])
    .where('since', '<=', now())
    .where('until', '>', now())
    .execute()
}
