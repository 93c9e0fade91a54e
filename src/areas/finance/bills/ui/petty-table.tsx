import { Link } from 'react-router'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { Badge } from '#ui/badge.tsx'
import { type Figure, Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { pettyPath, pettyStates } from '../petty.ts'
import { type PettyAsked, pettyAddress, pettyExpensePath } from '../petty-asked.ts'
import type { PettyRow, PettySum } from '../petty-queries.ts'

const columns: Column<PettyRow>[] = [
  {
    key: 'description',
    title: 'المصروف',
    cell: ({ description, payee, state, reason }) => (
      <>
        <span className="row wrap">
          <bdi>{description}</bdi>
          {state === 'reversed' && <Badge>{pettyStates.reversed}</Badge>}
        </span>
        <span className="block muted sm">
          <bdi>{payee}</bdi>
          {reason && ` · ${reason}`}
        </span>
      </>
    ),
  },
  { key: 'account', title: 'الحساب', cell: ({ account }) => <bdi className="sm">{account}</bdi> },
  {
    key: 'spentAt',
    title: 'صُرف',
    cell: ({ spentAt, box, by }) => (
      <>
        <DateText at={spentAt} time />
        <span className="block muted sm">
          {box}، {by}
        </span>
      </>
    ),
  },
  { key: 'vat', title: 'ضريبة تُسترد', numeric: true, cell: ({ vat }) => (vat > 0n ? <Money amount={vat} /> : null) },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  {
    key: 'paper',
    title: 'الورقة',
    isAct: true,
    cell: ({ fileId, description }) => (
      <a className="link sm" href={`/files/${fileId}`} aria-label={`الورقة: ${description}`} download>
        الورقة
      </a>
    ),
  },
  {
    key: 'reverse',
    title: 'عكس',
    isAct: true,
    cell: ({ id, mayReverse, description }) =>
      mayReverse ? (
        <Link className="link sm" to={pettyExpensePath(id)} aria-label={`اعكس ${description}`}>
          اعكس
        </Link>
      ) : null,
  },
]

type Choices = readonly (readonly [string, string])[]

/** By what stands on the paper, and what narrows them. */
export function PettyFilters({ asked, accounts, branches }: { asked: PettyAsked; accounts: Choices; branches: Choices }) {
  const { q, expense, state, account, branch, from, to } = asked
  return (
    <FilterBar
      key={pettyAddress(asked)}
      label="تصفية المصروفات"
      search={{ name: 'q', label: 'ابحث في المصروفات', placeholder: 'البيان أو من دُفع له أو رقم الورقة', value: q }}
      filters={[state, account, branch, from, to]}
      besides={expense}
      clear={pettyPath}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(pettyStates)} />
      <FilterChoice name="account" label="الحساب" all="كل الحسابات" chosen={account} options={accounts} />
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

/** What was paid, under what all that is asked for comes to. */
export function PettyTable({ rows, sums, asked }: { rows: PettyRow[]; sums: PettySum[]; asked: PettyAsked }) {
  if (rows.length === 0) {
    const isAsked = pettyAddress({ ...asked, page: 1 }) !== pettyPath
    return isAsked ? (
      <NoneFound q={asked.q} all={pettyPath} title="لا مصروف مطابق" />
    ) : (
      <Empty title="لا مصروفات بعد">ما يُدفع من صندوق فورًا بورقة: ضيافة، قرطاسية، وقود. حتى 100 ر.ع.</Empty>
    )
  }
  return (
    <>
      <Figures
        figures={sums.flatMap(({ state, sum, vat }): Figure[] => {
          const own: Figure = [pettyStates[state], sum]
          return state === 'spent' ? [own, ['منه ضريبة تُسترد', vat]] : [own]
        })}
      />
      <Table caption="المصروفات النثرية" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
