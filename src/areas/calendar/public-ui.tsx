import type { ComponentProps } from 'react'
import { barState } from './bar-state.ts'
import { type OccupancyKind, occupancyKinds } from './occupancy.ts'
import { BoardTurns as Turns } from './ui/board-turns.tsx'
import { CalendarBoard as Board } from './ui/calendar-board.tsx'

/** What something is taken for, in a word. */
export const OccupancyWord = ({ kind }: { kind: OccupancyKind }) => occupancyKinds[kind]

/** The board: who has what and when, and its turning to other weeks. */
export const CalendarBoard = (props: ComponentProps<typeof Board>) => <Board {...props} />
export const BoardTurns = (props: ComponentProps<typeof Turns>) => <Turns {...props} />

/** How what stands in a calendar is drawn elsewhere. */
export const stateOfBar = (taken: Parameters<typeof barState>[0]) => barState(taken)
