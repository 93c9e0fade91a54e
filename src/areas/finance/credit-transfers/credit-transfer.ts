import { steps } from '#values/steps.ts'

/** What one customer left with us is another's from here, as the first agreed; from the day somebody asks for it. */
export const creditTransferStates = {
  submitted: 'بانتظار الاعتماد',
  done: 'أُجري',
  rejected: 'مرفوض',
  reversed: 'معكوس',
} as const
export type CreditTransferState = keyof typeof creditTransferStates

export const creditTransferCan = steps({
  agree: ['submitted'],
  reverse: ['done'],
} satisfies Record<string, CreditTransferState[]>)

/** Of its journals. */
export const creditTransferSource = 'credit-transfer'
