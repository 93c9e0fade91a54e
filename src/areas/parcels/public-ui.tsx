import { daysInWords } from './tariff/tariff.ts'

/** How long a parcel takes to a zone. */
export const DeliveryDays = (days: { daysFrom: number; daysTo: number }) => daysInWords(days)
