import { costFactLines, costFactWords, costPartWords } from './cost-words.ts'
import { expenseFactLines, expenseFactWords, expensePartWords } from './expense-words.ts'
import { serviceOrderFactLines, serviceOrderFactWords } from './service-order-words.ts'
import { requestFactLines, requestFactWords, requestPartWords } from './words.ts'

/** Of requests, of the expenses for them, of what they cost, and of what is out of use. */
export const maintenanceFactWords = { ...requestFactWords, ...expenseFactWords, ...costFactWords, ...serviceOrderFactWords }
export const maintenanceFactLines = { ...requestFactLines, ...expenseFactLines, ...costFactLines, ...serviceOrderFactLines }
export const maintenancePartWords = { ...requestPartWords, ...expensePartWords, ...costPartWords }
