import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { addendumKind } from './addenda/addendum.ts'
import { isFollowed, lastDay } from './in-force.ts'

const about = (id: string) => ({ rule: 'contracts.ending', subject: { kind: 'contract', id } })

/** So many days before the last one somebody decides: renew it, or let it end. */
const calledBefore = 60

/** Once a day: what ends soon, of which nobody gave notice and which nothing follows, calls whoever looks after contracts. */
export async function callForWhatEnds({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  const today = dayOf(now())
  await db.transaction().execute(async (tx) => {
    const soon = await tx
      .selectFrom('contracts')
      .select(['id', 'number', 'title', 'branchId', 'endsOn', 'autoRenew'])
      .where('state', 'in', ['active', 'suspended'])
      .where(lastDay, '<=', daysAfter(today, calledBefore))
      .where(({ not }) => not(isFollowed))
      .where('kind', '<>', addendumKind)
      .orderBy('endsOn')
      .limit(500)
      .execute()
    for (const { id, number, title, branchId, endsOn, autoRenew } of soon) {
      const said = autoRenew ? 'تنتهي مدته ويتجدد' : 'ينتهي'
      const asked = { kind: 'renew', role: 'propertyOfficer', branchId, dueAt: timeOn(today, '12:00'), period: endsOn } as const
      await addTask(
        { tx, now, newId },
        {
          ...{ ...about(id), ...asked },
          title: cut(`العقد ${number} ${said} في ${dayInWords(endsOn)}: ${title}`, 200),
          details: 'جدّده بعقد لاحق، أو أخطر بإنهائه في مهلته.',
        },
      )
    }
  })
}

/** Somebody decided: there is nothing left to remember. */
export const settleEnding = (work: Work, contractId: string) => settleTasks(work, about(contractId))
