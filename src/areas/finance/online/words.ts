import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
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

const of =
  <Shape extends z.ZodType>(shape: Shape, say: (told: z.output<Shape>) => string) =>
  (data: unknown) => {
    const told = shape.safeParse(data).data
    return told === undefined ? null : say(told)
  }

export const onlineFactLines: FactLines = {
  'finance.online-payment-started': of(Payment, ({ name, amount }) => `بدأ ${name} دفع ${inRials(amount)} إلكترونيًا`),
  'finance.online-payment-paid': of(
    Payment.extend({ number: z.string() }),
    ({ amount, number }) => `نجح الدفع الإلكتروني ${inRials(amount)} وصدر السند ${number}`,
  ),
  'finance.online-payment-ended': of(Payment, ({ amount }) => `لم يكتمل الدفع الإلكتروني ${inRials(amount)}`),
  'finance.online-payment-differs': of(
    Payment.extend({ paid: baisa }),
    ({ amount, paid }) => `وصل بالدفع الإلكتروني ${inRials(paid)} والمطلوب ${inRials(amount)}`,
  ),
  'finance.provider-connected': of(Connected, ({ provider, address }) => `رُبط الدفع عبر ${provider} في ${address}`),
  'finance.provider-disconnected': of(Connected, ({ provider }) => `فُصل الدفع عبر ${provider}`),
}

export const onlinePartWords = { provider: 'مزوّد الدفع', address: 'عنوانه' }
