import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { timeOn } from '#values/days.ts'
import { sheetPath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { sheetsToWrite } from './queries.ts'

/** For whoever works a machine: today's sheet of it, and the oldest day that was forgotten. */
export async function sheetsWaiting(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.may(may.recordSheets) || ctx.actor.may(may.viewHires)) return []
  const rows = await sheetsToWrite(ctx)
  return rows.flatMap(({ lineId, code, kind, site, state, today, late }) =>
    [...late.slice(0, 1), ...(state === null ? [today] : [])].map((day) => ({
      ...{ id: `${lineId} ${day}`, kind: 'day-sheet', path: sheetPath(lineId, day) },
      title: `كشف ${kind} ${code}، ${site}، ${dayInWords(day, today)}`,
      ...{ since: timeOn(day, '07:00'), dueAt: timeOn(day, '18:00') },
    })),
  )
}
