import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const proofFactWords = {
  'finance.proof-sent': 'وصل إثبات تحويل',
  'finance.transfer-confirmed': 'تأكد وصول التحويل',
  'finance.proof-refused': 'لم يُقبل الإثبات',
  'finance.proof-withdrawn': 'سحب العميل الإثبات',
  'finance.proof-reopened': 'عُكس سنده فعاد بانتظار التأكيد',
}

const Proof = z.object({ name: z.string(), amount: baisa })

export const proofFactLines: FactLines = {
  'finance.proof-sent': factLine(Proof, ({ name, amount }) => `أرسل ${name} إثبات تحويل ${inRials(amount)}`),
  'finance.transfer-confirmed': factLine(
    Proof.extend({ number: z.string() }),
    ({ amount, number }) => `تأكد وصول تحويل ${inRials(amount)} وصدر السند ${number}`,
  ),
  'finance.proof-refused': factLine(
    Proof.extend({ reason: z.string() }),
    ({ amount, reason }) => `لم يُقبل إثبات تحويل ${inRials(amount)}: ${reason}`,
  ),
  'finance.proof-withdrawn': factLine(Proof, ({ name, amount }) => `سحب ${name} إثبات تحويل ${inRials(amount)}`),
  'finance.proof-reopened': factLine(
    Proof.extend({ reason: z.string(), number: z.string() }),
    ({ amount, number, reason }) => `عُكس السند ${number} وعاد تحويل ${inRials(amount)} بانتظار التأكيد: ${reason}`,
  ),
}

export const proofPartWords = { reference: 'المرجع' }
