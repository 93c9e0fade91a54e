/** How numbers are seen: 0–9, or ٠–٩. What is kept, copied and sent is 0–9 in either case. */
export const numeralWords = { latn: 'لاتينية', arab: 'عربية ٠١٢٣' } as const
export type Numerals = keyof typeof numeralWords
