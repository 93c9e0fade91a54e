import { costFactLines, costFactWords, costPartWords } from './cost-words.ts'
import { expenseFactLines, expenseFactWords, expensePartWords } from './expense-words.ts'
import { requestFactLines, requestFactWords, requestPartWords } from './words.ts'

/** Of requests of the expenses for them, and of what they cost. */
export const maintenanceFactWords = { ...requestFactWords, ...expenseFactWords, ...costFactWords }
export const maintenanceFactLines = { ...requestFactLines, ...expenseFactLines, ...costFactLines }
export const maintenancePartWords = { ...requestPartWords, ...expensePartWords, ...costPartWords }
