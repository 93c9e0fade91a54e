/** On these days of waiting its recipient hears of it again. */
export const reminderDays = [2, 5, 7] as const

/** The last of them that has come and was not told yet; null where none has. */
export function reminderDue(days: number, told: number, freeDays: number) {
  const due = [...reminderDays, freeDays + 1].toSorted((one, other) => other - one).find((day) => day <= days)
  return due !== undefined && due > told ? due : null
}

/** So long the sender may say something else, once all attempts are spent. */
export const hoursToAnswer = 24
