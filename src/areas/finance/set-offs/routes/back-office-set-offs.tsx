import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { setOffs } from '../queries.ts'
import { readSetOffsAsked, setOffsAddress, setOffsPath, setOffsPerPage } from '../set-off-asked.ts'
import { SetOffFilters } from '../ui/set-off-filters.tsx'
import { SetOffsTable } from '../ui/set-offs-table.tsx'
import { setOffViews } from '../views.ts'
import type { Route } from './+types/back-office-set-offs'

export const meta = () => [{ title: 'المقاصات · التحالف' }]

export const handle = { crumb: () => 'المقاصات' }

export const loader = page(financePermissions.viewSetOffs, async (ctx, { query }) => {
  const asked = readSetOffsAsked(query)
  const may = { export: ctx.actor.may(financePermissions.exportSetOffs), ask: ctx.actor.may(financePermissions.setOffAccounts) }
  return { asked, may, views: await setOffViews.of(ctx), ...(await setOffs(ctx, asked)) }
})

export const action = setOffViews.action

export default function SetOffsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>المقاصات</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={setOffsAddress(asked, `${setOffsPath}/export`)} />}
          {may.ask && (
            <Link to={`${setOffsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              اطلب مقاصة
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={setOffsPerPage} total={count} toPage={(page) => setOffsAddress({ ...asked, page })} />}
      >
        <SetOffFilters asked={asked} branches={branches} />
        <SavedViews views={views} here={setOffsAddress({ ...asked, page: 1 })} reply={reply} />
        <SetOffsTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
