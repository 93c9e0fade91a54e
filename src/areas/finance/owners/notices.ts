import { payoutPaid } from '#areas/finance/payouts/facts.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { ownerSettled } from './facts.ts'
import { ownPropertiesPath } from './owner-statement-asked.ts'

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`

/** An owner hears what was settled, with the statement that says how it came to that. */
export const ownerNotices = [
  notice({
    name: 'finance.tell-owner-settled',
    label: 'سُوّي للمالك إيجاره',
    on: ownerSettled,
    variables: {
      amount: { label: 'نصيب المالك', sample: '901.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      agreement: { label: 'الاتفاقية', sample: 'M-SLL26-00001، بيت عوقد' },
      url: { label: 'رابط حساب المالك', sample: 'https://example.om/dashboard/properties' },
    },
    templates: {
      'in-app': 'سُوّي لك {amount} عن {agreement}، ونحوّله إلى حسابك.',
      sms: 'التحالف: سُوّي لك {amount} عن إيجارك. الكشف: {url}',
      whatsapp: 'مرحبًا، معك التحالف. سُوّي لك {amount} عن {agreement}، ونحوّله إلى حسابك. الكشف: {url}',
      email: { subject: 'كشف حساب جديد', text: signed('سُوّي لك {amount} عن {agreement}، ونحوّله إلى حسابك:\n\n{url}') },
    },
    tell: ({ partyId, amount, agreement }, { origin }) => ({
      to: { partyId },
      values: { amount: inRials(amount), agreement, url: `${origin}${ownPropertiesPath}` },
      path: ownPropertiesPath,
    }),
  }),
  notice({
    name: 'finance.tell-owner-paid',
    label: 'حُوّل إلى المالك إيجاره',
    on: payoutPaid,
    variables: {
      amount: { label: 'المبلغ', sample: '901.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      no: { label: 'رقم السند', sample: 'PV-SLL26-00012' },
      url: { label: 'رابط حساب المالك', sample: 'https://example.om/dashboard/properties' },
    },
    templates: {
      'in-app': 'حُوّل إليك {amount} بسند الصرف {no}.',
      sms: 'التحالف: حُوّل إلى حسابك {amount} بسند الصرف {no}. الكشف: {url}',
      whatsapp: 'مرحبًا، معك التحالف. حُوّل إلى حسابك {amount} بسند الصرف {no}. الكشف: {url}',
    },
    tell: ({ kind, partyId, amount, number }, { origin }) =>
      kind !== 'owner'
        ? null
        : {
            to: { partyId },
            values: { amount: inRials(amount), no: number, url: `${origin}${ownPropertiesPath}` },
            path: ownPropertiesPath,
          },
  }),
]
