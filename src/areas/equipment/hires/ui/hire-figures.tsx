import type { NextCycle } from '#areas/equipment/billing/cycle.ts'
import { hirePath } from '#areas/equipment/paths.ts'
import { asHours } from '#areas/equipment/sheets/day-sheet.ts'
import { Kpi } from '#ui/card.tsx'
import { Money, Num } from '#ui/values.tsx'
import type { ShownHire } from '../queries.ts'

/** What this cycle comes to so far, what was worked and what broke, and what is owed. */
export function HireFigures({ one, cycle }: { one: ShownHire; cycle: NextCycle }) {
  const broken = cycle.items.reduce((sum, { priced }) => sum + priced.brokenMinutes, 0)
  const days = cycle.items.reduce((sum, { priced }) => sum + priced.days, 0)
  const owed = one.cycles.reduce((sum, { paper }) => sum + (paper?.open ?? 0n), one.shortsOwed)
  const here = hirePath(one.id)
  return (
    <div className="kpis">
      <Kpi to={here} label="هذه الدورة حتى الآن" value={<Money amount={cycle.net} />} compared="بلا ضريبة، من كشوف معتمدة" />
      <Kpi to={here} label="أيام المعدات المعتمدة" value={<Num>{days}</Num>} compared="منذ أول يوم" />
      <Kpi to={here} label="ساعات العطل" value={<Num>{asHours(broken)}</Num>} compared="لا تُفوتر" />
      <Kpi
        to={`/admin/users/${one.partyId}`}
        label="المستحق عليه"
        value={<Money amount={owed} />}
        compared="من فواتير هذا العقد"
      />
    </div>
  )
}
