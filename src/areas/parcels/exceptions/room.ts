import type { Room } from '#platform/rooms.ts'
import { exceptionFigures, standingParcels } from './homes.ts'
import { exceptionFactLines, exceptionFactWords } from './words.ts'

export const exceptions: Room = {
  figures: exceptionFigures,
  exceptions: [standingParcels],
  factWords: exceptionFactWords,
  factLines: exceptionFactLines,
}
