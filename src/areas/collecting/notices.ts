import { ownDuesPath } from '#areas/finance/public.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { promiseNear } from './facts.ts'
import { hasPromised } from './promised.ts'

const variables = {
  unit: { label: 'الوحدة', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' },
  amount: { label: 'المبلغ', sample: '285.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
  url: { label: 'صفحة مدفوعاته', sample: 'https://example.om/dashboard/payments' },
}

/** To whoever said they would pay. */
export const collectingNotices = [
  notice({
    name: 'properties.tell-promise-near',
    label: 'غدًا موعد وعد بالدفع',
    on: promiseNear,
    variables,
    templates: {
      'in-app': 'غدًا موعدك لدفع {amount} عن {unit}',
      sms: 'التحالف: غدًا موعدك لدفع {amount} عن {unit}. للدفع: {url}',
      whatsapp: 'السلام عليكم، غدًا موعدك لدفع {amount} عن {unit}. للدفع: {url}',
    },
    tell: (told, { subjectId: partyId, origin }) => ({
      ...{ to: { partyId }, path: ownDuesPath },
      values: { unit: told.unit ?? 'مستحقاتك', amount: inRials(told.amount), url: `${origin}${ownDuesPath}` },
    }),
    stillTrue: (tx, _, { subjectId }) => hasPromised(tx, subjectId),
  }),
]
