import { Link } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/values.tsx'
import { campaignKinds, campaignStatuses } from '../campaign.ts'
import { campaignChoices, campaigns } from '../campaign-queries.ts'
import { messageTabs } from '../message-tabs.ts'
import { notificationPermissions } from '../permissions.ts'
import { CampaignForm } from '../ui/campaign-form.tsx'
import { writeCampaign } from '../use-cases/write-campaign.ts'
import type { Route } from './+types/back-office-campaigns'

export const meta = () => [{ title: 'الحملات والإعلانات · التحالف' }]

export const handle = { crumb: () => 'الحملات والإعلانات' }

export const loader = page(notificationPermissions.campaign, async (ctx) => ({
  tabs: messageTabs(ctx.actor, '/admin/notifications/campaigns'),
  rows: await campaigns(ctx),
  choices: await campaignChoices(ctx),
}))

export const action = submit(writeCampaign, ({ id }) => saying('حُفظت المسودة', `/admin/notifications/campaigns/${id}`))

type Row = Route.ComponentProps['loaderData']['rows'][number]

const tones = { draft: 'muted', scheduled: 'info', sending: 'info', sent: 'success', cancelled: 'muted' } as const

const columns: Column<Row>[] = [
  {
    key: 'title',
    title: 'الاسم',
    cell: ({ id, title }) => (
      <Link className="link" to={`/admin/notifications/campaigns/${id}`} dir="auto">
        {title}
      </Link>
    ),
  },
  { key: 'kind', title: 'النوع', cell: ({ kind }) => campaignKinds[kind] },
  { key: 'writtenAt', title: 'كُتبت', cell: ({ writtenAt }) => <DateText at={writtenAt} /> },
  { key: 'status', title: 'الحالة', cell: ({ status }) => <Badge tone={tones[status]}>{campaignStatuses[status]}</Badge> },
]

export default function CampaignsPage({ loaderData: { tabs, rows, choices }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>الإشعارات</h1>
      </div>
      <div className="cols">
        <Card flush>
          {tabs.length > 0 && <Tabs label="أقسام الرسائل" tabs={tabs} />}
          {rows.length > 0 ? (
            <Table caption="الحملات والإعلانات" columns={columns} rows={rows} keyOf={({ id }) => id} />
          ) : (
            <Empty title="لا حملات بعد">الإعلان يظهر في إشعارات الحساب، والحملة ترسل العروض إلى من وافق عليها.</Empty>
          )}
        </Card>
        <Card title="اكتب جديدًا">
          <CampaignForm choices={choices} reply={actionData} />
        </Card>
      </div>
    </>
  )
}
