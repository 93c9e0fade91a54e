import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { howMany } from '#values/plural.ts'
import { messageTabs } from '../message-tabs.ts'
import { notificationPermissions } from '../permissions.ts'
import { noticeList } from '../template-queries.ts'
import { categoryWords, channelWords } from '../words.ts'
import type { Route } from './+types/back-office-templates'

export const meta = () => [{ title: 'القوالب والقواعد · الإشعارات · التحالف' }]

export const handle = { crumb: () => 'القوالب والقواعد' }

export const loader = page(notificationPermissions.manage, async (ctx) => ({
  tabs: messageTabs(ctx.actor, '/admin/notifications/templates'),
  notices: await noticeList(ctx),
}))

type Row = Route.ComponentProps['loaderData']['notices'][number]

const columns: Column<Row>[] = [
  {
    key: 'label',
    title: 'الرسالة',
    cell: ({ name, label }) => (
      <Link className="link" to={`/admin/notifications/templates/${name}`}>
        {label}
      </Link>
    ),
  },
  { key: 'category', title: 'النوع', cell: ({ category }) => categoryWords[category] },
  { key: 'channels', title: 'القنوات', cell: ({ channels }) => channels.map((channel) => channelWords[channel]).join('، ') },
  {
    key: 'delay',
    title: 'متى',
    cell: ({ delayMinutes }) => (delayMinutes === 0 ? 'فورًا' : `بعد ${howMany(delayMinutes, 'minute', 'gen')}`),
  },
  {
    key: 'enabled',
    title: 'الحالة',
    cell: ({ enabled }) => <Badge tone={enabled ? 'success' : 'muted'}>{enabled ? 'تُرسل' : 'موقوفة'}</Badge>,
  },
]

export default function TemplatesPage({ loaderData: { tabs, notices } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>الإشعارات</h1>
      </div>
      <Card flush>
        {tabs.length > 0 && <Tabs label="أقسام الرسائل" tabs={tabs} />}
        <Table caption="ما يُرسل إلى الناس" columns={columns} rows={notices} keyOf={({ name }) => name} />
      </Card>
    </>
  )
}
