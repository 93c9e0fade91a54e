/** On these days of waiting its recipient hears of it again. */
export const reminderDays = [2, 5, 7] as const

/** So many days before it goes back its recipient is warned. */
const daysBeforeReturn = 2

type Waiting = { freeDays: number; agedDays: number }

export const returnWarningDay = ({ agedDays }: Pick<Waiting, 'agedDays'>) => agedDays - daysBeforeReturn

const allDays = (rules: Waiting) => [...reminderDays, rules.freeDays + 1, returnWarningDay(rules)]

export const lastReminderDay = (rules: Waiting) => Math.max(...allDays(rules))

/** The last of them that has come and was not told yet; null where none has. */
export function reminderDue(days: number, told: number, rules: Waiting) {
  const due = allDays(rules)
    .toSorted((one, other) => other - one)
    .find((day) => day <= days)
  return due !== undefined && due > told ? due : null
}

/** So long the sender may say something else, once all attempts are spent. */
export const hoursToAnswer = 24
