import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { setOffs } from '../queries.ts'
import { readSetOffsAsked, setOffsAddress, setOffsPath, setOffsPerPage } from '../set-off-asked.ts'
import { SetOffFilters } from '../ui/set-off-filters.tsx'
import { SetOffsTable } from '../ui/set-offs-table.tsx'
import type { Route } from './+types/back-office-set-offs'

export const meta = () => [{ title: 'المقاصات · التحالف' }]

export const handle = { crumb: () => 'المقاصات' }

export const loader = page(financePermissions.viewSetOffs, async (ctx, { query }) => {
  const asked = readSetOffsAsked(query)
  return { asked, mayAsk: ctx.actor.may(financePermissions.setOffAccounts), ...(await setOffs(ctx, asked)) }
})

export default function SetOffsPage({ loaderData }: Route.ComponentProps) {
  const { asked, mayAsk, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>المقاصات</h1>
        {mayAsk && (
          <div className="acts">
            <Link to={`${setOffsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              اطلب مقاصة
            </Link>
          </div>
        )}
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={setOffsPerPage} total={count} toPage={(page) => setOffsAddress({ ...asked, page })} />}
      >
        <SetOffFilters asked={asked} branches={branches} />
        <SetOffsTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
