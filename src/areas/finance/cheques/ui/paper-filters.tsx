import { FilterBar, FilterChoice, FilterDay } from '#ui/filter-bar.tsx'
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

const onIn = ({ branch, from, to, account = '' }: Filtered) => [branch, from, to, account].filter(Boolean).length

/** What narrows the papers of cheques: by number and name, the branch, the account they went to and the days. */
export function PaperFilters({ asked, here, all, says, branches, accounts = [] }: Props) {
  const { q, branch, from, to, account = '' } = asked
  const on = onIn(asked)
  return (
    <FilterBar
      key={here}
      label={says.label}
      search={{ name: 'q', label: says.search, value: q }}
      on={on}
      clear={q || on > 0 ? all : null}
    >
      {accounts.length > 1 && (
        <FilterChoice name="account" label="الحساب" all="كل الحسابات" chosen={account} options={accounts} />
      )}
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
      <FilterDay name="from" label="من" value={from} />
      <FilterDay name="to" label="إلى" value={to} />
    </FilterBar>
  )
}

type NoneProps = { asked: Filtered; all: string; none: { title: string; says: string }; unmatched: string }

/** An empty list says why: nothing is there yet, or nothing that was asked for. */
export function NoPapers({ asked, all, none, unmatched }: NoneProps) {
  if (!asked.q && onIn(asked) === 0) return <Empty title={none.title}>{none.says}</Empty>
  return (
    <NoneFound q={asked.q} all={all} title={unmatched}>
      وسّع الأيام، أو ابحث بجزء من الرقم.
    </NoneFound>
  )
}
