import { ages } from '#areas/finance/receipts/ageing.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice, FilterDay } from '#ui/filter-bar.tsx'
import { services } from '#values/services.ts'
import { type DebtsAsked, debtsAddress, leastIn, sides } from '../debts-asked.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { asked: Omit<DebtsAsked, 'day'> & { day?: string }; branches: Choices; path: string }

const labels = Object.entries(services).map(([name, { label }]) => [name, label] as const)

/** By who it is, and what narrows the debts; a report has a day besides. */
export function DebtFilters({ asked, branches, path }: Props) {
  const { q, by, day, branch, service, age, side, least, sort } = asked
  return (
    <FilterBar
      key={debtsAddress(asked, path)}
      label="تصفية الحسابات"
      search={{ name: 'q', label: 'ابحث باسم العميل أو رقمه أو هاتفه', value: q }}
      filters={[branch, service, age, side, least]}
      clear={debtsAddress({ by, ...(day && { day }) }, path)}
      kept={{ by, sort }}
    >
      {day && <FilterDay name="day" label="كما في" value={day} />}
      <FilterChoice name="service" label="الخدمة" all="كل الخدمات" chosen={service} options={labels} />
      <BranchChoice branches={branches} chosen={branch} />
      {by === 'customer' && (
        <>
          <FilterChoice name="side" label="الرصيد" all="كل الأرصدة" chosen={side} options={Object.entries(sides)} />
          <FilterChoice name="age" label="العمر" all="كل الأعمار" chosen={age} options={Object.entries(ages)} />
          <label className="input filter-day">
            <span className="muted sm">من مبلغ</span>
            <input
              key={least}
              name="least"
              inputMode="decimal"
              dir="ltr"
              size={8}
              defaultValue={least}
              aria-invalid={least !== '' && leastIn({ least }) === null ? true : undefined}
            />
          </label>
        </>
      )}
    </FilterBar>
  )
}
