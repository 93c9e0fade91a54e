import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { paymentMethods, receiptStandings } from '../receipt.ts'
import { type ReceiptsAsked, receiptsAddress } from '../receipt-asked.ts'

type Choices = readonly (readonly [string, string])[]
/** What another customer gave is no receipt of ours. */
const { 'credit-transfer': _, ...cameIn } = paymentMethods

type Props = { asked: ReceiptsAsked; branches: Choices; people: Choices }

/** By the number, the customer or a reference, and what narrows the receipts. Those of one customer stay those of one. */
export function ReceiptFilters({ asked, branches, people }: Props) {
  const { q, party, method, state, branch, by, from, to } = asked
  return (
    <FilterBar
      key={receiptsAddress(asked)}
      label="تصفية سندات القبض"
      search={{ name: 'q', label: 'ابحث برقم السند أو العميل أو المرجع', value: q }}
      filters={[method, state, branch, by, from, to]}
      besides={party}
      clear={receiptsAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="method" label="طريقة الدفع" all="كل الطرق" chosen={method} options={Object.entries(cameIn)} />
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(receiptStandings)} />
      <BranchChoice branches={branches} chosen={branch} />
      {people.length > 1 && <FilterChoice name="by" label="قبضه" all="كل من قبض" chosen={by} options={people} />}
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
