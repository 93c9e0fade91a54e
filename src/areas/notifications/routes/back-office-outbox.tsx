import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar, FilterChoice, FilterDay } from '#ui/filter-bar.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { messageTabs } from '../message-tabs.ts'
import { outbox } from '../outbox-queries.ts'
import { notificationPermissions } from '../permissions.ts'
import { OutboxTable } from '../ui/outbox-table.tsx'
import { channelWords, statusWords } from '../words.ts'
import type { Route } from './+types/back-office-outbox'

export const meta = () => [{ title: 'الصادر · الإشعارات · التحالف' }]

export const loader = page(notificationPermissions.view, async (ctx, { query }) => ({
  tabs: messageTabs(ctx.actor, '/admin/notifications'),
  ...(await outbox(ctx, query)),
}))

type Shown = Route.ComponentProps['loaderData']

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { tabs, at, perPage, total, rows, filter } = loaderData
  const { who, ...others } = filter
  const narrowed = who !== '' || Object.values(others).some((value) => value !== null)
  const kept = { ...others, q: who || null }
  const toPage = (other: number) => `?${new URLSearchParams({ ...present(kept), page: String(other) })}`
  return (
    <>
      <div className="page-h">
        <h1>الإشعارات</h1>
      </div>
      <Card flush footer={<Pager page={at} perPage={perPage} total={total} toPage={toPage} />}>
        {tabs.length > 0 && <Tabs label="أقسام الرسائل" tabs={tabs} />}
        <Filters {...loaderData} />
        <OutboxTable rows={rows} narrowed={narrowed} />
      </Card>
    </>
  )
}

const present = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))

/** All in the address, and sent by a button, so that it works without a script. */
function Filters({ filter, notices }: Pick<Shown, 'filter' | 'notices'>) {
  const { who, status, channel, notice, day } = filter
  return (
    <FilterBar
      label="تصفية الرسائل"
      search={{ name: 'q', label: 'هاتف أو بريد', value: who }}
      filters={[status, channel, notice, day]}
      clear="/admin/notifications"
    >
      <FilterChoice name="status" label="الحالة" all="كل الحالات" chosen={status} options={Object.entries(statusWords)} />
      <FilterChoice name="channel" label="القناة" all="كل القنوات" chosen={channel} options={Object.entries(channelWords)} />
      <FilterChoice name="notice" label="الرسالة" all="كل الرسائل" chosen={notice} options={notices} />
      <FilterDay name="day" label="اليوم" value={day ?? ''} />
    </FilterBar>
  )
}
