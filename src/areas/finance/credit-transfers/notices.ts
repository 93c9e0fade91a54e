import type { z } from 'zod'
import { ownStatementPath } from '#areas/finance/payments-paths.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { creditTransferReversed, creditTransferred } from './facts.ts'

const variables = {
  amount: { label: 'المبلغ', sample: '25.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
  no: { label: 'رقم التحويل', sample: 'CT-SLL26-00012' },
}
type Told = z.output<typeof creditTransferred.data>

const toldTo = (partyId: string, { amount, number }: Told) => ({
  to: { partyId },
  values: { amount: inRials(amount), no: number },
  path: ownStatementPath,
})

/**
 * Whose credit it was hears that it went: a consent somebody made up is found out by the one who never gave it. Neither hears the
 * other's name.
 */
export const creditTransferNotices = [
  notice({
    name: 'finance.tell-credit-given',
    label: 'حُوّل رصيد عميل إلى غيره',
    on: creditTransferred,
    variables,
    templates: {
      'in-app': 'حوّلنا من رصيدك لدينا {amount} إلى عميل آخر بطلبك، تحويل {no}. إن لم تطلبه فاتصل بنا.',
      sms: 'التحالف: حوّلنا من رصيدك {amount} إلى عميل آخر بطلبك، تحويل {no}. إن لم تطلبه فاتصل بنا',
      whatsapp: 'مرحبًا، معك التحالف. حوّلنا من رصيدك لدينا {amount} إلى عميل آخر بطلبك، تحويل {no}. إن لم تطلبه فاتصل بنا.',
    },
    tell: (told) => toldTo(told.partyId, told),
  }),
  notice({
    name: 'finance.tell-credit-taken',
    label: 'أُضيف إلى عميل رصيد غيره',
    on: creditTransferred,
    variables,
    templates: {
      'in-app': 'أُضيف إلى رصيدك لدينا {amount} من عميل آخر، تحويل {no}.',
      sms: 'التحالف: أُضيف إلى رصيدك {amount} من عميل آخر، تحويل {no}',
      whatsapp: 'مرحبًا، معك التحالف. أُضيف إلى رصيدك لدينا {amount} من عميل آخر، تحويل {no}.',
    },
    tell: (told) => toldTo(told.takerId, told),
  }),
  notice({
    name: 'finance.tell-credit-back',
    label: 'عاد إلى عميل رصيد حُوّل منه',
    on: creditTransferReversed,
    variables,
    templates: {
      'in-app': 'ألغينا التحويل {no}، وعاد إلى رصيدك لدينا {amount}',
      sms: 'التحالف: ألغينا التحويل {no}، وعاد إلى رصيدك {amount}',
      whatsapp: 'مرحبًا، معك التحالف. ألغينا التحويل {no}، وعاد إلى رصيدك لدينا {amount}',
    },
    tell: (told) => toldTo(told.partyId, told),
  }),
  notice({
    name: 'finance.tell-credit-taken-back',
    label: 'خرج من عميل رصيد حُوّل إليه',
    on: creditTransferReversed,
    variables,
    templates: {
      'in-app': 'ألغينا التحويل {no}، فخرج من رصيدك لدينا {amount}',
      sms: 'التحالف: ألغينا التحويل {no}، فخرج من رصيدك {amount}',
      whatsapp: 'مرحبًا، معك التحالف. ألغينا التحويل {no}، فخرج من رصيدك لدينا {amount}',
    },
    tell: (told) => toldTo(told.takerId, told),
  }),
]
