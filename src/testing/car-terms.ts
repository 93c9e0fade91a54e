import type { Terms } from '#areas/vehicles/reservations/quote.ts'

/** A price of three rungs in a season: a day, a week, a month. */
export const rungs = (season: string, prices: readonly [number, number, number]) =>
  [1, 7, 30].map((days, at) => ({ season, days, price: String(prices[at]) }))
const khareef = { name: 'الخريف', from: '06-21', to: '09-21' }

/** Two places and a class as a price knows them. */
export const place = {
  ...{ id: 'office', branchId: 'salalah', name: 'مكتب صلالة', deliveryFee: 0n },
  ...{ opens: '08:00', closes: '22:00', afterHoursFee: 5_000n },
}
export const airport = { ...place, id: 'airport', name: 'مطار صلالة', deliveryFee: 5_000n, opens: '00:00', closes: '00:00' }

export const saloonTerms: Terms = {
  card: {
    ...{ listId: 'list', number: 1, classId: 'saloon', seasons: [khareef], hour: '3000', percentOff: 0 },
    rows: [...rungs('', [15_000, 94_500, 315_000]), ...rungs(khareef.name, [22_000, 138_600, 462_000])],
  },
  vehicleClass: {
    ...{ name: 'سيدان', depositResident: 50_000n, depositVisitor: 50_000n, excess: 75_000n, eighthPrice: 1_750n },
    ...{ kmDay: 200, kmWeek: 1_200, kmMonth: 4_000, extraKm: 50n, turnaround: 120, minAge: 21 },
  },
  rules: {
    ...{ version: 1, graceMinutes: 60, holdMinutes: 15, youngDayPrice: 2_000n, youngExcessPercent: 10 },
    ...{ cancelFreeHours: 48, noShowHours: 4 },
  },
  ...{ placeOut: place, placeBack: place, addOns: [], under25: false, vatRate: 5, agreement: null, discount: null },
}
