import { AgeingBar } from '#areas/finance/receipts/ui/ageing-bar.tsx'
import { Figures } from '#ui/figures.tsx'
import type { DebtSums } from '../debts-queries.ts'

/** What all that are asked for come to, and how old it is. */
export function DebtTotals({ sums }: { sums: DebtSums }) {
  const figures = [
    ['المستحق', sums.owed],
    ['منه متأخر', sums.overdue],
    ['أرصدة دائنة', sums.credit],
  ] as const
  return (
    <div className="card-b debt-totals">
      <Figures figures={figures} />
      <AgeingBar sums={sums} />
    </div>
  )
}
