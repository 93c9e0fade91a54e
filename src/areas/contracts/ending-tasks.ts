import { sql } from 'kysely'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { addendumKind } from './addenda/addendum.ts'
import { goingOn } from './goes-on.ts'
import { isFollowed, lastDay } from './in-force.ts'

const about = (id: string) => ({ rule: 'contracts.ending', subject: { kind: 'contract', id } })

/** So many days before the last one somebody decides: renew it, or let it end. */
const calledBefore = 60

/** So many days before the last day of notice of what goes on by itself: after it nobody decides any more. */
const calledBeforeNotice = 30

/** Once a day: what ends soon, of which nobody gave notice and which nothing follows, calls whoever looks after contracts. */
export async function callForWhatEnds({ db, now, newId, contractKinds }: Pick<House, 'db' | 'now' | 'newId' | 'contractKinds'>) {
  const today = dayOf(now())
  await db.transaction().execute(async (tx) => {
    const soon = await endingSoon(tx, today)
    const own = await goingOn({ db: tx, contractKinds }, soon)
    for (const one of soon) {
      const { id, branchId, endsOn, noticeDays } = one
      const goesOn = own.has(id)
      if (endsOn > daysAfter(today, goesOn ? noticeDays + calledBeforeNotice : calledBefore)) continue
      const asked = { kind: 'renew', role: 'propertyOfficer', branchId, dueAt: timeOn(today, '12:00'), period: endsOn } as const
      await addTask({ tx, now, newId }, { ...about(id), ...asked, ...inWords(one, { goesOn, today }) })
    }
  })
}

/** Within the longer of the two: which of them holds is asked of the kind. */
const endingSoon = (tx: Work['tx'], today: string) =>
  tx
    .selectFrom('contracts')
    .select(['id', 'kind', 'number', 'title', 'branchId', 'endsOn', 'noticeDays', 'autoRenew'])
    .where('state', 'in', ['active', 'suspended'])
    .where(lastDay, '<=', sql<string>`${today}::date + greatest(${calledBefore}::int, notice_days + ${calledBeforeNotice}::int)`)
    .where(({ not }) => not(isFollowed))
    .where('kind', '<>', addendumKind)
    .orderBy('endsOn')
    .limit(500)
    .execute()

type Soon = Awaited<ReturnType<typeof endingSoon>>[number]

function inWords({ number, title, endsOn, noticeDays }: Soon, { goesOn, today }: { goesOn: boolean; today: string }) {
  const said = goesOn ? 'يتجدد وحده بعد' : 'ينتهي في'
  return {
    title: cut(`العقد ${number} ${said} ${dayInWords(endsOn)}: ${title}`, 200),
    details: goesOn ? decided(daysAfter(endsOn, -noticeDays), today) : 'جدّده بعقد لاحق، أو أخطر بإنهائه في مهلته.',
  }
}

const decided = (noticeBy: string, today: string) =>
  noticeBy < today
    ? 'فات موعد الإخطار بإنهائه. جدّده بعقد لاحق إن تغيّرت شروطه.'
    : `آخر يوم للإخطار بإنهائه ${dayInWords(noticeBy)}. جدّده بعقد لاحق إن تغيّرت شروطه.`

/** Somebody decided: there is nothing left to remember. */
export const settleEnding = (work: Work, contractId: string) => settleTasks(work, about(contractId))
