import '#ui/styles/properties.css'
import { OccupancyWord, stateOfBar } from '#areas/calendar/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { Button, PostForm } from '#ui/form.tsx'
import { OccupancyTimeline } from '#ui/occupancies/occupancy-timeline.tsx'
import { DateText } from '#ui/values.tsx'
import { unitPath } from '../property.ts'
import type { UnitCalendar, UnitShown } from '../unit-detail.ts'

type Props = { unit: UnitShown; calendar: UnitCalendar }
type Taken = UnitCalendar['taken'][number]

/** Two months of the unit as bars, and what is in them in words, each with its way out. */
export function UnitDays({ unit: one, calendar: { today, days, taken } }: Props) {
  const occupancies = taken.map((each) => ({
    ...{ id: each.id, to: `#taken-${each.id}`, from: each.from, until: each.until },
    ...{ state: stateOfBar(each), who: each.party ?? each.reason },
  }))
  const lanes = [{ id: one.id, name: one.called, called: one.called, occupancies }]
  return (
    <Card title="تقويم الوحدة" flush>
      <div className="unit-lanes">
        <OccupancyTimeline label="تقويم الوحدة" days={days} today={today} groups={[{ title: one.property, lanes }]} />
      </div>
      <ul className="list">
        {taken.map((each) => (
          <TakenRow key={each.id} one={one} taken={each} />
        ))}
        {taken.length === 0 && <li className="muted">لا حجز ولا صيانة في الأيام القادمة.</li>}
      </ul>
    </Card>
  )
}

function TakenRow({ one, taken }: { one: UnitShown; taken: Taken }) {
  const { id, kind, from, until, reason, expiresAt, isOver, byLease } = taken
  const mayRelease = !isOver && !byLease && ((kind === 'hold' && one.may.hold) || (kind === 'maintenance' && one.may.close))
  return (
    <li id={`taken-${id}`}>
      <span className="grow">
        <span className="t">
          <OccupancyWord kind={kind} />: <bdi>{taken.party ?? reason}</bdi>
        </span>
        <span className="xs muted">
          من <DateText at={from} /> إلى <DateText at={until} />
          {expiresAt && (
            <>
              {byLease && ` · ${reason}`}
              {' · ينتهي الحجز '}
              <DateText at={new Date(expiresAt.getTime() - 1)} />
            </>
          )}
        </span>
      </span>
      {mayRelease && (
        <PostForm action={`${unitPath(one.id)}?act=release`} part={id} className="row">
          <input type="hidden" name="occupancyId" value={id} />
          <Button type="submit" variant="outline" size="small">
            {kind === 'hold' ? 'ألغِ الحجز' : 'أنهِ الصيانة'}
          </Button>
        </PostForm>
      )}
    </li>
  )
}
