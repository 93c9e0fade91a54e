import '#ui/styles/inbox.css'
import { Link, useLocation, useOutlet } from 'react-router'
import { inboxAddress, inboxQueues, inboxStates, whose } from '#areas/site/entry.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { page } from '#platform/http.ts'
import { Pager } from '#ui/links.tsx'
import { ListKeys } from '#ui/list-keys.tsx'
import { Empty } from '#ui/states.tsx'
import { pageIn } from '#values/pages.ts'
import { serviceNames } from '#values/services.ts'
import { withoutAct } from '../list-address.ts'
import { inbox, inboxPage } from '../queries.ts'
import { InboxFilters } from '../ui/inbox-filters.tsx'
import { InboxList } from '../ui/inbox-list.tsx'
import type { Route } from './+types/back-office-requests'

export const meta = () => [{ title: 'صندوق الوارد · التحالف' }]

const among = <Word extends string>(words: readonly Word[], typed: string | null) => words.find((word) => word === typed) ?? null
const keysOf = <Words extends object>(words: Words) => Object.keys(words) as (keyof Words & string)[]

export const loader = page(sitePermissions.viewRequests, async (ctx, { query }) => {
  const asked = {
    queue: among(keysOf(inboxQueues), query.get('queue')),
    state: among(keysOf(inboxStates), query.get('state')),
    service: among(serviceNames, query.get('service')),
    whose: among(whose, query.get('whose')) ?? 'all',
    late: query.get('late') === 'yes',
    words: query.get('q')?.slice(0, 100) ?? '',
    page: pageIn(query),
  }
  const mayManage = ctx.actor.may(sitePermissions.manageRequests)
  const maySeePace = ctx.actor.may(sitePermissions.viewPace)
  return { asked, mayManage, maySeePace, perPage: inboxPage, now: ctx.now(), ...(await inbox(ctx, asked)) }
})

/** The list, and beside it what lies open; on a phone one of the two. */
export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { asked, at, mayManage, maySeePace, perPage, rows, total, now } = loaderData
  const open = useOutlet()
  const { search } = useLocation()
  const filters = withoutAct(search)
  const isFiltered = filters !== ''
  return (
    <>
      <div className={open ? 'page-h ib-top is-open' : 'page-h ib-top'}>
        <h1>صندوق الوارد</h1>
        {mayManage && (
          <Link className="link sm" to="/admin/requests/replies">
            الردود الجاهزة
          </Link>
        )}
        {maySeePace && (
          <Link className="link sm" to="/admin/requests/pace">
            أوقات الرد
          </Link>
        )}
        <InboxFilters asked={asked} />
      </div>
      <ListKeys
        className={open ? 'inbox card is-open' : 'inbox card'}
        label="صندوق الوارد"
        hint={mayManage ? 'J وK للتنقل، R رد، N ملاحظة، A إسناد، E إغلاق' : 'J وK للتنقل'}
      >
        <div className="ib-list">
          {rows.length === 0 && <None isFiltered={isFiltered} />}
          <InboxList rows={rows} search={filters} now={now} />
          {total > perPage && (
            <Pager page={at} perPage={perPage} total={total} toPage={(other) => inboxAddress({ ...asked, page: other })} />
          )}
        </div>
        {open ?? (
          <div className="ib-none">
            <Empty title="اختر طلبًا من القائمة">تظهر هنا رسائله وما كُتب عنه.</Empty>
          </div>
        )}
      </ListKeys>
    </>
  )
}

function None({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="لا طلب بهذه الشروط">أزلها لترى كل ما وصل.</Empty>
  ) : (
    <Empty title="لا طلبات جديدة">يظهر هنا ما يرسله الزوار من صفحات الموقع.</Empty>
  )
}
