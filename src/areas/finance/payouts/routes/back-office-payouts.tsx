import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { payoutsAddress, payoutsPath, payoutsPerPage, readPayoutsAsked } from '../payout-asked.ts'
import { payouts } from '../queries.ts'
import { PayoutFilters } from '../ui/payout-filters.tsx'
import { PayoutsTable } from '../ui/payouts-table.tsx'
import type { Route } from './+types/back-office-payouts'

export const meta = () => [{ title: 'سندات الصرف · التحالف' }]

export const handle = { crumb: () => 'سندات الصرف' }

export const loader = page(financePermissions.viewPayouts, async (ctx, { query }) => {
  const asked = readPayoutsAsked(query)
  const may = {
    export: ctx.actor.may(financePermissions.exportPayouts),
    prepare: ctx.actor.may(financePermissions.preparePayouts),
  }
  return { asked, may, ...(await payouts(ctx, asked)) }
})

export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const { asked, may, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>سندات الصرف</h1>
        <div className="acts">
          {may.export && count > 0 && <Exports address={payoutsAddress(asked, `${payoutsPath}/export`)} />}
          {may.prepare && (
            <Link to={`${payoutsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              أعدّ سند صرف
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={payoutsPerPage} total={count} toPage={(page) => payoutsAddress({ ...asked, page })} />}
      >
        <PayoutFilters asked={asked} branches={branches} />
        <PayoutsTable rows={rows} sums={sums} asked={asked} />
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
