import { data } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { dayOf } from '#values/days.ts'
import { wholeReport } from '../queries.ts'
import { reports } from '../report.ts'
import { nameOfReport, readReportAsked, reportAddress } from '../report-asked.ts'
import { sheetColumns, withTotal } from '../sheet.ts'

/** The report as it stands in its address, with what it comes to below. That it left the house is written down first. */
export const loader = handedOut(
  page(propertiesPermissions.exportReports, async (ctx, { params, query }) => {
    const name = nameOfReport(params.report)
    if (!name) throw data('لا يوجد هذا التقرير.', { status: 404, statusText: 'Not Found' })
    const asked = readReportAsked(query, { days: reports[name].days, today: dayOf(ctx.now()) })
    const { title } = reports[name]
    await recordExport(ctx, { list: title, format: 'xlsx', filters: reportAddress(name, asked) })
    const { rows, sums } = await wholeReport(ctx, name, { ...asked, permission: propertiesPermissions.exportReports })
    const sheet = { name: title, columns: sheetColumns(name), rows: withTotal(rows, sums) }
    return download(sheetNamed(title, ctx.now()), writeSheet(sheet))
  }),
)

export const middleware = [loader.middleware]

export default function RentReportExport() {
  return null
}
