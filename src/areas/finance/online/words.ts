import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const onlineFactWords = {
  'finance.online-payment-started': 'بدأت عملية دفع إلكتروني',
  'finance.online-payment-paid': 'نجحت عملية دفع إلكتروني',
  'finance.online-payment-ended': 'لم تكتمل عملية دفع إلكتروني',
  'finance.online-payment-differs': 'وصل بالدفع الإلكتروني مبلغ آخر',
  'finance.provider-connected': 'رُبط مزوّد الدفع الإلكتروني',
  'finance.provider-disconnected': 'فُصل مزوّد الدفع الإلكتروني',
}

const Payment = z.object({ name: z.string(), amount: baisa })
const Connected = z.object({ provider: z.string(), address: z.string() })

export const onlineFactLines: FactLines = {
  'finance.online-payment-started': factLine(Payment, ({ name, amount }) => `بدأ ${name} دفع ${inRials(amount)} إلكترونيًا`),
  'finance.online-payment-paid': factLine(
    Payment.extend({ number: z.string() }),
    ({ amount, number }) => `نجح الدفع الإلكتروني ${inRials(amount)} وصدر السند ${number}`,
  ),
  'finance.online-payment-ended': factLine(Payment, ({ amount }) => `لم يكتمل الدفع الإلكتروني ${inRials(amount)}`),
  'finance.online-payment-differs': factLine(
    Payment.extend({ paid: baisa }),
    ({ amount, paid }) => `وصل بالدفع الإلكتروني ${inRials(paid)} والمطلوب ${inRials(amount)}`,
  ),
  'finance.provider-connected': factLine(Connected, ({ provider, address }) => `رُبط الدفع عبر ${provider} في ${address}`),
  'finance.provider-disconnected': factLine(Connected, ({ provider }) => `فُصل الدفع عبر ${provider}`),
}

export const onlinePartWords = { provider: 'مزوّد الدفع', address: 'عنوانه' }
