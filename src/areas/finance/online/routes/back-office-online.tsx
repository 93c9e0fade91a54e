import { Link } from 'react-router'
import { onlinePath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Tabs } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { onlinePayments } from '../list-queries.ts'
import { onlineAddress, onlinePerPage, readOnlineAsked } from '../online-asked.ts'
import { type OnlineState, onlineStates } from '../online-payment.ts'
import { OnlineFilters, OnlineTable } from '../ui/online-table.tsx'
import { onlineViews } from '../views.ts'
import type { Route } from './+types/back-office-online'

export const meta = () => [{ title: 'الدفع الإلكتروني · التحالف' }]

export const handle = { crumb: () => 'الدفع الإلكتروني' }

const names = Object.keys(onlineStates) as OnlineState[]

export const loader = page(financePermissions.viewReceipts, async (ctx, { query }) => {
  const asked = readOnlineAsked(query)
  const may = {
    connect: ctx.actor.may(financePermissions.connectPayments),
    export: ctx.actor.may(financePermissions.exportReceipts),
  }
  return { asked, may, views: await onlineViews.of(ctx), ...(await onlinePayments(ctx, asked)) }
})

export const action = onlineViews.action

export default function OnlinePage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = shown
  const { page: _, ...filters } = asked
  const tabs = [
    { to: onlineAddress({ ...filters, state: '' }), label: 'الكل', current: asked.state === '' },
    ...names.map((name) => ({
      ...{ to: onlineAddress({ ...filters, state: name }), label: onlineStates[name], current: name === asked.state },
    })),
  ]
  return (
    <>
      <div className="page-h">
        <h1>الدفع الإلكتروني</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={onlineAddress(filters, `${onlinePath}/export`)} />}
          {may.connect && (
            <Link className={buttonLook({ variant: 'outline' })} to={`${onlinePath}/provider`}>
              مزوّد الدفع
            </Link>
          )}
        </div>
      </div>
      <Tabs label="حالة العملية" tabs={tabs} />
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={onlinePerPage}
        address={onlineAddress}
        filters={<OnlineFilters asked={asked} branches={branches} />}
      >
        <OnlineTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </>
  )
}
