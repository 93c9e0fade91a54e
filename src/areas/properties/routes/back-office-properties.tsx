import { CalendarDays, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { collectingPermissions } from '#areas/collecting/public.ts'
import { collectingPath } from '#areas/collecting/public-ui.tsx'
import { viewingContracts } from '#areas/contracts/public.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { howMany } from '#values/plural.ts'
import { importsPath } from '../imports/import-kinds.ts'
import { leasesPath } from '../leases/lease.ts'
import { mandatesPath } from '../mandates/mandate.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertiesPath } from '../property.ts'
import { propertiesAddress, propertiesPerPage, readPropertiesAsked } from '../property-asked.ts'
import { properties } from '../queries.ts'
import { reportsPath } from '../reports/report-asked.ts'
import { timelinePath } from '../timeline/timeline-asked.ts'
import { PropertiesTable } from '../ui/properties-table.tsx'
import { PropertyFilters } from '../ui/property-filters.tsx'
import type { Route } from './+types/back-office-properties'

export const meta = () => [{ title: 'العقارات · التحالف' }]

export const loader = page(propertiesPermissions.view, async (ctx, { query }) => {
  const asked = readPropertiesAsked(query)
  const may = {
    add: ctx.actor.may(propertiesPermissions.add),
    collect: ctx.actor.may(collectingPermissions.viewCollecting),
    import: ctx.actor.may(propertiesPermissions.import),
    mandates: ctx.actor.may(viewingContracts),
    export: ctx.actor.may(propertiesPermissions.export),
    reports: ctx.actor.may(propertiesPermissions.viewReports),
  }
  return { asked, may, ...(await properties(ctx, asked)) }
})

export default function PropertiesPage({ loaderData: { asked, may, rows, sums, count, at, branches } }: Route.ComponentProps) {
  const add = may.add && (
    <Link className={buttonLook()} to={`${propertiesPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أضف عقارًا
    </Link>
  )
  return (
    <>
      <div className="page-h">
        <div>
          <h1>العقارات</h1>
          {count > 0 && <p className="muted sm">{`${howMany(Number(sums.units), 'unit')}، منها شاغر: ${Number(sums.vacant)}`}</p>}
        </div>
        <div className="acts">
          {may.mandates && (
            <Link className={buttonLook({ variant: 'outline' })} to={mandatesPath}>
              اتفاقيات الإدارة
            </Link>
          )}
          {may.mandates && (
            <Link className={buttonLook({ variant: 'outline' })} to={leasesPath}>
              عقود الإيجار
            </Link>
          )}
          {may.collect && (
            <Link className={buttonLook({ variant: 'outline' })} to={collectingPath}>
              لوحة التحصيل
            </Link>
          )}
          {count > 0 && (
            <Link className={buttonLook({ variant: 'outline' })} to={timelinePath}>
              <CalendarDays className="i i-sm" aria-hidden />
              تقويم الوحدات
            </Link>
          )}
          {may.reports && (
            <Link className={buttonLook({ variant: 'outline' })} to={reportsPath}>
              التقارير
            </Link>
          )}
          {may.export && count > 0 && (
            <a
              className={buttonLook({ variant: 'outline' })}
              href={propertiesAddress(asked, `${propertiesPath}/export`)}
              download
            >
              صدّر إلى إكسل
            </a>
          )}
          {may.import && (
            <Link className={buttonLook({ variant: 'outline' })} to={importsPath}>
              استورد
            </Link>
          )}
          {add}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={propertiesPerPage} total={count} toPage={(page) => propertiesAddress({ ...asked, page })} />
        }
      >
        <PropertyFilters asked={asked} branches={branches} />
        <PropertiesTable rows={rows} asked={asked} add={add} />
      </Card>
    </>
  )
}
