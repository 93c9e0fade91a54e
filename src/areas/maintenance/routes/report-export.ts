import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { dayOf } from '#values/days.ts'
import { maintenancePermissions } from '../permissions.ts'
import { maintenanceReport, type ReportRow } from '../report.ts'
import { readReportAsked, reportAddress } from '../report-asked.ts'

const columns: Column<ReportRow>[] = [
  { title: 'الرقم', text: ({ number }) => number },
  { title: 'العقار', width: 32, text: ({ name }) => name },
  { title: 'البلاغات', number: ({ count }) => Number(count) },
  { title: 'أُنجز', number: ({ done }) => Number(done) },
  { title: 'أيام حتى الإنجاز', number: ({ days }) => days },
  { title: 'أُعيد فتحه، من المئة', number: ({ back }) => back },
  { title: 'على المالك', money: ({ owner }) => owner },
  { title: 'على المستأجر', money: ({ tenant }) => tenant },
  { title: 'على الشركة', money: ({ company }) => company },
  { title: 'التكلفة', money: ({ cost }) => cost },
]

/** The report as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(maintenancePermissions.exportMaintenance, async (ctx, { query }) => {
    const asked = readReportAsked(query, dayOf(ctx.now()))
    await recordExport(ctx, { list: 'تقرير الصيانة', format: 'xlsx', filters: reportAddress(asked) })
    const rows = await maintenanceReport(ctx, asked, maintenancePermissions.exportMaintenance)
    return download(sheetNamed('تقرير الصيانة', ctx.now()), writeSheet({ name: 'تقرير الصيانة', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function ReportExport() {
  return null
}
