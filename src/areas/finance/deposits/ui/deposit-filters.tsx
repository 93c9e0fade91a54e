import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { depositLines, depositStates } from '../deposit.ts'
import { type DepositsAsked, depositsAddress } from '../deposit-asked.ts'

type Props = { asked: DepositsAsked; branches: readonly (readonly [string, string])[] }

/** By the contract or whoever left it, and what narrows the deposits. Those of one customer stay those of one. */
export function DepositFilters({ asked, branches }: Props) {
  const { q, party, line, state, branch, due } = asked
  return (
    <FilterBar
      key={depositsAddress(asked)}
      label="تصفية التأمينات المستردة"
      search={{ name: 'q', label: 'ابحث برقم العقد أو العميل', value: q }}
      filters={[line, state, branch, due]}
      besides={party}
      clear={depositsAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="line" label="النشاط" all="كل الأنشطة" chosen={line} options={Object.entries(depositLines)} />
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(depositStates)} />
      <FilterChoice name="due" label="موعد الرد" all="كل المواعيد" chosen={due} options={[['yes', 'حان رده']]} />
      <BranchChoice branches={branches} chosen={branch} />
    </FilterBar>
  )
}
