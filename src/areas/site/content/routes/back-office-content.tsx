import { Link } from 'react-router'
import { sitePermissions } from '#areas/site/permissions.ts'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { contentList } from '../queries.ts'
import type { Route } from './+types/back-office-content'

export const meta = () => [{ title: 'محتوى الموقع · الإعدادات · التحالف' }]

export const loader = page(sitePermissions.editContent, async (ctx) => ({ pages: await contentList(ctx) }))

type Row = Route.ComponentProps['loaderData']['pages'][number]

const columns: Column<Row>[] = [
  {
    key: 'name',
    title: 'الصفحة',
    cell: ({ page, name }) => (
      <Link className="link" to={`/admin/settings/content/${page}`}>
        {name}
      </Link>
    ),
  },
  {
    key: 'version',
    title: 'النسخة',
    cell: ({ version, hasDraft }) => (
      <span className="row wrap">
        {version === 0 ? 'النص الأصلي' : <Num>{version}</Num>}
        {hasDraft && <Badge tone="warning">مسودة</Badge>}
      </span>
    ),
  },
  {
    key: 'written',
    title: 'آخر نشر',
    cell: ({ writtenBy, writtenAt }) =>
      writtenAt && (
        <>
          {writtenBy} · <DateText at={writtenAt} time />
        </>
      ),
  },
]

export default function ContentPage({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <Card title="نصوص الصفحات" flush>
      <Table caption="صفحات الموقع" columns={columns} rows={pages} keyOf={({ page }) => page} />
    </Card>
  )
}
