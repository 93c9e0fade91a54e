import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { ownCarsPath } from '../booking/paths.ts'
import { fineCharged } from './facts.ts'

export const fineNotices = [
  notice({
    name: 'vehicles.tell-fine',
    label: 'أُضيفت مخالفة على مستأجر السيارة',
    on: fineCharged,
    variables: {
      amount: { label: 'مبلغ المخالفة', sample: '10.000 ر.ع.', longest: '1,000.000 ر.ع.' },
      date: { label: 'يوم المخالفة', sample: '9 ديسمبر', longest: '29 سبتمبر 2026' },
      ref: { label: 'رقم العقد', sample: 'CR-SLL26-0104' },
      url: { label: 'صفحة سياراتي', sample: `https://example.om${ownCarsPath}` },
    },
    templates: {
      'in-app': 'مخالفة {amount} بتاريخ {date} على عقدك {ref}',
      sms: 'التحالف: مخالفة {amount} بتاريخ {date} على عقدك {ref}: {url}',
      whatsapp: 'السلام عليكم، مخالفة {amount} بتاريخ {date} على عقدك {ref}: {url}',
      email: {
        subject: 'مخالفة على عقدك {ref}',
        text: 'مرحبًا،\n\nسُجّلت مخالفة مرورية {amount} بتاريخ {date} على عقدك {ref}.\n\nالتفاصيل: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ partyId, amount, at, contract }, { origin }) => ({
      to: { partyId },
      values: {
        ...{ amount: inRials(amount), date: dayInWords(new Date(at)), ref: contract ?? '' },
        url: origin + ownCarsPath,
      },
      path: ownCarsPath,
    }),
  }),
]
