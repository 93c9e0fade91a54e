import type { Area } from '#platform/area.ts'
import { conflictsDue } from './conflicts.ts'
import { calendarFactLines, calendarFactWords } from './words.ts'

export const calendar: Area = {
  name: 'calendar',
  label: 'التقويم',
  daily: conflictsDue,
  factWords: calendarFactWords,
  factLines: calendarFactLines,
}
