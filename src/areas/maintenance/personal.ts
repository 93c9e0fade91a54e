import { sql } from 'kysely'
import { partiesOfAccount } from '#areas/customers/public.ts'
import { forgetPartsOf } from '#areas/records/public.ts'
import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Subject } from '#platform/personal.ts'
import { faultKinds, requestKind, requestNumber, requestStates } from './request.ts'

/** In the place of whatever somebody wrote of their home. */
const gone = 'محذوف'
const title = 'بلاغات الصيانة'

export const maintenancePersonal: Personal = {
  processing: [
    {
      purpose: 'إصلاح ما يتعطل في الوحدات',
      people: 'المستأجرون والملّاك',
      data: 'وصف العطل وصوره ومواعيد الزيارة، وجواب المالك عن المصروف',
      ground: 'تنفيذ العقد',
      sharedWith: 'المورّد الذي يُسند إليه البلاغ',
    },
  ],
  kept,
  forget,
}

async function kept({ db }: Pick<Ctx, 'db'>, { accountId }: Subject): Promise<Kept[]> {
  const { ids } = await partiesOfAccount({ db }, accountId)
  const rows = await db
    .selectFrom('maintenanceRequests')
    .select(['id', 'sequence', 'category', 'description', 'suits', 'state', 'reportedAt'])
    .where(({ eb, fn, val }) => eb('partyId', '=', fn.any(val(ids))))
    .orderBy('reportedAt', 'desc')
    .limit(500)
    .execute()
  const records = rows.map(({ id, sequence, category, description, suits, state, reportedAt }) => ({
    ...{ id, title: `${faultKinds[category]} ${requestNumber(sequence)}`, at: reportedAt },
    fields: keptFields([
      { name: 'state', label: 'الحالة', value: requestStates[state] },
      { name: 'description', label: 'الوصف', value: description },
      { name: 'suits', label: 'ما يناسبك', value: suits },
    ]),
  }))
  return [{ kind: 'maintenance-requests', title, records }]
}

/** That something was mended and what it cost stays with the property; what somebody wrote and photographed of their home goes. */
async function forget(work: Work, { accountId }: Subject): Promise<Forgotten[]> {
  const { ids } = await partiesOfAccount({ db: work.tx }, accountId)
  if (ids.length === 0) return []
  await work.tx.updateTable('expenseQuestions').set({ question: gone }).where('partyId', 'in', ids).execute()
  const hidden = await work.tx
    .updateTable('maintenanceRequests')
    .set({ description: gone, suits: null, words: sql<string>`'w-' || sequence` })
    .where('partyId', 'in', ids)
    .where('description', '!=', gone)
    .returning('id')
    .execute()
  const requests = hidden.map(({ id }) => id)
  if (requests.length === 0) return []
  await work.tx
    .updateTable('maintenanceRequests')
    .set({ reopenedReason: gone })
    .where('id', 'in', requests)
    .where('reopenedReason', 'is not', null)
    .execute()
  const photos = await work.tx
    .deleteFrom('maintenancePhotos')
    .where('requestId', 'in', requests)
    .where('stage', '=', 'report')
    .returning('fileId')
    .execute()
  await forgetFiles(
    work.tx,
    photos.map(({ fileId }) => fileId),
  )
  for (const recordId of requests) await forgetPartsOf(work, { kind: requestKind, recordId })
  await forgetTasksAbout(work, requestKind, requests)
  return [{ title, count: requests.length }]
}
