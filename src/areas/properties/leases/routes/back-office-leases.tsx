import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { draftingContracts, exportingContracts, viewingContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { howMany } from '#values/plural.ts'
import { leasesPath, rentRunPath } from '../lease.ts'
import { leasesAddress, leasesPerPage, readLeasesAsked } from '../lease-asked.ts'
import { leases } from '../queries.ts'
import { LeaseFilters } from '../ui/lease-filters.tsx'
import { LeasesTable } from '../ui/leases-table.tsx'
import { newLeasePath } from '../wizard.ts'
import type { Route } from './+types/back-office-leases'

export const meta = () => [{ title: 'عقود الإيجار · التحالف' }]

export const handle = { crumb: () => 'عقود الإيجار' }

export const loader = page(viewingContracts, async (ctx, { query }) => {
  const asked = readLeasesAsked(query)
  return {
    asked,
    mayExport: ctx.actor.may(exportingContracts),
    mayDraft: ctx.actor.may(draftingContracts),
    mayRun: ctx.actor.may(propertiesPermissions.runRent),
    ...(await leases(ctx, asked)),
  }
})

export default function LeasesPage({ loaderData }: Route.ComponentProps) {
  const { asked, mayExport, mayDraft, mayRun, rows, count, at, counts, properties } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>عقود الإيجار</h1>
          {count > 0 && <p className="muted sm">{howMany(count, 'contract')}</p>}
        </div>
        <div className="acts">
          {mayRun && (
            <Link className={buttonLook({ variant: 'outline' })} to={rentRunPath}>
              أقساط الفترة
            </Link>
          )}
          {mayExport && count > 0 && (
            <a className={buttonLook({ variant: 'outline' })} href={leasesAddress(asked, `${leasesPath}/export`)} download>
              صدّر إلى إكسل
            </a>
          )}
          {mayDraft && (
            <Link className={buttonLook()} to={newLeasePath}>
              <Plus className="i i-sm" aria-hidden />
              عقد إيجار جديد
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={leasesPerPage} total={count} toPage={(page) => leasesAddress({ ...asked, page })} />}
      >
        <LeaseFilters asked={asked} counts={counts} properties={properties} />
        <LeasesTable rows={rows} asked={asked} />
      </Card>
    </>
  )
}
