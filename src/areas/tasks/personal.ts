import { sql } from 'kysely'
import { partiesOfAccount } from '#areas/customers/public.ts'
import { privacyRequestsOf } from '#areas/identity/public.ts'
import { forgetPartsOf } from '#areas/records/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import { forgetTasksAbout } from './public.ts'
import { taskStatuses } from './task.ts'

const customer = 'customer'

export const tasksPersonal: Personal = {
  processing: [
    {
      purpose: 'متابعة ما على الموظفين إنجازه',
      people: 'العملاء والموظفون',
      data: 'عنوان المهمة وتفاصيلها، ومن أُسندت إليه',
      ground: 'تنفيذ العقد، والمصلحة المشروعة',
      sharedWith: 'لا أحد',
    },
  ],
  kept,
  forget,
}

export const tasksRetained: Retained[] = [
  {
    kind: 'tasks',
    label: 'المهام المنجزة والملغاة',
    since: 'إنجاز المهمة أو إلغائها',
    reason: 'مراجعة ما أُنجز',
    months: 24,
    putAway,
  },
]

async function kept({ db }: Pick<Ctx, 'db'>, { accountId }: Subject): Promise<Kept[]> {
  const [{ ids }, requests] = [await partiesOfAccount({ db }, accountId), await privacyRequestsOf({ db }, accountId)]
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'title', 'details', 'status', 'createdAt'])
    .where(({ eb, or, and }) =>
      or(
        [{ kind: customer, ids }, requests].map((about) =>
          and([eb('subjectKind', '=', about.kind), eb('subjectId', '=', sql<string>`any(${about.ids}::text[])`)]),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(500)
    .execute()
  const records = rows.map(({ id, title, details, status, createdAt }) => ({
    ...{ id, title, at: createdAt },
    fields: keptFields([
      { name: 'status', label: 'الحالة', value: taskStatuses[status] },
      { name: 'details', label: 'التفاصيل', value: details },
    ]),
  }))
  return [{ kind: 'tasks', title: 'مهام الموظفين التي تخصك', records }]
}

/**
 * Tasks about the record of a customer go as it goes; those about a message or a request go with these, by the areas they belong to.
 * A privacy request is of an area that knows no tasks: it stays as proof, and what somebody wrote to get it done goes here.
 */
async function forget(work: Work, { accountId }: Subject) {
  const { ids, staysAs } = await partiesOfAccount({ db: work.tx }, accountId)
  const requests = await privacyRequestsOf({ db: work.tx }, accountId)
  for (const recordId of requests.ids) await forgetPartsOf(work, { kind: requests.kind, recordId })
  const aboutThem = staysAs.length > 0 ? 0 : await forgetTasksAbout(work, customer, ids)
  const count = aboutThem + (await forgetTasksAbout(work, requests.kind, requests.ids))
  return count > 0 ? [{ title: 'مهام الموظفين', count }] : []
}

async function putAway(work: Work, before: Date) {
  const gone = await work.tx
    .deleteFrom('tasks')
    .where('status', '!=', 'open')
    .where('endedAt', '<', before)
    .returning('id')
    .execute()
  for (const { id } of gone) await forgetPartsOf(work, { kind: 'task', recordId: id })
  return gone.length
}
