import { Link } from 'react-router'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { type ProofsAsked, proofsAddress } from '../proof-asked.ts'
import type { ProofRow, ProofSum } from '../proof-list-queries.ts'
import { proofPath, proofStatuses } from '../transfer-proof.ts'
import { ProofBadge } from './proof-badge.tsx'

const columns: Column<ProofRow>[] = [
  {
    key: 'number',
    title: 'الإثبات',
    cell: ({ id, sequence }) => (
      <Link className="link medium" to={proofPath(id)}>
        <span>
          إثبات <Num>{sequence}</Num>
        </span>
      </Link>
    ),
  },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'sent', title: 'وصل', cell: ({ sentAt }) => <DateText at={sentAt} time /> },
  { key: 'day', title: 'يوم التحويل', cell: ({ transferredOn }) => <DateText at={transferredOn} /> },
  { key: 'bank', title: 'إلى', cell: ({ bank }) => <bdi>{bank}</bdi> },
  { key: 'reference', title: 'المرجع', cell: ({ reference }) => <Code>{reference}</Code> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <ProofBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Choices = readonly (readonly [string, string])[]

/** By the bank's mark or the customer, within the state that is open. */
export function ProofFilters({ asked, accounts, branches }: { asked: ProofsAsked; accounts: Choices; branches: Choices }) {
  const { q, state, account, branch, from, to } = asked
  return (
    <FilterBar
      key={proofsAddress(asked)}
      label="تصفية الإثباتات"
      search={{ name: 'q', label: 'ابحث في الإثباتات', placeholder: 'المرجع أو العميل أو رقم السند', value: q }}
      filters={[account, branch, from, to]}
      clear={proofsAddress({ state })}
      kept={state === 'waiting' ? {} : { state }}
    >
      <FilterChoice name="account" label="الحساب" all="كل الحسابات" chosen={account} options={accounts} />
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays label="حُوّل من" from={from} to={to} />
    </FilterBar>
  )
}

const none = {
  all: 'لا إثباتات بعد',
  waiting: 'لا تحويل ينتظر التأكيد',
  confirmed: 'لم يُؤكَّد تحويل بعد',
  refused: 'لم يُرفض إثبات',
  withdrawn: 'لم يسحب عميل إثباتًا',
}

type Props = { rows: ProofRow[]; sums: ProofSum[]; asked: ProofsAsked }

/** The proofs of the page, under what all that are asked for come to in each state. */
export function ProofsTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) {
    const { state, page: _, ...filters } = asked
    return Object.values(filters).some(Boolean) ? (
      <NoneFound q={asked.q} all={proofsAddress({ state: asked.state })} title="لا إثبات مطابق" />
    ) : (
      <Empty title={none[state]}>ما يرسله العملاء من حساباتهم يظهر هنا حتى تُطابقه مع كشف البنك.</Empty>
    )
  }
  return (
    <>
      <Figures figures={sums.map(({ status, sum, count }) => [proofStatuses[status], sum, count])} />
      <Table caption="إثباتات تحويل" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
