import { identityPermissions } from '#areas/identity/permissions.ts'
import { type BellAnswers, bellQuestions, toldBell } from '#areas/notifications/bell-queries.ts'
import type { Door } from '#platform/area.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { type Count, inOneStatement } from '#platform/db/one-statement.ts'
import { areas } from '../areas.ts'
import { type Desk, inOrder } from './desks.ts'
import { isOpenTo } from './leading-on.ts'
import { settingsDoor } from './settings-sections.ts'

/** What the areas offer, less what this person may not see. */
export const desksOf = (actor: Actor): Desk[] => openTo(actor).map(({ path, label }) => ({ path, label }))

/** The same with how much waits behind each, and the bell: one statement for the whole frame. */
export async function frameOf(ctx: Ctx) {
  const doors = openTo(ctx.actor)
  const counts: Record<string, Count> = Object.fromEntries(
    doors.flatMap(({ count, permission }, at) => (count && ctx.actor.may(permission) ? [[`door${at}`, count(ctx)]] : [])),
  )
  const { unread, latest, ...counted }: BellAnswers & Record<string, unknown> = await inOneStatement(ctx.db, {
    ...counts,
    ...bellQuestions(ctx),
  })
  const desks: Desk[] = doors.map(({ path, label }, at) => ({ path, label, count: Number(counted[`door${at}`] ?? 0) }))
  return { desks, bell: toldBell(ctx, { unread, latest }) }
}

function openTo(actor: Actor): Door[] {
  const offered = areas.flatMap(({ desks = [] }) => desks)
  const home = { path: '/admin', label: 'لوحة التحكم', permission: identityPermissions.viewDashboard }
  const open = inOrder<Door>([home, ...offered, ...settingsDoor(actor)]).filter((door) => isOpenTo(actor, door))
  // Two areas share «المستخدمون»: whoever may see both comes in by the first, and whoever may see one by that one.
  const direct = open.filter(({ permission }) => actor.may(permission))
  return open.filter((one) => one === [...direct, ...open].find(({ label }) => label === one.label))
}
