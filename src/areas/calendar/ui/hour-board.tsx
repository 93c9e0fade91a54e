import type { ReactNode } from 'react'
import { HourTimeline } from '#ui/occupancies/hour-timeline.tsx'
import type { Board, OnBoard } from '../hour-board.ts'

type Props<Thing extends OnBoard> = {
  label: string
  board: Pick<Board<Thing>, 'days' | 'today' | 'now' | 'groups'>
  nameOf: (thing: Thing) => ReactNode
  calledOf: (thing: Thing) => string
  /** Where a bar leads, by what it belongs to. */
  pathOf: (ofId: string) => string
  chosen?: string
}

/** The things of each class with their bars, and over them how many of it are free on each day. */
export function HourBoard<Thing extends OnBoard>({ label, board, nameOf, calledOf, pathOf, chosen }: Props<Thing>) {
  const groups = board.groups.map(({ classId, title, room, lanes }) => ({
    ...{ id: classId, title, room },
    lanes: lanes.map((lane) => ({
      ...{ id: lane.id, name: nameOf(lane), called: calledOf(lane) },
      bars: lane.bars.map(({ resourceId: _, ofId, to, ...bar }) => ({
        ...{ ...bar, until: to, isChosen: ofId !== null && ofId === chosen, to: ofId && pathOf(ofId) },
      })),
    })),
  }))
  return <HourTimeline label={label} days={board.days} today={board.today} now={board.now} groups={groups} />
}
