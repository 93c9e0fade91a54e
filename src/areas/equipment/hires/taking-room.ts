import { occupyAnyOf, releasePlanned } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'
import { keepImplements, releaseImplements } from '../implements/with-lines.ts'
import { keepPools, releasePools } from '../pools/keeping.ts'
import { linesOf } from './load-for-update.ts'
import { poolLines } from './pool-lines.ts'
import { isWayKnown } from './use-cases/hire-fields.ts'

type Held = { id: string; number: string; partyId: string }

/** What goes to a customer is kept for them: each line has a machine of its kind, and which one may change until it is sent out; of a pool so many as were asked for. */
export async function takeRoom(work: Work, { id, number, partyId }: Held) {
  const hire = await work.tx
    .selectFrom('hires')
    .select(['validUntil', 'km', 'wilayat'])
    .where('contractId', '=', id)
    .executeTakeFirstOrThrow()
  if (hire.validUntil < dayOf(work.now()))
    throw new Refusal(
      'equipment.quote-ended',
      `انتهت صلاحية هذا العرض في ${dayInWords(hire.validUntil)}. أعد إعداده بأسعار اليوم.`,
    )
  const lines = await linesOf(work.tx, id)
  if (!isWayKnown(hire) && lines.some(({ terms }) => terms.carried))
    throw new Refusal('equipment.way-unknown', 'لم تُكتب المسافة من ساحتنا إلى الموقع، فلا سعر للنقل. صحّح الموقع ثم أرسل العرض.')
  for (const line of lines) {
    if (line.occupancyId) continue
    const { kindId: classId, startsOn, endsOn, terms } = line
    const { id: occupancyId } = await occupyAnyOf(work, {
      ...{
        classId,
        kind: 'equipment-rental',
        from: new Date(Math.max(startOfDay(startsOn).getTime(), work.now().getTime())),
        until: endOfDay(endsOn),
      },
      ...{ turnaround: terms.turnaround, partyId, reason: number, field: 'kindId' },
      full: `لا ${terms.kind} متاحة من ${dayInWords(startsOn)} إلى ${dayInWords(endsOn)}. غيّر المدة أو النوع.`,
    })
    await work.tx.updateTable('hireLines').set({ occupancyId }).where('id', '=', line.id).execute()
    await keepImplements(work, line, { number, partyId })
  }
  await keepPools(work, await poolLines(work.tx, id), { number, partyId })
}

/** Nothing of it is kept any longer. */
export async function giveRoomBack(work: Work, contractId: string) {
  await releasePools(work, await poolLines(work.tx, contractId))
  for (const line of await linesOf(work.tx, contractId)) {
    const { id, occupancyId } = line
    await releaseImplements(work, line)
    if (!occupancyId) continue
    await releasePlanned(work, occupancyId)
    await work.tx.updateTable('hireLines').set({ occupancyId: null }).where('id', '=', id).execute()
  }
}
