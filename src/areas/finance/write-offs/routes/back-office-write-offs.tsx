import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { writeOffs } from '../queries.ts'
import { WriteOffFilters } from '../ui/write-off-filters.tsx'
import { WriteOffsTable } from '../ui/write-offs-table.tsx'
import { writeOffViews } from '../views.ts'
import { readWriteOffsAsked, writeOffsAddress, writeOffsPath, writeOffsPerPage } from '../write-off-asked.ts'
import type { Route } from './+types/back-office-write-offs'

export const meta = () => [{ title: 'شطب المستحقات · التحالف' }]

export const handle = { crumb: () => 'شطب المستحقات' }

export const loader = page(financePermissions.viewWriteOffs, async (ctx, { query }) => {
  const asked = readWriteOffsAsked(query)
  const may = {
    export: ctx.actor.may(financePermissions.exportWriteOffs),
    ask: ctx.actor.may(financePermissions.writeOffCharges),
  }
  return { asked, may, views: await writeOffViews.of(ctx), ...(await writeOffs(ctx, asked)) }
})

export const action = writeOffViews.action

export default function WriteOffsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>شطب المستحقات</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={writeOffsAddress(asked, `${writeOffsPath}/export`)} />}
          {may.ask && (
            <Link to={`${writeOffsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              اطلب شطبًا
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={writeOffsPerPage} total={count} toPage={(page) => writeOffsAddress({ ...asked, page })} />
        }
      >
        <WriteOffFilters asked={asked} branches={branches} />
        <SavedViews views={views} here={writeOffsAddress({ ...asked, page: 1 })} reply={reply} />
        <WriteOffsTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
