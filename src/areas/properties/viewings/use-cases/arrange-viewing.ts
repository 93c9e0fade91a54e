import { isWorkingDay } from '#areas/company/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { clock } from '#values/dates.ts'
import { timeOn } from '#values/days.ts'
import { viewingReminded, viewingScheduled } from '../facts.ts'
import { type HeldViewing, overBefore, schedulingTask, toldOf, viewingKind, viewingToChange } from '../held.ts'
import { RemindViewingInput, ScheduleViewingInput } from '../inputs.ts'
import { viewingMinutes } from '../viewing.ts'

/** A day, an hour and who meets them there; said again it is another day. */
export const scheduleViewing = command({
  name: 'properties.schedule-viewing',
  permission: may.arrangeViewings,
  input: ScheduleViewingInput,
  async run(work, { viewingId, on, at, guideId }) {
    const one = await viewingToChange(work, viewingId)
    const startsAt = timeOn(on, at)
    if (startsAt <= work.now()) throw fieldFault('at', 'هذا موعد مضى. اختر ساعة قادمة.')
    if (!(await isWorkingDay(work, on))) throw fieldFault('on', 'المكتب مغلق في هذا اليوم، فلا معاينة فيه. اختر يوم عمل.')
    const guide = (await namesOf({ db: work.tx }, [guideId])).get(guideId)
    if (!guide) throw fieldFault('guideId', 'اختر من يلقاه.')
    await mustBeAtLeisure(work, one, { guideId, startsAt })
    const moved = await work.tx
      .updateTable('viewings')
      .set({ state: 'scheduled', startsAt, guideId, remindedAt: null })
      .where('id', '=', viewingId)
      .where('state', 'in', ['requested', 'scheduled'])
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw overBefore()
    await settleTasks(work, { rule: schedulingTask, subject: { kind: viewingKind, id: viewingId } })
    work.record(viewingScheduled, viewingId, { ...toldOf(one), startsAt: startsAt.toISOString(), guide })
    return { id: viewingId }
  },
})

/** Nobody is in two places; two who arrange at once for one guide wait for each other. */
async function mustBeAtLeisure({ tx }: Work, { id }: HeldViewing, { guideId, startsAt }: { guideId: string; startsAt: Date }) {
  await tx
    .selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [fn('hashtext', [val(`viewings of ${guideId}`)])]).as('held'))
    .execute()
  const near = viewingMinutes * 60_000
  const other = await tx
    .selectFrom('viewings')
    .select('startsAt')
    .where('guideId', '=', guideId)
    .where('state', '=', 'scheduled')
    .where('id', '<>', id)
    .where('startsAt', '>', new Date(startsAt.getTime() - near))
    .where('startsAt', '<', new Date(startsAt.getTime() + near))
    .limit(1)
    .executeTakeFirst()
  if (other?.startsAt) throw fieldFault('at', `له معاينة أخرى الساعة ${clock(other.startsAt)}. اختر ساعة أخرى أو غيره.`)
}

/** Once more by message, while it is still to come. */
export const remindViewing = command({
  name: 'properties.remind-viewing',
  permission: may.arrangeViewings,
  input: RemindViewingInput,
  async run(work, { viewingId }) {
    const one = await viewingToChange(work, viewingId)
    const { startsAt, guideId } = one
    if (one.state !== 'scheduled' || !startsAt || !guideId || startsAt <= work.now()) throw overBefore()
    const reminded = await work.tx
      .updateTable('viewings')
      .set({ remindedAt: work.now() })
      .where('id', '=', viewingId)
      .where((eb) => eb.or([eb('remindedAt', 'is', null), eb('remindedAt', '<', new Date(work.now().getTime() - 3_600_000))]))
      .returning('id')
      .executeTakeFirst()
    if (!reminded) throw new Refusal('properties.reminded', 'ذكّرناه قبل أقل من ساعة. لا نكرر الرسالة.')
    const guide = (await namesOf({ db: work.tx }, [guideId])).get(guideId) ?? ''
    work.record(viewingReminded, viewingId, { ...toldOf(one), startsAt: startsAt.toISOString(), guide })
    return { id: viewingId }
  },
})
