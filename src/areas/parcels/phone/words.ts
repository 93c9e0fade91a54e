import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const phoneFactWords = {
  'parcels.phone-conflict': 'تعارض ما سجّله مندوب',
  'parcels.loaded-unplanned': 'حُمل طرد خارج الخط',
  'parcels.phone-proof-kept': 'وصلت صورة من هاتف مندوب',
  'parcels.attempt-told-late': 'سُجّلت محاولة بعد العودة',
}

export const phoneFactLines: FactLines = {
  'parcels.phone-conflict': factLine(
    z.object({ number: z.string(), courier: z.string(), said: z.string() }),
    ({ number, courier, said }) => `تعارض في الطرد ${number}: قال ${courier} ${said}`,
  ),
  'parcels.loaded-unplanned': factLine(
    z.object({ number: z.string(), courier: z.string() }),
    ({ number, courier }) => `حمل ${courier} الطرد ${number} ولم يكن في خطه`,
  ),
  'parcels.phone-proof-kept': factLine(z.object({}), () => 'وصلت صورة من هاتف مندوب'),
  'parcels.attempt-told-late': factLine(
    z.object({ number: z.string(), reason: z.string() }),
    ({ number, reason }) => `سُجّلت محاولة سابقة للطرد ${number}: ${reason}`,
  ),
}
