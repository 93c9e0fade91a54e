import { Link } from 'react-router'
import { companyProfile, manageSettings } from '#areas/company/public.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { PrivacyFrame } from '#areas/identity/ui/privacy-frame.tsx'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge, Chip } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { type PrivacyLine, privacyQueue } from '../privacy-desk.ts'
import { DaysLeft } from '../ui/days-left.tsx'
import { statusTone } from '../ui/my-requests.tsx'
import type { Route } from './+types/back-office-privacy'

export const meta = () => [{ title: 'طلبات الخصوصية · التحالف' }]

export const loader = page(identityPermissions.viewPrivacy, async (ctx, { query }) => {
  const shown = query.get('status') === 'closed' ? 'closed' : 'open'
  const { dataOfficerName, dataOfficerEmail } = await companyProfile(ctx)
  const officer = dataOfficerName && dataOfficerEmail ? { name: dataOfficerName, email: dataOfficerEmail } : null
  return { shown, officer, maySet: ctx.actor.may(manageSettings), rows: await privacyQueue(ctx, shown) }
})

const columns: Column<PrivacyLine>[] = [
  {
    key: 'number',
    title: 'الطلب',
    cell: ({ id, number, kindLabel }) => (
      <>
        <Link to={`/admin/privacy/requests/${id}`} className="link medium">
          {kindLabel}
        </Link>
        <span className="xs muted db">
          <Code>{number}</Code>
        </span>
      </>
    ),
  },
  { key: 'name', title: 'صاحب البيانات', cell: ({ name }) => name },
  { key: 'requestedAt', title: 'وصل', cell: ({ requestedAt }) => <DateText at={requestedAt} /> },
  {
    key: 'due',
    title: 'الرد',
    cell: ({ left, dueOn, closedAt }) =>
      closedAt ? <DateText at={closedAt} /> : left === null ? dueOn : <DaysLeft left={left} />,
  },
  {
    key: 'status',
    title: 'الحالة',
    cell: ({ status, statusLabel }) => <Badge tone={statusTone(status)}>{statusLabel}</Badge>,
  },
]

export default function PrivacyPage({ loaderData: { shown, officer, maySet, rows } }: Route.ComponentProps) {
  const isOpen = shown === 'open'
  return (
    <PrivacyFrame current="requests">
      {!officer && (
        <Alert kind="warning">
          ينقص اسم مسؤول حماية البيانات وبريده في الإعدادات. لا يظهران في سياسة الخصوصية ولا في «بياناتي» حتى تضيفهما.
          {maySet && ' '}
          {maySet && <OfficerLink>أضفهما الآن</OfficerLink>}
        </Alert>
      )}
      {officer && (
        <p className="sm muted">
          مسؤول حماية البيانات: {officer.name}، <Code>{officer.email}</Code>
          {maySet && ' · '}
          {maySet && <OfficerLink>غيّره في الإعدادات</OfficerLink>}
        </p>
      )}
      <Card flush>
        <div className="toolbar">
          <Chip to="/admin/privacy" pressed={isOpen}>
            مفتوحة
          </Chip>
          <Chip to="/admin/privacy?status=closed" pressed={!isOpen}>
            مغلقة
          </Chip>
        </div>
        {rows.length > 0 ? (
          <Table caption="طلبات الخصوصية" columns={columns} rows={rows} keyOf={({ id }) => id} />
        ) : (
          <Empty title={isOpen ? 'لا طلبات تنتظر الرد' : 'لا طلبات مغلقة بعد'}>
            {isOpen && 'يرسلها أصحاب الحسابات من «بياناتي»، ولكل طلب 45 يومًا على الأكثر.'}
          </Empty>
        )}
      </Card>
    </PrivacyFrame>
  )
}

const OfficerLink = ({ children }: { children: string }) => (
  <Link className="link" to="/admin/settings/data">
    {children}
  </Link>
)
