import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { receipts } from '../queries.ts'
import { readReceiptsAsked, receiptsAddress, receiptsPath, receiptsPerPage } from '../receipt-asked.ts'
import { ReceiptFilters } from '../ui/receipt-filters.tsx'
import { ReceiptsTable } from '../ui/receipts-table.tsx'
import type { Route } from './+types/back-office-receipts'

export const meta = () => [{ title: 'سندات القبض · التحالف' }]

export const handle = { crumb: () => 'سندات القبض' }

export const loader = page(financePermissions.viewReceipts, async (ctx, { query }) => {
  const asked = readReceiptsAsked(query)
  return { asked, mayExport: ctx.actor.may(financePermissions.exportReceipts), ...(await receipts(ctx, asked)) }
})

export default function ReceiptsPage({ loaderData }: Route.ComponentProps) {
  const { asked, mayExport, rows, sums, count, at, branches, people } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>سندات القبض</h1>
        {mayExport && count > 0 && <Exports address={receiptsAddress(asked, `${receiptsPath}/export`)} />}
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={receiptsPerPage} total={count} toPage={(page) => receiptsAddress({ ...asked, page })} />
        }
      >
        <ReceiptFilters asked={asked} branches={branches} people={people} />
        <ReceiptsTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}

function Exports({ address }: { address: string }) {
  const look = buttonLook({ variant: 'outline' })
  const csv = `${address}${address.includes('?') ? '&' : '?'}format=csv`
  return (
    <div className="acts">
      <a className={look} href={address} download>
        صدّر إلى إكسل
      </a>
      <a className={look} href={csv} download>
        CSV
      </a>
    </div>
  )
}
