import { Link } from 'react-router'
import { standingWords } from '#areas/customers/account-words.ts'
import type { PartyRole, Risk } from '#areas/customers/customer.ts'
import { RiskBadge } from '#areas/customers/record/ui/risk.tsx'
import { roleWords } from '#areas/customers/words.ts'
import { Avatar, Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Phone } from '#ui/values.tsx'
import type { CustomerKind } from '#values/customer-kinds.ts'
import { kindWords } from '#values/customer-kinds.ts'
import type { Asked } from '../list.ts'

type Row = {
  id: string
  number: string
  name: string
  kind: CustomerKind
  phone: string | null
  wilayat: string | null
  risk: Risk
  roles: PartyRole[]
  account: keyof typeof standingWords | null
  createdAt: Date
}

const columns: Column<Row>[] = [
  {
    key: 'name',
    title: 'الاسم',
    sortable: true,
    cell: ({ id, name, risk }) => (
      <span className="row">
        <Avatar name={name} small />
        <Link className="link medium" to={`/admin/users/${id}`}>
          {name}
        </Link>
        <RiskBadge risk={risk} />
      </span>
    ),
  },
  { key: 'number', title: 'الرقم', sortable: true, cell: ({ number }) => <Code>{number}</Code> },
  { key: 'phone', title: 'الهاتف', cell: ({ phone }) => phone && <Phone number={phone} /> },
  { key: 'roles', title: 'الصفات', cell: ({ roles, kind }) => <span className="muted">{rolesInWords(roles, kind)}</span> },
  { key: 'wilayat', title: 'الولاية', cell: ({ wilayat }) => wilayat },
  {
    key: 'account',
    title: 'الحساب',
    cell: ({ account }) => account && <Standing account={account} />,
  },
  {
    key: 'createdAt',
    title: 'عميل منذ',
    cell: ({ createdAt }) => (
      <span className="muted nowrap">
        <DateText at={createdAt} />
      </span>
    ),
  },
]

function Standing({ account }: { account: keyof typeof standingWords }) {
  const { label, tone } = standingWords[account]
  return <Badge tone={tone}>{account === 'active' ? 'له حساب' : label}</Badge>
}

export function rolesInWords(roles: PartyRole[], kind: CustomerKind) {
  return roles.length ? roles.map((role) => roleWords[role]).join('، ') : kindWords[kind]
}

type Props = { rows: Row[]; asked: Asked; may: { export: boolean; mark: boolean } }

/** What is ticked goes on to a page of its own, or out as a file: both by the address, so both without a script. */
export function CustomersTable({ rows, asked, may }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  const actions = (
    <>
      {may.mark && (
        <button type="submit" className={buttonLook({ size: 'small', variant: 'outline' })}>
          غيّرهم معًا
        </button>
      )}
      {may.export && (
        <button type="submit" formAction="/admin/users/export" className={buttonLook({ size: 'small', variant: 'outline' })}>
          صدّر المحدد
        </button>
      )}
    </>
  )
  return (
    <form method="get" action="/admin/users/bulk">
      <Table
        caption="العملاء"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sort={asked.sort}
        selection={may.mark || may.export ? { name: 'ids', labelOf: ({ name }) => `حدّد ${name}`, actions } : undefined}
      />
    </form>
  )
}

function Nothing({ asked: { q, sort: _, page: __, ...filters } }: { asked: Asked }) {
  const isNarrowed = q !== '' || Object.values(filters).some((value) => value !== null)
  if (!isNarrowed) return <Empty title="لا عملاء بعد">سجّل أول عميل، أو حوّل إليه طلبًا من صندوق الوارد.</Empty>
  return (
    <NoneFound q={q} all="/admin/users" title="لا عميل مطابق">
      ابحث بكلمة واحدة من الاسم، أو بآخر أرقام الهاتف.
    </NoneFound>
  )
}
