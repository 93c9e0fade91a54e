import { daysInWords } from './tariff/tariff.ts'

export { TrackBox } from './tracking/ui/track-box.tsx'

/** How long a parcel takes to a zone. */
export const DeliveryDays = (days: { daysFrom: number; daysTo: number }) => daysInWords(days)
