import { submissionStates } from '#areas/finance/e-invoices/submission.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { type InvoicesAsked, invoicesAddress, kindsAsked } from '../invoice-asked.ts'
import { invoiceStates } from '../invoice-state.ts'

type Props = { asked: InvoicesAsked; branches: readonly (readonly [string, string])[] }

const states = Object.entries(invoiceStates).map(([state, { label }]) => [state, label] as const)

/** «Rejected» alone would be said of the paper itself. */
const electronically = Object.entries(submissionStates).map(([state, words]) => [state, `إلكترونيًا: ${words}`] as const)

/** By the number or the customer, and what narrows the papers. Those of one customer stay those of one. */
export function InvoiceFilters({ asked, branches }: Props) {
  const { q, party, kind, state, electronic, branch, from, to, sort } = asked
  return (
    <FilterBar
      key={invoicesAddress(asked)}
      label="تصفية الفواتير"
      search={{ name: 'q', label: 'ابحث برقم الفاتورة أو اسم العميل', value: q }}
      filters={[kind, state, electronic, branch, from, to]}
      besides={party}
      clear={invoicesAddress({})}
      kept={{ ...(sort !== '-issued' && { sort }), ...(party && { party }) }}
    >
      <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={Object.entries(kindsAsked)} />
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={states} />
      <FilterChoice
        name="electronic"
        label="حالة الفاتورة الإلكترونية"
        all="الإلكترونية: كل الحالات"
        chosen={electronic}
        options={electronically}
      />
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
