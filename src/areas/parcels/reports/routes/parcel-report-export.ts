import { data } from 'react-router'
import { handOutTable } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { isTotal, sheetColumns, withTotal } from '#platform/reports/report-sheet.ts'
import { dayOf } from '#values/days.ts'
import { narrowedTo, wholeReport } from '../queries.ts'
import { reports } from '../report.ts'
import { nameOfReport, readReportAsked, reportAddress } from '../report-asked.ts'

/** The report as it stands in its address, with what it comes to below. */
export const loader = handedOut(
  page(may.export, async (ctx, { params, query }) => {
    const name = nameOfReport(params.report)
    if (!name || !ctx.actor.may(may.viewReports)) throw data('لا يوجد هذا التقرير.', { status: 404, statusText: 'Not Found' })
    const asked = readReportAsked(query, { days: reports[name].days, today: dayOf(ctx.now()) })
    const { rows, sums } = await wholeReport(ctx, name, asked)
    return handOutTable(ctx, query, {
      ...{ title: reports[name].title, filters: reportAddress(name, asked), about: await narrowedTo(ctx, asked) },
      ...{ columns: sheetColumns(reports[name].columns), rows: withTotal(rows, sums), isStrong: isTotal },
    })
  }),
)

export const middleware = [loader.middleware]

export default function ParcelReportExport() {
  return null
}
