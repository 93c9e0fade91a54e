import { data } from 'react-router'
import { TakeReportAlong } from '#areas/finance/public-ui.tsx'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { ReportTable } from '#ui/report-table.tsx'
import { dayOf } from '#values/days.ts'
import { reportRowsPerPage } from '#values/report.ts'
import { branchChoices } from '../../journey/queries.ts'
import { report } from '../queries.ts'
import { reports } from '../report.ts'
import { nameOfReport, readReportAsked, reportAddress, reportPath } from '../report-asked.ts'
import { ReportFilters } from '../ui/report-filters.tsx'
import type { Route } from './+types/back-office-parcel-report'

export const loader = page(may.viewReports, async (ctx, { params, query }) => {
  const name = nameOfReport(params.report)
  if (!name) throw data('لا يوجد هذا التقرير.', { status: 404, statusText: 'Not Found' })
  const asked = readReportAsked(query, { days: reports[name].days, today: dayOf(ctx.now()) })
  const [shown, branches] = [await report(ctx, name, asked), await branchChoices(ctx, may.viewReports)]
  return { name, asked, branches, ...shown, mayExport: ctx.actor.may(may.export) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? reports[loaderData.name].title : ''} · التحالف` },
]

export const handle = {
  crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => (loaderData ? reports[loaderData.name].title : ''),
}

const words = 'لا شيء من ذلك في ما اخترت. امسح شروط البحث لترى كل الفروع.'

export default function ParcelReportPage({ loaderData }: Route.ComponentProps) {
  const { name, asked, branches, rows, sums, count, at, mayExport } = loaderData
  const toPage = (page: number) => reportAddress(name, { ...asked, page })
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{reports[name].title}</h1>
          <p className="muted sm">{reports[name].about}</p>
        </div>
        <div className="acts">
          {mayExport && count > 0 && (
            <TakeReportAlong address={reportAddress(name, { ...asked, page: 1 }, `${reportPath(name)}/export`)} />
          )}
          <Button type="button" variant="outline" size="small" onClick={() => window.print()}>
            اطبع
          </Button>
        </div>
      </div>
      <Card flush footer={<Pager page={at} perPage={reportRowsPerPage} total={count} toPage={toPage} />}>
        <ReportFilters {...{ name, asked, branches }} />
        <ReportTable
          {...{ rows, sums }}
          report={reports[name]}
          narrowed={asked.branch ? { all: reportAddress(name, {}), words } : null}
        />
      </Card>
    </>
  )
}
