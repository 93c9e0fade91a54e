import type { ReactNode } from 'react'
import { HourTimeline } from '#ui/occupancies/hour-timeline.tsx'
import type { Band, Board, OnBoard } from '../hour-board.ts'

type Props<Thing extends OnBoard> = {
  label: string
  board: Pick<Board<Thing>, 'days' | 'today' | 'now' | 'groups'>
  nameOf: (thing: Thing) => ReactNode
  calledOf: (thing: Thing) => string
  /** Where a bar leads, by what it belongs to. */
  pathOf: (ofId: string) => string
  chosen?: string
  bands?: readonly Band[]
}

/** The things of each class with their bars, and over them how many of it are free on each day. */
export function HourBoard<Thing extends OnBoard>({ label, board, nameOf, calledOf, pathOf, chosen, bands = [] }: Props<Thing>) {
  const groups = board.groups.map(({ classId, title, room, lanes }) => ({
    ...{ id: classId, title, room },
    lanes: lanes.map((lane) => ({
      ...{ id: lane.id, name: nameOf(lane), called: calledOf(lane), marks: marksOf(lane, board.days) },
      bars: lane.bars.map(({ resourceId: _, ofId, to, ...bar }) => ({
        ...{ ...bar, until: to, isChosen: ofId !== null && ofId === chosen, to: ofId && pathOf(ofId) },
      })),
    })),
  }))
  const counted = bands.map((band) => ({ ...band, lanes: [] }))
  return <HourTimeline label={label} days={board.days} today={board.today} now={board.now} groups={[...groups, ...counted]} />
}

/** Of what ends within the days that are shown. */
const marksOf = ({ ends = [] }: OnBoard, days: readonly string[]) =>
  ends.flatMap(({ day, says }) => (days.includes(day) ? [{ at: days.indexOf(day) + 1, says }] : []))
