import { linesOf } from '#areas/access/audit/queries.ts'
import { liveNow } from '#areas/access/roles/live.ts'
import { branches } from '#areas/company/public.ts'
import { openSessionsOf, staffFound, staffMember } from '#areas/identity/public.ts'
import { trail } from '#platform/audit/explore.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { readStaffAsked, type StaffListAsked, staffPage, withoutRole } from './staff-list.ts'
import type { StaffTab } from './staff-tabs.ts'

type Asked = Pick<Ctx, 'db' | 'now'>

/** One page of the staff with what each holds; past the end stands the last page. */
export async function staffList(ctx: Asked, asked: StaffListAsked) {
  const narrowed = await narrowedBy(ctx, asked)
  const read = (page: number) => staffFound(ctx, { ...narrowed, from: (page - 1) * staffPage, most: staffPage })
  const first = await read(asked.page)
  const last = Math.max(1, Math.ceil(first.total / staffPage))
  const at = Math.min(asked.page, last)
  const { rows, total } = at === asked.page ? first : await read(at)
  return { rows: await withRoles(ctx, rows), total, at }
}

/** All of the same list, for the sheet; or those of it that were chosen. */
export async function wholeStaff(ctx: Asked, asked: StaffListAsked, chosen: readonly string[] = []) {
  const { rows } = await staffFound(ctx, { ...(await narrowedBy(ctx, asked)), from: 0, most: 5000 })
  const wanted = chosen.length > 0 ? rows.filter(({ id }) => chosen.includes(id)) : rows
  return withRoles(ctx, wanted)
}

export type StaffRow = Awaited<ReturnType<typeof wholeStaff>>[number]

async function narrowedBy(ctx: Asked, { q, status, secondFactor, sort, ...held }: StaffListAsked) {
  const { role, branch } = held
  const holders = role || branch ? await holdersWhere(ctx, { role: role === withoutRole ? null : role, branch }) : null
  const fit = role === withoutRole ? { among: null, except: holders } : { among: holders, except: null }
  return { q, status, secondFactor, sort, ...fit }
}

type Held = { role: string | null; branch: string | null }

/** Who holds this role, or anything in this branch; whoever holds a role everywhere holds it there too. */
export async function holdersWhere({ db, now }: Asked, { role, branch }: Held) {
  const rows = await db
    .selectFrom('userRoles')
    .select('accountId')
    .distinct()
    .where((eb) => liveNow(eb, { now }))
    .$if(role !== null, (query) => query.where('role', '=', role ?? ''))
    .$if(isUuid(branch ?? ''), (query) =>
      query.where((eb) => eb.or([eb('branchId', '=', branch ?? ''), eb('branchId', 'is', null)])),
    )
    .execute()
  return rows.map(({ accountId }) => accountId)
}

async function withRoles<Row extends { id: string }>(ctx: Asked, rows: Row[]) {
  const held = await holdingsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const byAccount = Map.groupBy(held, ({ accountId }) => accountId)
  return rows.map((row) => ({ ...row, roles: byAccount.get(row.id) ?? [] }))
}

/** What these people hold now, where and until when. */
export async function holdingsOf(ctx: Asked, accountIds: string[]) {
  if (accountIds.length === 0) return []
  const [held, offices] = await Promise.all([
    ctx.db
      .selectFrom('userRoles')
      .innerJoin('roles', 'roles.key', 'userRoles.role')
      .select(['userRoles.id', 'accountId', 'role', 'nameAr', 'branchId', 'since', 'until'])
      .where('accountId', 'in', accountIds)
      .where((eb) => liveNow(eb, ctx))
      .orderBy('since')
      .orderBy('nameAr')
      .execute(),
    branches(ctx),
  ])
  return held.map((holding) => ({ ...holding, branch: offices.find(({ id }) => id === holding.branchId)?.nameAr ?? null }))
}

/** Some of the staff by their ids. */
export const chosenStaff = (ctx: Asked, ids: readonly string[]) =>
  ids.length > 0 ? wholeStaff(ctx, readStaffAsked(new URLSearchParams()), ids) : Promise.resolve([])

/** One person with what their tab needs; null for who does not work here. */
export async function staffDetail(ctx: Ctx, id: string, tab: StaffTab) {
  const person = isUuid(id) ? await staffMember(ctx, id) : null
  if (!person) return null
  const [holdings, sessions, facts] = await Promise.all([
    holdingsOf(ctx, [id]),
    tab === 'sessions' ? openSessionsOf(ctx, id) : [],
    tab === 'activity' ? trail(ctx, { by: id }, 50) : tab === 'history' ? trail(ctx, { about: id }, 50) : [],
  ])
  return { person, holdings, sessions, lines: await linesOf(ctx, facts) }
}
