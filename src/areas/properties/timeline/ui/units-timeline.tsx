import '#ui/styles/properties.css'
import { Link } from 'react-router'
import { CalendarBoard } from '#areas/calendar/public-ui.tsx'
import { unitPath } from '#areas/properties/property.ts'
import { Money } from '#ui/values.tsx'
import type { TimelineUnit } from '../queries.ts'

type Props = { units: readonly TimelineUnit[]; days: readonly string[]; today: string }

/** The units of each property, one lane each. A unit leads to its file, and so does what stands in its days. */
export function UnitsTimeline({ units, days, today }: Props) {
  const groups = [...Map.groupBy(units, ({ property }) => property)].map(([title, of]) => ({ title, lanes: of.map(laneOf) }))
  return (
    <div className="unit-lanes">
      <CalendarBoard label="تقويم الوحدات" days={days} today={today} groups={groups} />
    </div>
  )
}

const laneOf = ({ id, called, rent, taken }: TimelineUnit) => ({
  ...{ id, called, taken, path: unitPath(id) },
  name: (
    <Link className="link" to={unitPath(id)}>
      <bdi>{called}</bdi>
    </Link>
  ),
  detail: rent !== null && <Money amount={rent} />,
})
