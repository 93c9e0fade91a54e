import { steps } from '#values/steps.ts'

/** A debt nobody will pay any more, from the day somebody asks to give it up. */
export const writeOffStates = {
  submitted: 'بانتظار الاعتماد',
  'written-off': 'مشطوب',
  rejected: 'مرفوض',
  reversed: 'معكوس',
} as const
export type WriteOffState = keyof typeof writeOffStates

export const writeOffCan = steps({
  agree: ['submitted'],
  reverse: ['written-off'],
} satisfies Record<string, WriteOffState[]>)

/** Of its journals. */
export const writeOffSource = 'write-off'

/** So many debts stand on one form, the oldest first. */
export const mostWrittenOff = 20

/** What can be given up: what is owed to us, and rent that is owed to others. A deposit that was asked for is credited instead. */
export const givenUpFrom = ['1210', '9110'] as const
