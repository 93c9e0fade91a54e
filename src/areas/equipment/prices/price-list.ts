/** The name of this line among the lists of prices. */
export const machinesLine = 'equipment'

/** Working days: a day, a week of them, a month. */
export const rungs = [
  [1, 'اليوم'],
  [6, 'الأسبوع، 6 أيام عمل'],
  [26, 'الشهر، 26 يوم عمل'],
] as const

/** What stands on the card besides the ladder. */
export const extraPrices = { overtime: 'الساعة الإضافية', load: 'النقلة' } as const
export type ExtraPrice = keyof typeof extraPrices
export const extraNames = Object.keys(extraPrices) as ExtraPrice[]

export const rungField = (kindId: string, days: number) => `price.${kindId}.${days}`
export const hourField = (kindId: string) => `hour.${kindId}`
export const extraField = (kindId: string, name: ExtraPrice) => `${name}.${kindId}`

/** Working days whose price a list is shown by. */
export const shownDays = [1, 3, 6, 12, 26] as const
