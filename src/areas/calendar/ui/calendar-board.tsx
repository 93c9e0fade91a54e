import type { ReactNode } from 'react'
import { OccupancyTimeline } from '#ui/occupancies/occupancy-timeline.tsx'
import { barState } from '../bar-state.ts'
import type { takenOnBoard } from '../board.ts'

type Taken = Awaited<ReturnType<typeof takenOnBoard>>[number]

/** A resource: its name and path; what stands in its days leads to its place on the page of the resource. */
export type BoardLane = {
  id: string
  called: string
  name: ReactNode
  detail?: ReactNode
  path: string
  taken: readonly Taken[]
}

type Props = {
  label: string
  days: readonly string[]
  today: string
  groups: readonly { title: string; lanes: readonly BoardLane[] }[]
}

/** Who has what and when, in lanes below titles. */
export function CalendarBoard({ groups, ...board }: Props) {
  return <OccupancyTimeline {...board} groups={groups.map(({ title, lanes }) => ({ title, lanes: lanes.map(laneOf) }))} />
}

const laneOf = ({ path, taken, ...lane }: BoardLane) => ({
  ...lane,
  occupancies: taken.map(({ id, from, until, who, ...one }) => ({
    ...{ id, from, until, who },
    ...{ to: `${path}#taken-${id}`, state: barState(one) },
  })),
})
