import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { dayOf } from '#values/days.ts'
import { maintenancePermissions } from '../permissions.ts'
import { maintenanceReport } from '../report.ts'
import { readReportAsked, reportAddress, reportPath } from '../report-asked.ts'
import { deskOf } from '../seen.ts'
import { ReportDays, ReportTable } from '../ui/report-table.tsx'
import { RequestsFrame } from '../ui/requests-frame.tsx'
import type { Route } from './+types/back-office-report'

export const meta = () => [{ title: 'تقرير الصيانة · التحالف' }]

export const handle = { crumb: () => 'التقرير' }

export const loader = page(maintenancePermissions.viewMaintenance, async (ctx, { query }) => {
  const asked = readReportAsked(query, dayOf(ctx.now()))
  return { asked, rows: await maintenanceReport(ctx, asked), may: deskOf(ctx.actor) }
})

export default function ReportPage({ loaderData: { asked, rows, may } }: Route.ComponentProps) {
  const take = may.export && rows.length > 0 && (
    <a className={buttonLook({ variant: 'outline' })} href={reportAddress(asked, `${reportPath}/export`)} download>
      صدّر إلى إكسل
    </a>
  )
  return (
    <RequestsFrame here="report" may={may} action={take}>
      <Card flush>
        <ReportDays asked={asked} />
        <ReportTable rows={rows} />
      </Card>
    </RequestsFrame>
  )
}
