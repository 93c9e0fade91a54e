import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { writeOffs } from '../queries.ts'
import { WriteOffFilters } from '../ui/write-off-filters.tsx'
import { WriteOffsTable } from '../ui/write-offs-table.tsx'
import { readWriteOffsAsked, writeOffsAddress, writeOffsPath, writeOffsPerPage } from '../write-off-asked.ts'
import type { Route } from './+types/back-office-write-offs'

export const meta = () => [{ title: 'شطب المستحقات · التحالف' }]

export const handle = { crumb: () => 'شطب المستحقات' }

export const loader = page(financePermissions.viewWriteOffs, async (ctx, { query }) => {
  const asked = readWriteOffsAsked(query)
  return { asked, mayAsk: ctx.actor.may(financePermissions.writeOffCharges), ...(await writeOffs(ctx, asked)) }
})

export default function WriteOffsPage({ loaderData }: Route.ComponentProps) {
  const { asked, mayAsk, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>شطب المستحقات</h1>
        {mayAsk && (
          <div className="acts">
            <Link to={`${writeOffsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              اطلب شطبًا
            </Link>
          </div>
        )}
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={writeOffsPerPage} total={count} toPage={(page) => writeOffsAddress({ ...asked, page })} />
        }
      >
        <WriteOffFilters asked={asked} branches={branches} />
        <WriteOffsTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
