/** Under which the prices of cars are kept in the lists of the ground. */
export const carsLine = 'cars'

/** The rungs of a car's ladder. */
export const rungs = [
  [1, 'اليوم'],
  [7, 'الأسبوع'],
  [30, 'الشهر'],
] as const

export const mostSeasons = 3

/** How the fields of the form are called: a price by class, season and rung. */
export const priceField = (classId: string, season: number, days: number) => `price.${classId}.${season}.${days}`
export const hourField = (classId: string) => `hour.${classId}`
export const seasonField = (season: number, what: 'name' | 'from' | 'to') => `season.${season}.${what}`

/** Of how many days the page shows the price. */
export const shownDays = [1, 3, 5, 7, 10, 14, 30] as const
