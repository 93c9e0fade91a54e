import '#ui/styles/desk.css'
import { Money, Num } from '#ui/values.tsx'
import { monthInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { ShownUnit } from '../property-detail.ts'

type Month = { first: string; billed: bigint; paid: bigint }
type Props = { units: readonly ShownUnit[]; month: Month | null; collects: boolean }

const notLeased: readonly string[] = ['vacant', 'held', 'maintenance', 'out-of-service']

/** How the whole property stands: what of it is leased, what the month brings, what is late and what will be free. */
export function PropertyFigures({ units, month, collects }: Props) {
  const leased = units.filter(({ state }) => !notLeased.includes(state))
  const vacant = units.filter(({ state }) => state === 'vacant').length
  const soon = units.filter(({ freeAfter }) => freeAfter !== null)
  const late = units.flatMap(({ rentStanding: rent }) => (rent && rent.late > 0n ? [rent] : []))
  const owed = late.reduce((sum, rent) => sum + rent.late, 0n)
  return (
    <div className="kpis by-4">
      <div className="card kpi">
        <span className="lbl">مؤجرة</span>
        <span className="val">
          <Num>{leased.length}</Num> من <Num>{units.length}</Num>
        </span>
        <span className="sub">{vacant === 0 ? 'لا شاغر' : `الشاغر: ${howMany(vacant, 'unit')}`}</span>
      </div>
      {month && (
        <div className="card kpi">
          <span className="lbl">المحصَّل من إيجار {monthInWords(month.first)}</span>
          <span className="val">
            <Money amount={month.paid} />
          </span>
          <span className="sub">
            من <Money amount={month.billed} />
          </span>
        </div>
      )}
      {collects && (
        <div className="card kpi">
          <span className="lbl">متأخر</span>
          <span className="val">
            <Money amount={owed} />
          </span>
          <span className="sub">{late.length === 0 ? 'لا متأخر' : howMany(late.length, 'unit')}</span>
        </div>
      )}
      <div className="card kpi">
        <span className="lbl">تشغر قريبًا</span>
        <span className="val">
          <Num>{soon.length}</Num>
        </span>
        <span className="sub">{soon.length === 0 ? 'لا إخلاء ولا نهاية خلال 60 يومًا' : 'بإخلاء أو بنهاية العقد'}</span>
      </div>
    </div>
  )
}
