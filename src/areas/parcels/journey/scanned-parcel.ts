import { z } from 'zod'
import { askParcel, readNumber, wrongNumber } from './number.ts'

/** A label as it was scanned or typed, with its piece. */
export const scannedParcel = z
  .string(askParcel)
  .trim()
  .min(1, askParcel)
  .transform((text, context) => {
    const read = readNumber(text)
    if (read && read !== 'wrong') return read
    const message = read === 'wrong' ? wrongNumber : askParcel
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
