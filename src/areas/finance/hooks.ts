import { defineHook } from '#platform/hook.ts'

/** A receipt was reversed: whatever it was issued for waits again. */
export const receiptReversed = defineHook<{ id: string; number: string; reason: string }>('finance.receipt-reversed')

/** Something of a bill is owed no more. */
export const billReduced = defineHook<{ billId: string }>('finance.bill-reduced')
