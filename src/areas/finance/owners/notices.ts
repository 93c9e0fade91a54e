import { payoutPaid, payoutReversed } from '#areas/finance/payouts/facts.ts'
import { isPaid } from '#areas/finance/payouts/standing.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { ownerSettled } from './facts.ts'
import { figuresOf, payoutTold } from './notice-figures.ts'
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
      period: { label: 'المدة', sample: 'من 1 يوليو 2026 إلى 31 يوليو 2026' },
      collected: { label: 'المحصَّل', sample: '1,100.000 ر.ع.' },
      fee: { label: 'العمولة وضريبتها', sample: '57.750 ر.ع.' },
      expenses: { label: 'المصروفات', sample: '40.000 ر.ع.' },
      net: { label: 'الصافي لكل الملّاك', sample: '901.500 ر.ع.' },
      arrears: { label: 'متأخرات المستأجرين', sample: '285.500 ر.ع.' },
      url: { label: 'رابط حساب المالك', sample: 'https://example.om/dashboard/properties' },
    },
    templates: {
      'in-app': 'جهّزنا تسوية {agreement}، {period}: {amount}، ونحوّلها إلى حسابك.',
      sms: 'التحالف: جهّزنا تسوية {agreement}، {period}: {amount}، ونحوّلها إلى حسابك. الكشف: {url}',
      whatsapp: 'مرحبًا، معك التحالف. جهّزنا تسوية {agreement}، {period}: {amount}، ونحوّلها إلى حسابك. الكشف: {url}',
      email: {
        subject: 'كشف حساب {agreement}',
        text: signed(
          [
            'كشف حسابك عن {agreement}، {period}:',
            'المحصَّل {collected}\nالعمولة وضريبتها {fee}\nالمصروفات {expenses}\nالصافي {net}\nنصيبك منه {amount}',
            'متأخرات المستأجرين {arrears}',
            'الكشف كله في حسابك: {url}',
          ].join('\n\n'),
        ),
      },
    },
    tell: async ({ partyId, amount, agreement }, { tx, subjectId, origin, now }) => ({
      to: { partyId },
      values: {
        ...{ amount: inRials(amount), agreement, url: `${origin}${ownPropertiesPath}` },
        ...(await figuresOf({ db: tx, now }, subjectId)),
      },
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
      agreement: { label: 'الاتفاقية', sample: 'M-SLL26-00001، بيت عوقد' },
      period: { label: 'المدة', sample: 'من 1 يوليو 2026 إلى 31 يوليو 2026' },
      url: { label: 'رابط حساب المالك', sample: 'https://example.om/dashboard/properties' },
    },
    templates: {
      'in-app': 'حُوّل إليك {amount} عن {agreement}، {period}، بسند الصرف {no}',
      sms: 'التحالف: حُوّل إلى حسابك {amount} عن {agreement}، {period}. الكشف: {url}',
      whatsapp: 'مرحبًا، معك التحالف. حُوّل إلى حسابك {amount} عن {agreement}، {period}، بسند الصرف {no}. الكشف: {url}',
      email: {
        subject: 'حُوّل إليك {amount}',
        text: signed('حُوّل إلى حسابك {amount} عن {agreement}، {period}، بسند الصرف {no}.\n\nالكشف: {url}'),
      },
    },
    tell: async ({ kind, partyId, amount, number }, { tx, subjectId, origin }) =>
      kind !== 'owner'
        ? null
        : {
            to: { partyId },
            values: {
              ...{ amount: inRials(amount), no: number, url: `${origin}${ownPropertiesPath}` },
              ...(await payoutTold(tx, subjectId)),
            },
            path: ownPropertiesPath,
          },
    stillTrue: (tx, _, { subjectId }) => isPaid(tx, subjectId),
  }),
  notice({
    name: 'finance.tell-owner-payout-reversed',
    label: 'عاد ما حُوّل إلى المالك',
    on: payoutReversed,
    variables: {
      amount: { label: 'المبلغ', sample: '901.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      no: { label: 'رقم السند', sample: 'PV-SLL26-00012' },
      agreement: { label: 'الاتفاقية', sample: 'M-SLL26-00001، بيت عوقد' },
      reason: { label: 'السبب', sample: 'أعاده البنك', longest: 'أعاده البنك لأن الحساب مغلق' },
      url: { label: 'رابط حساب المالك', sample: 'https://example.om/dashboard/properties' },
    },
    templates: {
      'in-app': 'لم يصلك {amount} عن {agreement} (سند الصرف {no}): {reason}. ويبقى مستحقًا لك.',
      sms: 'التحالف: لم يصلك {amount} عن {agreement}: {reason}. ويبقى مستحقًا لك: {url}',
      whatsapp: 'مرحبًا، معك التحالف. لم يصلك {amount} عن {agreement} (سند الصرف {no}): {reason}. ويبقى مستحقًا لك: {url}',
      email: {
        subject: 'لم يصلك {amount}',
        text: signed('لم يصلك {amount} عن {agreement} (سند الصرف {no}): {reason}.\n\nويبقى مستحقًا لك. الكشف في حسابك: {url}'),
      },
    },
    tell: async ({ kind, partyId, amount, number, reason }, { tx, subjectId, origin }) => {
      if (kind !== 'owner') return null
      const { agreement } = await payoutTold(tx, subjectId)
      const values = { amount: inRials(amount), no: number, agreement, reason, url: `${origin}${ownPropertiesPath}` }
      return { to: { partyId }, values, path: ownPropertiesPath }
    },
  }),
]
