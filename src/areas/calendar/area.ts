import type { Area } from '#platform/area.ts'
import { calendarFactLines, calendarFactWords } from './words.ts'

export const calendar: Area = {
  name: 'calendar',
  label: 'التقويم',
  factWords: calendarFactWords,
  factLines: calendarFactLines,
}
