import { daysInWords } from './tariff.ts'

/** How long a parcel takes to a zone. */
export const DeliveryDays = (days: { daysFrom: number; daysTo: number }) => daysInWords(days)
