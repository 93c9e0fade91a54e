import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { depositsAddress, depositsPath, depositsPerPage, readDepositsAsked } from '../deposit-asked.ts'
import { deposits } from '../queries.ts'
import { DepositFilters } from '../ui/deposit-filters.tsx'
import { DepositsTable } from '../ui/deposits-table.tsx'
import type { Route } from './+types/back-office-deposits'

export const meta = () => [{ title: 'التأمينات المستردة · التحالف' }]

export const handle = { crumb: () => 'التأمينات المستردة' }

export const loader = page(financePermissions.viewDeposits, async (ctx, { query }) => {
  const asked = readDepositsAsked(query)
  const may = { export: ctx.actor.may(financePermissions.exportDeposits), ask: ctx.actor.may(financePermissions.askDeposits) }
  return { asked, may, ...(await deposits(ctx, asked)) }
})

export default function DepositsPage({ loaderData }: Route.ComponentProps) {
  const { asked, may, rows, sums, count, at, today, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>التأمينات المستردة</h1>
        <div className="acts">
          {may.export && count > 0 && <Exports address={depositsAddress(asked, `${depositsPath}/export`)} />}
          {may.ask && (
            <Link to={`${depositsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              اطلب تأمينًا مستردًا
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={depositsPerPage} total={count} toPage={(page) => depositsAddress({ ...asked, page })} />
        }
      >
        <DepositFilters asked={asked} branches={branches} />
        <DepositsTable rows={rows} sums={sums} asked={asked} today={today} />
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
