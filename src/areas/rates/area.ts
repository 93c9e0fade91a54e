import type { Area } from '#platform/area.ts'
import { rateFactLines, rateFactWords } from './words.ts'

/** Prices of what is let by classes. The area of the class says who may publish them. */
export const rates: Area = {
  name: 'rates',
  label: 'الأسعار',
  factWords: rateFactWords,
  factLines: rateFactLines,
}
