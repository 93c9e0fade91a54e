import { steps } from '#values/steps.ts'

/** What we hold of a customer pays what the same customer owes, from the day somebody asks for it. */
export const setOffStates = {
  submitted: 'بانتظار الاعتماد',
  done: 'أُجريت',
  rejected: 'مرفوضة',
  reversed: 'معكوسة',
} as const
export type SetOffState = keyof typeof setOffStates

export const setOffCan = steps({
  agree: ['submitted'],
  reverse: ['done'],
} satisfies Record<string, SetOffState[]>)

/** So many debts stand on one form, the oldest first. */
export const mostSetOff = 20

/** On the form the credit of a customer stands beside their deposits, which are known by their id. */
export const creditPot = 'credit'
/** And beside what was settled with them as an owner. */
export const settledPot = 'settled'
