import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { type DocumentHolder, daysToRenewDocument, documentName } from './document.ts'

type Ids = { id: string; recordId: string }
const renewalTask = (record: string, { id, recordId }: Ids) => ({
  rule: `${record}-document-${id}`,
  subject: { kind: record, id: recordId },
})

/** A paper that soon runs out becomes a task. */
export async function askForRenewals(house: House, { record, kinds, role, named }: DocumentHolder) {
  const until = daysAfter(dayOf(house.now()), daysToRenewDocument)
  const rows = await house.db
    .selectFrom('documents')
    .select(['id', 'recordId', 'kind', 'called', 'expiresOn'])
    .where('recordKind', '=', record)
    .where('status', '=', 'valid')
    .where('expiresOn', '<=', until)
    .execute()
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const records = new Map((await named(house, ids)).map((one) => [one.id, one]))
  await house.db.transaction().execute(async (tx) => {
    for (const { expiresOn, ...row } of rows) {
      const of = records.get(row.recordId)
      if (!expiresOn || !of) continue
      const title = `جدّد وثيقة ${of.name}: ${documentName(kinds, row)}، آخر يوم لها ${dayInWords(expiresOn)}`
      const asked = { period: expiresOn, role, branchId: of.branchId, dueAt: startOfDay(expiresOn) }
      await addTask({ ...house, tx }, { ...renewalTask(record, row), ...asked, title })
    }
  })
}

/** Another paper took its place, or its day was written wrongly. */
export const settleRenewal = (work: Work, record: string, document: Ids) => settleTasks(work, renewalTask(record, document))
