import '#ui/styles/inbox.css'
import { Link } from 'react-router'
import { sitePermissions } from '#areas/site/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { Empty } from '#ui/states.tsx'
import { Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { serviceNames, services } from '#values/services.ts'
import { lasting, paceWeeks, readPaceAsked } from '../pace.ts'
import { paceReport } from '../pace-report.ts'
import { PaceFilters } from '../ui/pace-filters.tsx'
import { PaceTable } from '../ui/pace-table.tsx'
import type { Route } from './+types/back-office-pace'

export const loader = page(sitePermissions.viewPace, (ctx, { query }) => paceReport(ctx, readPaceAsked(query)))

export const meta = () => [{ title: 'أوقات الرد · التحالف' }]
export const handle = { crumb: () => 'أوقات الرد' }

const inHours = (value: number) => String(Math.round(value * 10) / 10)

export default function PacePage({ loaderData: { asked, whole, byWeek, byService } }: Route.ComponentProps) {
  const query = new URLSearchParams({ weeks: String(asked.weeks), ...(asked.service ? { service: asked.service } : {}) })
  const answered = byWeek.filter(({ answered }) => answered > 0).reverse()
  const of = (hours: number | null) => hours ?? 0
  return (
    <>
      <div className="page-h">
        <h1>أوقات الرد</h1>
        <PaceFilters asked={asked} weeks={paceWeeks} services={serviceNames} />
        <div className="acts">
          <Link
            className={buttonLook({ variant: 'outline', size: 'small' })}
            to={`/admin/requests/pace/export?${query}`}
            reloadDocument
          >
            صدّر إلى إكسل
          </Link>
        </div>
      </div>
      {whole.answered === 0 ? (
        <Empty title="لا رد في هذه المدة">تظهر هنا سرعة الرد حين يُجاب ما وصل فيها.</Empty>
      ) : (
        <div className="stack">
          <p>
            أُجيب <Num>{whole.answered}</Num> من <Num>{whole.came}</Num>. نصفها خلال {lasting(of(whole.middle), 'gen')}، وتسعة من
            عشرة خلال {lasting(of(whole.slowest), 'gen')}
            {whole.inTime !== null && (
              <>
                ، و<Num>{`${whole.inTime}%`}</Num> خلال يوم عمل
              </>
            )}
            .
          </p>
          <Card>
            <BarChart
              title="ساعات انتظار الرد حسب أسبوع الوصول"
              labels={answered.map(({ week }) => dayInWords(week ?? '', week ?? ''))}
              series={[
                { name: 'وسيط الرد', colour: 1, values: answered.map(({ middle }) => of(middle)) },
                { name: 'تسعة من عشرة خلال', colour: 4, values: answered.map(({ slowest }) => of(slowest)) },
              ]}
              write={inHours}
              onAxis={inHours}
            />
          </Card>
          <Card flush title="حسب الأسبوع">
            <PaceTable
              caption="أوقات الرد حسب الأسبوع"
              first="الأسبوع من"
              rows={byWeek.map((row) => ({ ...row, key: row.week ?? '', name: dayInWords(row.week ?? '') }))}
            />
          </Card>
          {!asked.service && (
            <Card flush title="حسب الخدمة">
              <PaceTable
                caption="أوقات الرد حسب الخدمة"
                first="الخدمة"
                rows={byService.map((row) => ({
                  ...row,
                  key: row.service ?? 'none',
                  name: row.service ? services[row.service].label : 'بلا خدمة محددة',
                }))}
              />
            </Card>
          )}
        </div>
      )}
    </>
  )
}
