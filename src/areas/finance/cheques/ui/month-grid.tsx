import { Link } from 'react-router'
import { Money, Num } from '#ui/values.tsx'
import { weekdayAndDay } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { chequesAddress } from '../cheque-asked.ts'
import type { ChequeMonth, MonthDay } from '../cheque-month.ts'

const weekdays = ['أحد', 'اثن', 'ثلا', 'أرب', 'خمي', 'جمع', 'سبت']

/** A month from Sunday to Saturday, from right to left: each day with what is due on it, leading to its cheques. */
export function MonthGrid({ days, leading, today }: Pick<ChequeMonth, 'days' | 'leading' | 'today'>) {
  return (
    <ol className="month" aria-label="أيام الشهر">
      {weekdays.map((weekday) => (
        <li key={weekday} className="head" aria-hidden>
          {weekday}
        </li>
      ))}
      {days.map((day, index) => (
        <Day key={day.on} day={day} isToday={day.on === today} start={index === 0 ? leading + 1 : undefined} />
      ))}
    </ol>
  )
}

function Day({
  day: { on, sum, count, cleared, bounced, works },
  isToday,
  start,
}: {
  day: MonthDay
  isToday: boolean
  start: number | undefined
}) {
  const number = <Num>{Number(on.slice(8))}</Num>
  return (
    <li
      className={works ? undefined : 'off'}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      {...(start ? { style: { gridColumnStart: start } } : {})}
    >
      {count + cleared + bounced > 0 ? (
        <Link to={chequesAddress({ from: on, to: on })}>
          {number}
          <span className="visually-hidden">{weekdayAndDay(on)}</span>
          {count > 0 && (
            <>
              <b>
                <Money amount={sum} />
              </b>
              <span className="xs count">{howMany(count, 'cheque')}</span>
            </>
          )}
          {cleared > 0 && <span className="xs muted nowrap">{`حُصّل ${cleared}`}</span>}
          {bounced > 0 && <span className="xs bounced nowrap">{`ارتجع ${bounced}`}</span>}
          {count > 0 && !works && <span className="xs later">بعد العطلة</span>}
        </Link>
      ) : (
        number
      )}
    </li>
  )
}
