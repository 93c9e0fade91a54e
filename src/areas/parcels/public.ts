/** The tariff of today, in words too, and the calculator's answer. */
export { parcelPromises } from './rules/promises.ts'
export { type Calculation, quoteParcel, tariff, tariffInWords } from './tariff/quoting.ts'
