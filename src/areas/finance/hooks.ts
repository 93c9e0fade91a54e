import { defineHook, defineQuestion } from '#platform/hook.ts'

/** A receipt was reversed: whatever it was issued for waits again. */
export const receiptReversed = defineHook<{ id: string; number: string; reason: string }>('finance.receipt-reversed')

/** Something of a bill is owed no more. */
export const billReduced = defineHook<{ billId: string }>('finance.bill-reduced')

/** Cash of ours has been seen at the bank, on the day it says; or it never went there. */
export const cashAtBank = defineHook<{ moveId: string; day?: string | undefined }>('finance.cash-at-bank')
export const cashNotSent = defineHook<{ moveId: string }>('finance.cash-not-sent')

/** What was brought in of the books before ours: how many files wait for somebody's yes, and what stands of each kind, in words. */
export const openingsBrought = defineQuestion<object, { waiting: number; stands: string[] }>('finance.openings-brought')

/** Whose paper of the books before ours has this number. */
export const holdersOfOldNumber = defineQuestion<{ number: string }, string[]>('finance.holders-of-old-number')
