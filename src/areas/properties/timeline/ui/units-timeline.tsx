import '#ui/styles/properties.css'
import { Link } from 'react-router'
import { barState } from '#areas/properties/bar-state.ts'
import { unitPath } from '#areas/properties/property.ts'
import { OccupancyTimeline } from '#ui/occupancies/occupancy-timeline.tsx'
import { Money } from '#ui/values.tsx'
import type { TimelineUnit } from '../queries.ts'

type Props = { units: readonly TimelineUnit[]; days: readonly string[]; today: string }

/** The units of each property, one lane each. A unit leads to its file, and so does what stands in its days. */
export function UnitsTimeline({ units, days, today }: Props) {
  const groups = [...Map.groupBy(units, ({ property }) => property)].map(([title, of]) => ({ title, lanes: of.map(laneOf) }))
  return (
    <div className="unit-lanes">
      <OccupancyTimeline label="تقويم الوحدات" days={days} today={today} groups={groups} />
    </div>
  )
}

const laneOf = ({ id, called, rent, taken }: TimelineUnit) => ({
  ...{ id, called },
  name: (
    <Link className="link" to={unitPath(id)}>
      <bdi>{called}</bdi>
    </Link>
  ),
  detail: rent !== null && <Money amount={rent} />,
  occupancies: taken.map(({ id: one, from, until, who, ...each }) => ({
    ...{ id: one, from, until, who },
    ...{ to: `${unitPath(id)}#taken-${one}`, state: barState(each) },
  })),
})
