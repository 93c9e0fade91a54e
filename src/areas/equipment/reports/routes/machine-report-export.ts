import { data } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { handOutTable } from '#areas/finance/public.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { isTotal, sheetColumns, withTotal } from '#platform/reports/report-sheet.ts'
import { dayOf } from '#values/days.ts'
import { narrowedTo, permissionOf, wholeReport } from '../queries.ts'
import { reports } from '../report.ts'
import { nameOfReport, readReportAsked, reportAddress } from '../report-asked.ts'

/** The report as it stands in its address, with what it comes to below: of what whoever takes it may see. */
export const loader = handedOut(
  page(may.export, async (ctx, { params, query }) => {
    const name = nameOfReport(params.report)
    if (!name || !ctx.actor.may(permissionOf(name))) throw data('لا يوجد هذا التقرير.', { status: 404, statusText: 'Not Found' })
    const asked = readReportAsked(query, { days: reports[name].days, today: dayOf(ctx.now()) })
    const { rows, sums } = await wholeReport(ctx, name, asked)
    return handOutTable(ctx, query, {
      ...{ title: reports[name].title, filters: reportAddress(name, asked), about: await narrowedTo(ctx, asked) },
      ...{ columns: sheetColumns(reports[name].columns), rows: withTotal(rows, sums), isStrong: isTotal },
    })
  }),
)

export const middleware = [loader.middleware]

export default function MachineReportExport() {
  return null
}
