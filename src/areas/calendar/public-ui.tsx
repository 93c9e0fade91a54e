import type { ComponentProps } from 'react'
import { barState } from './bar-state.ts'
import * as asked from './board-asked.ts'
import { type OccupancyKind, occupancyKinds } from './occupancy.ts'
import { BoardFilters as Filters } from './ui/board-filters.tsx'
import { BoardTurns as Turns } from './ui/board-turns.tsx'
import { CalendarBoard as Board } from './ui/calendar-board.tsx'
import * as hours from './ui/hour-board.tsx'

/** What something is taken for, in a word. */
export const OccupancyWord = ({ kind }: { kind: OccupancyKind }) => occupancyKinds[kind]

/** The board: who has what and when, and its turning to other weeks. */
export const CalendarBoard = (props: ComponentProps<typeof Board>) => <Board {...props} />
export const BoardTurns = (props: ComponentProps<typeof Turns>) => <Turns {...props} />

/** The board to the hour, class by class, as its address asks for it. */
export const BoardFilters = (props: ComponentProps<typeof Filters>) => <Filters {...props} />
export const HourBoard = hours.HourBoard
export const { readBoardAsked, boardAddress } = asked
export type BoardAsked = asked.BoardAsked

/** How what stands in a calendar is drawn elsewhere. */
export const stateOfBar = (taken: Parameters<typeof barState>[0]) => barState(taken)
