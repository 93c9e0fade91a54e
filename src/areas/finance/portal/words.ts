import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const proofFactWords = {
  'finance.proof-sent': 'وصل إثبات تحويل',
  'finance.transfer-confirmed': 'تأكد وصول التحويل',
  'finance.proof-refused': 'لم يُقبل الإثبات',
  'finance.proof-reopened': 'عُكس سنده فعاد بانتظار التأكيد',
}

const Proof = z.object({ name: z.string(), amount: baisa })

const of =
  <Shape extends z.ZodType>(shape: Shape, say: (told: z.output<Shape>) => string) =>
  (data: unknown) => {
    const told = shape.safeParse(data).data
    return told === undefined ? null : say(told)
  }

export const proofFactLines: FactLines = {
  'finance.proof-sent': of(Proof, ({ name, amount }) => `أرسل ${name} إثبات تحويل ${inRials(amount)}`),
  'finance.transfer-confirmed': of(
    Proof.extend({ number: z.string() }),
    ({ amount, number }) => `تأكد وصول تحويل ${inRials(amount)} وصدر السند ${number}`,
  ),
  'finance.proof-refused': of(
    Proof.extend({ reason: z.string() }),
    ({ amount, reason }) => `لم يُقبل إثبات تحويل ${inRials(amount)}: ${reason}`,
  ),
  'finance.proof-reopened': of(
    Proof.extend({ reason: z.string(), number: z.string() }),
    ({ amount, number, reason }) => `عُكس السند ${number} وعاد تحويل ${inRials(amount)} بانتظار التأكيد: ${reason}`,
  ),
}

export const proofPartWords = { reference: 'المرجع' }
