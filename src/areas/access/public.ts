import { accountsAmong, newDemonstrationPasswords } from '#areas/identity/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Ctx, House, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { type Asked, askFor, isApprovalNeeded, type Withdrawn, withdraw } from './approvals/approvals.ts'
import { approvalPath, cameBack, waitingAbout } from './approvals/queries.ts'
import { agreeingTo, holdersIn, holdersOf, rolesByAccount } from './approvals/role-holders.ts'
import { fallsTo, isHeldByNobody } from './approvals/stand-ins.ts'
import { approve } from './approvals/use-cases/decide-approval.ts'
import { expireApprovals } from './approvals/use-cases/expire-approvals.ts'
import { changesIn } from './audit/audit-line.ts'
import { actorOf } from './roles/actors.ts'
import { mayActAs } from './roles/holding.ts'
import { staffPermissions } from './staff/permissions.ts'
import { holdersWhere } from './staff/queries.ts'
import { inviteFirstAdministrator } from './staff/use-cases/invite-first-administrator.ts'
import { beginSeeing } from './staff/use-cases/see-as.ts'
import { usersTabs } from './staff/users-tabs.ts'

/** The link by which the first administrator comes in, as long as there is none. */
export async function firstAdministratorLink(house: House) {
  const invited = await inviteFirstAdministrator(asTheHouse(house), {})
  return invited?.link ?? null
}

/** New passwords for the accounts of the demonstration office with what each is there for; empty where there are none. */
export async function demonstrationAccounts(house: House) {
  const accounts = await newDemonstrationPasswords(house)
  const roles = await rolesByAccount(house)
  const ids = accounts.map(({ id }) => id)
  const kinds = new Map((await accountsAmong(house, ids)).map(({ id, kind }) => [id, kind]))
  return accounts.map(({ id, ...account }) => ({ ...account, kind: kinds.get(id), roles: roles.get(id) ?? [] }))
}

/** Whether somebody else has to agree to this amount, by the rule of the office. */
export const needsApproval: typeof isApprovalNeeded = (work, asked, amount) => isApprovalNeeded(work, asked, amount)

/** Waits for whom the rule names; the area's `apply` is run in the transaction of their decision. */
export const requestApproval = (work: Work, asked: Asked) => askFor(work, asked)

/** What waits about this waits no more, in the transaction that ended what it was about. */
export const withdrawApproval = (work: Work, asked: Withdrawn) => withdraw(work, asked)

type Agreed = { id: string; at?: Date }

/** Agrees to what waits, as this person may today: for the story of a demonstration office, in which nobody agrees to what is their own. */
export async function approveAs(ctx: Ctx, person: { id: string; name: string }, { id: approvalId, at = ctx.now() }: Agreed) {
  const actor = await actorOf(ctx, { ...person, kind: 'staff', sessionId: 'seed' })
  await approve({ ...ctx, now: () => at, actor }, { approvalId })
}

/** Whose account may do this. */
export const accountsHolding = (asked: { tx: Pick<Tx, 'selectFrom'>; now: () => Date }, permission: Pick<Permission, 'key'>) =>
  holdersOf(asked, permission)

/** Whose own roles let them do this with whatever there is of one branch; and who agrees to an act by the rule of the office. */
export const accountsHoldingIn: typeof holdersIn = (asked, permission, branchId) => holdersIn(asked, permission, branchId)
export const whoAgreesTo: typeof agreeingTo = (asked, meant) => agreeingTo(asked, meant)

/** How many hold a role that reaches over this branch alone. */
export async function rolesHeldIn({ db }: Pick<House, 'db'>, branchIds: string[]) {
  if (branchIds.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('userRoles')
    .select(({ fn }) => ['branchId', fn.countAll<bigint>().as('count')])
    .where('branchId', 'in', branchIds)
    .groupBy('branchId')
    .execute()
  return new Map(rows.map(({ branchId, count }) => [branchId ?? '', Number(count)]))
}

/** What the roles are called that can be held now. */
export async function roleNames({ db }: Pick<House, 'db'>) {
  const rows = await db.selectFrom('roles').select(['key', 'nameAr']).where('archivedAt', 'is', null).orderBy('nameAr').execute()
  return new Map(rows.map(({ key, nameAr }) => [key, nameAr]))
}

/** Requests that nobody has decided in their time. */
export const expireOldApprovals = (house: House) => expireApprovals(asTheHouse(house), {})

/** What is asked of a role nobody holds, as conditions of the caller's own columns. */
export const roleIsHeldByNobody: typeof isHeldByNobody = (now, asked) => isHeldByNobody(now, asked)
export const standsInForRole: typeof fallsTo = (accountId, now, asked) => fallsTo(accountId, now, asked)

/** Who has this role now, wherever it is held. */
export const accountsInRole = (asked: { tx: Pick<Tx, 'selectFrom'>; now: () => Date }, role: string) => mayActAs(asked, role)

/** Of the staff, who holds this role, or anything that reaches over this branch; what is null narrows nothing. */
export const staffAmong = ({ tx, now }: { tx: Tx; now: () => Date }, meant: { role: string | null; branchId: string | null }) =>
  holdersWhere({ db: tx, now }, { role: meant.role, branch: meant.branchId })

/** Whoever sees the pages of the staff. */
export const { viewStaff: viewingStaff } = staffPermissions

/** Whoever may look at the product with another's eyes; and the looking at whoever the caller has found to be in reach. */
export const { seeAs: seeingAsOthers } = staffPermissions
export const seeWith = (work: Work, accountId: string) => beginSeeing(work, accountId)

/** The tabs of «المستخدمون», for the page of the customers. */
export const tabsOfUsers = (ctx: Parameters<typeof usersTabs>[0]) => usersTabs(ctx, 'customers')

/** What a fact says was there before, and what came in its place, as people read it. */
export const changesOf: typeof changesIn = (data, words) => changesIn(data, words)

/** Where this person may look at a request; null where they may not. */
export const approvalPathFor = (ctx: Pick<Ctx, 'db' | 'actor'>, id: string | null) => approvalPath(ctx, id)

/** What waits to be agreed to about this; null where nothing does. */
export const approvalWaiting: typeof waitingAbout = (ctx, asked) => waitingAbout(ctx, asked)

/** What came back for mending to this person, as they wrote it; null where nothing did. */
export const returnedRequest: typeof cameBack = (ctx, asked) => cameBack(ctx, asked)
