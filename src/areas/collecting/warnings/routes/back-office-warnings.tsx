import { Link } from 'react-router'
import { collectingPath } from '#areas/collecting/collecting.ts'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { servedNotices, toWarn } from '../queries.ts'
import { LadderTable } from '../ui/ladder-table.tsx'
import { ServedTable } from '../ui/served-table.tsx'
import type { Route } from './+types/back-office-warnings'

export const meta = () => [{ title: 'الإنذارات والإخطارات · التحالف' }]

export const handle = { crumb: () => 'الإنذارات' }

export const loader = page(collectingPermissions.serveNotices, async (ctx) => {
  const [late, served] = await Promise.all([toWarn(ctx), servedNotices(ctx)])
  return { late, served, mayCollect: ctx.actor.may(collectingPermissions.viewCollecting) }
})

export default function WarningsPage({ loaderData: { late, served, mayCollect } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الإنذارات والإخطارات</h1>
          <p className="muted sm">ما يغطيه شيك أو وعد قائم أو تحويل بانتظار التأكيد لا يُنذر به.</p>
        </div>
        {mayCollect && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={collectingPath}>
              لوحة التحصيل
            </Link>
          </div>
        )}
      </div>
      <Card flush title="عقود عليها متأخر">
        {late.length > 0 ? <LadderTable rows={late} /> : <Empty title="لا متأخر بلا غطاء">لا عقد يستحق تذكيرًا أو إنذارًا.</Empty>}
      </Card>
      <Card flush title="ما أُرسل">
        {served.length > 0 ? (
          <ServedTable rows={served} />
        ) : (
          <Empty title="لم يُرسل إخطار بعد">يظهر هنا كل إخطار بنصه وإثبات وصوله.</Empty>
        )}
      </Card>
    </>
  )
}
