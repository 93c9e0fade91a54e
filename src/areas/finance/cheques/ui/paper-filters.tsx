import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'

type Choices = readonly (readonly [string, string])[]
type Filtered = { q: string; branch: string; from: string; to: string; account?: string }
type Props = {
  asked: Filtered
  here: string
  all: string
  says: { label: string; search: string }
  branches: Choices
  accounts?: Choices
}

/** What narrows the papers of cheques: by number and name, the branch, the account they went to and the days. */
export function PaperFilters({ asked, here, all, says, branches, accounts = [] }: Props) {
  const { q, branch, from, to, account = '' } = asked
  return (
    <FilterBar
      key={here}
      label={says.label}
      search={{ name: 'q', label: says.search, value: q }}
      filters={[branch, from, to, account]}
      clear={all}
    >
      {accounts.length > 1 && (
        <FilterChoice name="account" label="الحساب" all="كل الحسابات" chosen={account} options={accounts} />
      )}
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

type NoneProps = { asked: Filtered; all: string; none: { title: string; says: string }; unmatched: string }

/** An empty list says why: nothing is there yet, or nothing that was asked for. */
export function NoPapers({ asked: { q, branch, from, to, account }, all, none, unmatched }: NoneProps) {
  if (!(q || branch || from || to || account)) return <Empty title={none.title}>{none.says}</Empty>
  return (
    <NoneFound q={q} all={all} title={unmatched}>
      وسّع الأيام، أو ابحث بجزء من الرقم.
    </NoneFound>
  )
}
