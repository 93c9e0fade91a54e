import { defineHook } from '#platform/hook.ts'

/** A receipt was reversed: whatever it was issued for waits again. */
export const receiptReversed = defineHook<{ id: string; number: string; reason: string }>('finance.receipt-reversed')

/** Something of a bill is owed no more. */
export const billReduced = defineHook<{ billId: string }>('finance.bill-reduced')

/** Cash of ours has been seen at the bank, on the day it says; or it never went there. */
export const cashAtBank = defineHook<{ moveId: string; day?: string | undefined }>('finance.cash-at-bank')
export const cashNotSent = defineHook<{ moveId: string }>('finance.cash-not-sent')
