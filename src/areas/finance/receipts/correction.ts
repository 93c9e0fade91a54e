/** What can be asked for of a receipt that stands, whoever took it and however long ago. */
export const corrections = { reverse: 'عكس السند كله', free: 'إلغاء ما سدّده فقط' } as const
export type Correction = keyof typeof corrections

export const correctionAction = 'finance.correct-receipt'
