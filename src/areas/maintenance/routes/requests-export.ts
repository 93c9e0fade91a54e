import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { dayOf } from '#values/days.ts'
import { maintenancePermissions } from '../permissions.ts'
import { exportedRequests, type RequestRow } from '../queries.ts'
import { faultKinds, payers, priorities, requestStates } from '../request.ts'
import { readRequestsAsked, requestsAddress } from '../request-asked.ts'

const columns: Column<RequestRow>[] = [
  { title: 'البلاغ', text: ({ number }) => number },
  { title: 'المكان', width: 32, text: ({ where }) => where },
  { title: 'نوع العطل', width: 18, text: ({ category }) => faultKinds[category] },
  { title: 'الوصف', width: 48, text: ({ description }) => description },
  { title: 'الأولوية', width: 20, text: ({ priority }) => priorities[priority] },
  { title: 'الحالة', width: 20, text: ({ state }) => requestStates[state] },
  { title: 'المستأجر', width: 28, text: ({ tenant }) => tenant },
  { title: 'لدى', width: 24, text: ({ who }) => who },
  { title: 'أُبلغ في', day: ({ reportedAt }) => dayOf(reportedAt) },
  { title: 'يُنجز قبل', day: ({ dueOn }) => dueOn },
  { title: 'أُنجز في', day: ({ doneAt }) => doneAt && dayOf(doneAt) },
  { title: 'يتحمله', text: ({ payer }) => payer && payers[payer] },
  { title: 'أُعيد فتحه', number: ({ reopenings }) => reopenings },
  { title: 'التقدير', money: ({ estimate }) => estimate },
  { title: 'التكلفة', money: ({ cost }) => cost },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(maintenancePermissions.exportMaintenance, async (ctx, { query }) => {
    const asked = readRequestsAsked(query)
    await recordExport(ctx, { list: 'بلاغات الصيانة', format: 'xlsx', filters: requestsAddress(asked) })
    const rows = exportedRequests(ctx, asked)
    return download(sheetNamed('بلاغات الصيانة', ctx.now()), writeSheet({ name: 'بلاغات الصيانة', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function RequestsExport() {
  return null
}
