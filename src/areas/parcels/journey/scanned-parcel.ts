import { z } from 'zod'
import { readNumber } from './number.ts'

const askParcel = 'امسح الطرد، أو اكتب رقم التتبّع.'

/** A label as it was scanned or typed, with its piece. */
export const scannedParcel = z
  .string(askParcel)
  .trim()
  .min(1, askParcel)
  .transform((text, context) => {
    const read = readNumber(text)
    if (read && read !== 'wrong') return read
    const message = read === 'wrong' ? 'في الرقم خطأ: رقمه الأخير لا يطابق. أعد المسح.' : askParcel
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
