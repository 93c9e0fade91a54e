import { Link } from 'react-router'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { type DraftsAsked, draftsAddress, draftsShown } from '../draft-asked.ts'
import type { DraftRow } from '../draft-list-queries.ts'
import { draftPath, draftsPath } from '../draft-paths.ts'
import { proformaPath } from '../proforma-asked.ts'

const columns: Column<DraftRow>[] = [
  {
    key: 'customer',
    title: 'العميل',
    cell: ({ id, customer, mayIssue }) =>
      mayIssue ? (
        <Link className="link" to={draftPath(id)}>
          <bdi>{customer}</bdi>
        </Link>
      ) : (
        <bdi>{customer}</bdi>
      ),
  },
  { key: 'saved', title: 'حُفظت', cell: ({ savedAt }) => <DateText at={savedAt} time /> },
  { key: 'by', title: 'حفظها', cell: ({ by }) => by },
  {
    key: 'proforma',
    title: 'الفاتورة الأولية',
    cell: ({ proforma }) =>
      proforma && (
        <a className="link nowrap" href={proformaPath(proforma.id)} target="_blank" rel="noopener">
          <Code>{proforma.number}</Code>
        </a>
      ),
  },
  { key: 'total', title: 'الإجمالي حتى الآن', numeric: true, cell: ({ total }) => <Money amount={total} /> },
]

const acts: Column<DraftRow> = { key: 'acts', title: 'الإجراءات', cell: (row) => row.mayIssue && <Acts {...row} /> }

function Acts({ id, customer }: DraftRow) {
  return (
    <div className="row wrap">
      <PostForm action={`${draftsPath}?act=proforma`} className="">
        <input type="hidden" name="draftId" value={id} />
        <SubmitButton variant="outline" size="small" aria-label={`أصدر فاتورة أولية لمسودة ${customer}`}>
          أصدر فاتورة أولية
        </SubmitButton>
      </PostForm>
      <PostForm action={`${draftsPath}?act=drop`} className="">
        <input type="hidden" name="draftId" value={id} />
        <SubmitButton variant="ghost" size="small" aria-label={`احذف مسودة ${customer}`}>
          احذف
        </SubmitButton>
      </PostForm>
    </div>
  )
}

type Choices = readonly (readonly [string, string])[]

/** By the customer, and what narrows them. */
export function DraftFilters({ asked, branches, people }: { asked: DraftsAsked; branches: Choices; people: Choices }) {
  const { q, shown, branch, by, from, to } = asked
  return (
    <FilterBar
      key={draftsAddress(asked)}
      label="تصفية المسودات"
      search={{ name: 'q', label: 'ابحث باسم العميل', value: q }}
      filters={[shown, branch, by, from, to]}
      clear={draftsPath}
    >
      <FilterChoice
        name="shown"
        label="الفاتورة الأولية"
        all="كل المسودات"
        chosen={shown}
        options={Object.entries(draftsShown)}
      />
      <BranchChoice branches={branches} chosen={branch} />
      {people.length > 1 && <FilterChoice name="by" label="حفظها" all="كل من حفظ" chosen={by} options={people} />}
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

type Listed = { rows: DraftRow[]; total: bigint; asked: DraftsAsked; mayIssue: boolean }

/** The drafts of the page, under what all that are asked for come to so far. */
export function DraftsTable({ rows, total, asked, mayIssue }: Listed) {
  if (rows.length === 0) {
    return draftsAddress({ ...asked, page: 1 }) !== draftsPath ? (
      <NoneFound q={asked.q} all={draftsPath} title="لا مسودة مطابقة" />
    ) : (
      <Empty title="لا مسودات">ما تحفظه قبل إصداره يبقى هنا حتى تصدره أو تحذفه.</Empty>
    )
  }
  return (
    <>
      <Figures figures={[['الإجمالي حتى الآن', total]]} />
      <Table caption="مسودات الفواتير" columns={mayIssue ? [...columns, acts] : columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
