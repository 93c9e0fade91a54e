import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { PrivacyFrame } from '#areas/identity/ui/privacy-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { type BreachLine, breaches } from '../privacy-desk.ts'
import type { Route } from './+types/back-office-breaches'

export const meta = () => [{ title: 'حوادث البيانات · التحالف' }]

export const handle = { crumb: () => 'حوادث البيانات' }

export const loader = page(may.viewPrivacy, async (ctx) => ({
  rows: await breaches(ctx),
  mayRecord: ctx.actor.may(may.recordBreaches),
}))

const columns: Column<BreachLine>[] = [
  {
    key: 'title',
    title: 'الحادثة',
    cell: ({ id, title, number }) => (
      <>
        <Link to={`/admin/privacy/breaches/${id}`} className="link medium">
          <Sentence>{title}</Sentence>
        </Link>
        <span className="xs muted db">
          <Code>{number}</Code>
        </span>
      </>
    ),
  },
  { key: 'discoveredAt', title: 'عُرفت', cell: ({ discoveredAt }) => <DateText at={discoveredAt} time /> },
  {
    key: 'people',
    title: 'من تمسّهم',
    numeric: true,
    cell: ({ peopleCount }) => (peopleCount === null ? 'لم يُعرف' : <Num>{peopleCount}</Num>),
  },
  {
    key: 'clock',
    title: 'الوزارة',
    cell: ({ clock, reportedAt }) =>
      clock ? <Badge tone={clock.tone}>{clock.text}</Badge> : reportedAt && <DateText at={reportedAt} time />,
  },
  {
    key: 'status',
    title: 'الحالة',
    cell: ({ status, statusLabel }) => <Badge tone={status === 'closed' ? 'muted' : 'info'}>{statusLabel}</Badge>,
  },
]

export default function BreachesPage({ loaderData: { rows, mayRecord } }: Route.ComponentProps) {
  const record = (
    <Link to="/admin/privacy/breaches/new" className={buttonLook()}>
      <Plus className="i" aria-hidden />
      سجّل حادثة
    </Link>
  )
  return (
    <PrivacyFrame current="breaches" action={mayRecord && record}>
      <Card flush>
        {rows.length > 0 ? (
          <Table caption="حوادث البيانات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        ) : (
          <Empty title="لا حوادث مسجَّلة">سجّل كل حادثة فور معرفتها، ولو لم يكتمل ما تعرفه عنها: تُبلَّغ الوزارة خلال 72 ساعة.</Empty>
        )}
      </Card>
    </PrivacyFrame>
  )
}
