import { expenseFactLines, expenseFactWords, expensePartWords } from './expense-words.ts'
import { requestFactLines, requestFactWords, requestPartWords } from './words.ts'

/** Of requests and of the expenses for them. */
export const maintenanceFactWords = { ...requestFactWords, ...expenseFactWords }
export const maintenanceFactLines = { ...requestFactLines, ...expenseFactLines }
export const maintenancePartWords = { ...requestPartWords, ...expensePartWords }
