import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { contractCalledOff, contractTerminated, earlyEndAgreed, noticeGiven, noticeWithdrawn } from './facts.ts'
import { ownContractsPath } from './portal/own-contracts.ts'

const variables = {
  contract: { label: 'العقد', sample: 'عقد إيجار L-SLL26-0042', longest: 'اتفاقية إدارة أملاك M-SLL26-0042' },
  day: { label: 'آخر يوم', sample: '31 يناير 2027' },
  url: { label: 'صفحة عقودي', sample: 'https://example.om/dashboard/contracts' },
}

/** What the customer a contract is with hears of its end. */
export const contractNotices = [
  notice({
    name: 'contracts.tell-terminated',
    label: 'أُنهي العقد مبكرًا',
    on: contractTerminated,
    variables,
    templates: {
      'in-app': 'أُنهي {contract} مبكرًا، وآخر يوم فيه {day}',
      sms: 'التحالف: أُنهي {contract} مبكرًا، وآخر يوم فيه {day}. {url}',
      whatsapp: 'السلام عليكم، أُنهي {contract} مبكرًا، وآخر يوم فيه {day}. تفاصيله: {url}',
      email: {
        subject: 'أُنهي {contract} مبكرًا',
        text: 'مرحبًا،\n\nأُنهي {contract} مبكرًا، وآخر يوم فيه {day}.\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: ({ kind, number, partyId, on }, { origin }) => ({
      ...{ to: { partyId }, path: ownContractsPath },
      values: { contract: `${kind} ${number}`, day: dayInWords(on), url: `${origin}${ownContractsPath}` },
    }),
  }),
  notice({
    name: 'contracts.tell-early-end-agreed',
    label: 'اتُّفق على إنهاء العقد مبكرًا',
    on: earlyEndAgreed,
    variables,
    templates: {
      'in-app': 'اتُّفق على إنهاء {contract} مبكرًا، وآخر يوم فيه {day}',
      sms: 'التحالف: اتُّفق على إنهاء {contract} مبكرًا، وآخر يوم فيه {day}. {url}',
      whatsapp: 'السلام عليكم، اتُّفق على إنهاء {contract} مبكرًا، وآخر يوم فيه {day}. تفاصيله: {url}',
      email: {
        subject: 'اتُّفق على إنهاء {contract} مبكرًا',
        text: 'مرحبًا،\n\nاتُّفق على إنهاء {contract} مبكرًا، وآخر يوم فيه {day}.\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: ({ kind, number, partyId, lastDay }, { origin }) => ({
      ...{ to: { partyId }, path: ownContractsPath },
      values: { contract: `${kind} ${number}`, day: dayInWords(lastDay), url: `${origin}${ownContractsPath}` },
    }),
  }),
  notice({
    name: 'contracts.tell-called-off',
    label: 'أُلغي العقد قبل أن يبدأ',
    on: contractCalledOff,
    variables: { contract: variables.contract, url: variables.url },
    templates: {
      'in-app': 'أُلغي {contract} قبل أن يبدأ',
      sms: 'التحالف: أُلغي {contract} قبل أن يبدأ. {url}',
      whatsapp: 'السلام عليكم، أُلغي {contract} قبل أن يبدأ. تفاصيله: {url}',
      email: {
        subject: 'أُلغي {contract} قبل أن يبدأ',
        text: 'مرحبًا،\n\nأُلغي {contract} قبل أن يبدأ.\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: ({ kind, number, partyId }, { origin }) => ({
      ...{ to: { partyId }, path: ownContractsPath },
      values: { contract: `${kind} ${number}`, url: `${origin}${ownContractsPath}` },
    }),
  }),
  notice({
    name: 'contracts.tell-notice-given',
    label: 'سُجّل الإخطار بإنهاء العقد',
    on: noticeGiven,
    variables,
    templates: {
      'in-app': 'سُجّل الإخطار بإنهاء {contract}، وآخر يوم فيه {day}',
      sms: 'التحالف: سُجّل الإخطار بإنهاء {contract}، وآخر يوم فيه {day}. {url}',
      whatsapp: 'السلام عليكم، سُجّل الإخطار بإنهاء {contract}، وآخر يوم فيه {day}. تفاصيله: {url}',
      email: {
        subject: 'الإخطار بإنهاء {contract}',
        text: 'مرحبًا،\n\nسُجّل الإخطار بإنهاء {contract}، وآخر يوم فيه {day}.\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: ({ kind, number, partyId, lastDay }, { origin }) => ({
      ...{ to: { partyId }, path: ownContractsPath },
      values: { contract: `${kind} ${number}`, day: dayInWords(lastDay), url: `${origin}${ownContractsPath}` },
    }),
  }),
  notice({
    name: 'contracts.tell-notice-withdrawn',
    label: 'سُحب الإخطار بإنهاء العقد',
    on: noticeWithdrawn,
    variables: { contract: variables.contract, url: variables.url },
    templates: {
      'in-app': 'سُحب الإخطار بإنهاء {contract}، ويبقى ساريًا كما كان',
      sms: 'التحالف: سُحب الإخطار بإنهاء {contract}، ويبقى ساريًا كما كان. {url}',
      whatsapp: 'السلام عليكم، سُحب الإخطار بإنهاء {contract}، ويبقى ساريًا كما كان. تفاصيله: {url}',
      email: {
        subject: 'سُحب الإخطار بإنهاء {contract}',
        text: 'مرحبًا،\n\nسُحب الإخطار بإنهاء {contract}، ويبقى ساريًا كما كان.\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: ({ kind, number, partyId }, { origin }) => ({
      ...{ to: { partyId }, path: ownContractsPath },
      values: { contract: `${kind} ${number}`, url: `${origin}${ownContractsPath}` },
    }),
  }),
]
