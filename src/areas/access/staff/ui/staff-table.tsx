import { Link } from 'react-router'
import { Avatar, Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { NoneFound } from '#ui/none-found.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Latin, Phone } from '#ui/values.tsx'
import type { StaffRow } from '../queries.ts'
import type { StaffListAsked } from '../staff-list.ts'
import { staffPath } from '../staff-tabs.ts'
import { statusWords } from '../words.ts'

const none = <span className="muted">–</span>

const columns: Column<StaffRow>[] = [
  {
    key: 'name',
    title: 'الاسم',
    sortable: true,
    cell: ({ id, name }) => (
      <span className="row">
        <Avatar name={name} small />
        <Link className="link medium" to={staffPath(id)}>
          {name}
        </Link>
      </span>
    ),
  },
  { key: 'status', title: 'الحالة', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'roles',
    title: 'الأدوار',
    cell: ({ roles }) =>
      roles.length ? (
        <span>
          {roles.map(({ id, nameAr, branch }, at) => (
            <span key={id}>
              {at > 0 && '، '}
              {nameAr}
              {branch && <span className="muted"> ({branch})</span>}
            </span>
          ))}
        </span>
      ) : (
        none
      ),
  },
  {
    key: 'contact',
    title: 'التواصل',
    cell: ({ email, phone }) => (phone ? <Phone number={phone} /> : email ? <Latin>{email}</Latin> : none),
  },
  {
    key: 'seen',
    title: 'آخر ظهور',
    sortable: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : <span className="muted">لم يدخل بعد</span>),
  },
  { key: 'since', title: 'منذ', sortable: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

function Moment({ at }: { at: Date }) {
  return (
    <span className="muted nowrap">
      <DateText at={at} />
    </span>
  )
}

export function StatusBadge({ status }: { status: keyof typeof statusWords }) {
  const { label, tone } = statusWords[status]
  return <Badge tone={tone}>{label}</Badge>
}

type Props = { rows: StaffRow[]; asked: StaffListAsked; may: { manage: boolean; grant: boolean; export: boolean } }

/** What is ticked goes on to a page of its own, or out as a file: both by the address, so both without a script. */
export function StaffTable({ rows, asked, may }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  const mayAct = may.manage || may.grant
  const actions = (
    <>
      {mayAct && (
        <button type="submit" className={buttonLook({ size: 'small', variant: 'outline' })}>
          أوقفهم أو امنحهم دورًا
        </button>
      )}
      {may.export && (
        <button
          type="submit"
          formAction="/admin/users/staff/export"
          className={buttonLook({ size: 'small', variant: 'outline' })}
        >
          صدّر المحدد
        </button>
      )}
    </>
  )
  const selection = { name: 'accountId', labelOf: ({ name }: StaffRow) => `حدّد ${name}`, actions }
  return (
    <form method="get" action="/admin/users/staff/bulk">
      <Table
        caption="الموظفون"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sort={asked.sort}
        {...(mayAct || may.export ? { selection } : {})}
      />
    </form>
  )
}

function Nothing({ asked: { q } }: { asked: StaffListAsked }) {
  return (
    <NoneFound q={q} all="/admin/users/staff" title="لا موظف مطابق">
      ابحث بجزء من الاسم، أو امسح شروط البحث.
    </NoneFound>
  )
}
