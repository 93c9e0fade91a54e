import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { Num } from '#ui/values.tsx'
import { draftsPath } from '../draft-paths.ts'
import { draftCount } from '../draft-queries.ts'
import { invoicesAddress, invoicesPath, invoicesPerPage, readInvoicesAsked } from '../invoice-asked.ts'
import { invoices } from '../queries.ts'
import { InvoiceFilters } from '../ui/invoice-filters.tsx'
import { InvoicesTable } from '../ui/invoices-table.tsx'
import type { Route } from './+types/back-office-invoices'

export const meta = () => [{ title: 'الفواتير · التحالف' }]

export const handle = { crumb: () => 'الفواتير' }

export const loader = page(financePermissions.viewInvoices, async (ctx, { query }) => {
  const asked = readInvoicesAsked(query)
  const may = {
    issue: ctx.actor.may(financePermissions.issueInvoices),
    export: ctx.actor.may(financePermissions.exportInvoices),
  }
  const waiting = may.issue ? await draftCount(ctx) : 0
  return { asked, may, waiting, ...(await invoices(ctx, asked)) }
})

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { asked, may, waiting, rows, sums, count, at, branches } = loaderData
  const { party } = asked
  return (
    <>
      <div className="page-h">
        <h1>الفواتير</h1>
        <div className="acts">
          {may.export && count > 0 && <Exports address={invoicesAddress(asked, `${invoicesPath}/export`)} />}
          {waiting > 0 && (
            <Link className={buttonLook({ variant: 'outline' })} to={draftsPath}>
              المسودات
              <span className="count">
                <Num>{waiting}</Num>
              </span>
            </Link>
          )}
          {may.issue && (
            <Link className={buttonLook()} to={`${invoicesPath}/new${party ? `?party=${party}` : ''}`}>
              أصدر فاتورة
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={invoicesPerPage} total={count} toPage={(page) => invoicesAddress({ ...asked, page })} />
        }
      >
        <InvoiceFilters asked={asked} branches={branches} />
        <InvoicesTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}

function Exports({ address }: { address: string }) {
  const look = buttonLook({ variant: 'outline' })
  const csv = `${address}${address.includes('?') ? '&' : '?'}format=csv`
  return (
    <>
      <a className={look} href={address} download>
        صدّر إلى إكسل
      </a>
      <a className={look} href={csv} download>
        CSV
      </a>
    </>
  )
}
