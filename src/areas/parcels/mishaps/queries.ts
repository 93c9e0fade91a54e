import { sql } from 'kysely'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { shownNumber } from '../journey/number.ts'
import { mayFollow, steps } from '../journey/parcel.ts'
import type { ShownParcel } from '../journey/parcel-detail.ts'
import { branchChoices } from '../journey/queries.ts'
import { disposalOf, isDisposable, notYetDisposable } from './disposing.ts'
import { warningDays } from './mishap.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'known'>

/** What can be said of a parcel with which something went wrong, and how it looked. */
export async function mishapsOf(ctx: Reader, one: ShownParcel) {
  const inReach = (permission: typeof may.view) => reaches(ctx.actor, permission, { branchId: one.branchId })
  const isHeld = one.heldReason !== null
  const can = (step: 'damaged' | 'lost' | 'corrected') => !isHeld && one.pieces.some(({ state }) => mayFollow(state, step))
  const photos = await ctx.db
    .selectFrom('parcelPhotos')
    .select(['fileId', 'ofStep'])
    .where('parcelId', '=', one.id)
    .orderBy('takenAt')
    .execute()
  const sorts = inReach(may.sort)
  return {
    ...{ photos, mayDamage: sorts && can('damaged'), mayLose: sorts && can('lost') },
    findIn: one.state === 'lost' ? await branchChoices(ctx, may.sort) : [],
    wrong: inReach(may.correct) && can('corrected') ? await wrongChoices(ctx, one.id) : [],
    disposal: inReach(may.dispose) && isDisposable(one) && !isHeld ? await disposalShown(ctx, one) : null,
  }
}
export type MishapsOfParcel = Awaited<ReturnType<typeof mishapsOf>>

/** What may have been written down wrongly, the newest first; what was corrected already is not there. */
async function wrongChoices({ db }: Reader, parcelId: string) {
  const rows = await db
    .selectFrom('parcelEvents')
    .select(({ fn }) => ['step', 'at', fn.max<string>('parcelEvents.note').as('note')])
    .select(sql<string>`min(parcel_events.id::text)`.as('id'))
    .where('parcelId', '=', parcelId)
    .where('step', 'not in', ['registered', 'accepted', 'corrected'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('parcelEvents as c').select('c.id').whereRef('c.correctsId', '=', 'parcelEvents.id'))),
    )
    .groupBy(['step', 'at'])
    .orderBy('at', 'desc')
    .limit(12)
    .execute()
  return rows.map(
    ({ id, step, at, note }) => [id, [steps[step].label, note, momentInWords(at)].filter(Boolean).join('، ')] as const,
  )
}

async function disposalShown({ db, now }: Reader, one: ShownParcel) {
  const [disposal, today] = [await disposalOf(db, one), dayOf(now())]
  const last = disposal.warnings.at(-1)
  const waitsUntil = last ? daysAfter(dayOf(last.warnedAt), warningDays) : null
  return {
    ...{ warned: disposal.warnings.map(({ warnedAt }) => dayOf(warnedAt)) },
    ...{ mayWarn: !waitsUntil || waitsUntil <= today, notYet: notYetDisposable(disposal, today) },
  }
}

/** The parcel of which damage is written down, where this person sorts. */
export async function parcelToSort({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await db
    .selectFrom('parcels')
    .select(['id', 'number', 'content', 'recipientName'])
    .where('id', '=', id)
    .where((eb) => withinReach(eb, actor, may.sort, { branch: 'parcels.branchId' }))
    .executeTakeFirst()
  return row ? { ...row, number: shownNumber(row.number) } : null
}
