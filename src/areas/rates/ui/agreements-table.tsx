import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { AgreementPages } from '../agreement-pages.ts'
import type { AgreementRow } from '../agreement-queries.ts'
import { AgreementBadge, Off } from './agreement-badge.tsx'

export const AgreementsTable = ({
  rows,
  pages,
  mayAgree,
}: {
  rows: AgreementRow[]
  pages: AgreementPages
  mayAgree: boolean
}) => (
  <Card flush>
    {rows.length === 0 ? (
      <Empty title="لا اتفاقيات بعد" action={mayAgree && <BeginAgreement pages={pages} />}>
        {pages.words.none}
      </Empty>
    ) : (
      <Table caption={pages.words.title} columns={columns(pages)} rows={rows} keyOf={({ id }) => id} />
    )}
  </Card>
)

export const BeginAgreement = ({ pages }: { pages: AgreementPages }) => (
  <Link className={buttonLook()} to={pages.paths.begin}>
    <Plus className="i i-sm" aria-hidden />
    اتفاقية جديدة
  </Link>
)

const columns = ({ paths, billings }: AgreementPages) => [
  {
    ...{ key: 'company', title: 'الشركة' },
    cell: ({ id, company }: AgreementRow) => (
      <OpenLink to={paths.one(id)}>
        <bdi className="medium">{company}</bdi>
      </OpenLink>
    ),
  },
  { key: 'off', title: 'الخصم', numeric: true, cell: ({ percentOff }: AgreementRow) => <Off percentOff={percentOff} /> },
  { key: 'from', title: 'من', cell: ({ fromDay }: AgreementRow) => <DateText at={fromDay} /> },
  {
    ...{ key: 'until', title: 'إلى' },
    cell: ({ lastDay }: AgreementRow) => (lastDay ? <DateText at={lastDay} /> : 'بلا نهاية'),
  },
  ...(billings ? [billing] : []),
  {
    ...{ key: 'terms', title: 'السداد' },
    cell: ({ termDays }: AgreementRow) => (termDays === 0 ? 'عند الفاتورة' : `خلال ${howMany(termDays, 'day', 'gen')}`),
  },
  { key: 'state', title: 'الحال', cell: ({ state }: AgreementRow) => <AgreementBadge state={state} /> },
]

const billing = {
  ...{ key: 'billing', title: 'الفوترة' },
  cell: ({ monthly }: AgreementRow) => (monthly ? 'كل شهر' : 'لكل عقد'),
}
