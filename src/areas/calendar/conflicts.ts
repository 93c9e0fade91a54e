import { addTask } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { conflictRule } from './custody.ts'

/** So many days before the next one begins, what is still out is somebody's task. */
const aheadDays = 2

/** Once a day: what should be back is still out, and somebody else has it soon or has it already by the plan. */
export async function conflictsDue({ db, now, newId, resourceKinds }: Pick<House, 'db' | 'now' | 'newId' | 'resourceKinds'>) {
  const keeperOf = (kind: string) => resourceKinds.find((one) => one.kind === kind)?.keeper ?? 'branchManager'
  await db.transaction().execute(async (tx) => {
    const late = await tx
      .selectFrom('custodies')
      .innerJoin('occupancies', 'occupancies.id', 'custodies.occupancyId')
      .innerJoin('resources', 'resources.id', 'custodies.resourceId')
      .innerJoin('occupancies as next', (join) =>
        join.onRef('next.resourceId', '=', 'custodies.resourceId').onRef('next.startsAt', '>=', 'occupancies.endsAt'),
      )
      .select(['custodies.resourceId', 'resources.kind', 'occupancies.reason', 'next.id', 'next.startsAt'])
      .where('custodies.backAt', 'is', null)
      .where('occupancies.endsAt', '<=', now())
      .where('next.status', '<>', 'released')
      .where((eb) => eb.or([eb('next.expiresAt', 'is', null), eb('next.expiresAt', '>', now())]))
      .where('next.startsAt', '<', startOfDay(daysAfter(dayOf(now()), aheadDays + 1)))
      .limit(500)
      .execute()
    for (const { resourceId, kind, reason, id, startsAt } of late) {
      const title = cut(`لم تُعد بعد (${reason})، والمدة التالية من ${dayInWords(dayOf(startsAt))}`, 200)
      const details = 'اتصل بمن هي لديه، وسجّل إعادتها، أو اتفق مع التالي على موعد أو بديل.'
      const asked = { title, details, kind: 'conflict' as const, role: keeperOf(kind), dueAt: startsAt, period: id }
      await addTask({ tx, now, newId }, { rule: conflictRule, subject: { kind, id: resourceId }, ...asked })
    }
  })
}
